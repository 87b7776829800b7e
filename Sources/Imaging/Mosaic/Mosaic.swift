/// A family of glyphs that divides a terminal cell into sub-pixels.
public enum Mosaic: String, Hashable, CaseIterable, Sendable {
  /// `▀ ▄`: one by two.
  case half
  /// `▘ ▝ ▚ …`: two by two.
  case quadrant
  /// `🬀 🬁 …` of Unicode 13: two by three.
  case sextant
  /// `⠁ ⠂ …`: two by four dots; for curves rather than for text.
  case braille
  /// ASCII characters by the darkness of their upper and lower half: one by two.
  case ascii

  /// Sub-pixels across a cell.
  public var subpixelColumns: Int { self == .half || self == .ascii ? 1 : 2 }
  /// Sub-pixels down a cell.
  public var subpixelRows: Int {
    switch self {
    case .half, .quadrant, .ascii: 2
    case .sextant: 3
    case .braille: 4
    }
  }
}

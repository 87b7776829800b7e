/// The colours of one ink on one paper, for each of the levels that a mosaic is fitted to.
///
/// Paper is the terminal's own background, so that whatever shows through it does. Levels that a
/// terminal can't tell apart have the same colour.
public struct InkPalette: Hashable, Sendable {
  /// What each level looks like, from paper to ink.
  private let shades: [Shade]
  /// Whether full ink is the terminal's own foreground.
  private let isInkStandard: Bool

  private enum Shade: Hashable {
    case color(CellColor)
    /// Full ink or none, where the terminal has no colours.
    case isInked(Bool)

    /// What a cell is given for it.
    var cellColor: CellColor {
      switch self {
      case .color(let color): color
      case .isInked: .standard
      }
    }
  }

  /// The shades between `paper` and `ink` that `depth` can show, mixed in a gamma of 1.4.
  ///
  /// Without `paper` a black background is assumed, and without `ink` the terminal's foreground is
  /// used and assumed to be nearly white on dark paper, nearly black on light.
  public init(ink: RGB?, paper: RGB?, depth: ColorDepth) {
    let paper = paper ?? RGB(0, 0, 0)
    let isLight = paper.luminance > Self.darkestLightPaper
    let full = ink ?? (isLight ? RGB(0x1A, 0x1A, 0x1A) : RGB(0xE6, 0xE6, 0xE6))
    isInkStandard = ink == nil || depth == .mono
    let levels = Int(MosaicCell.fullLevel)
    shades = (0...levels).map { level in
      if depth == .mono { return .isInked(2 * level > levels) }
      let mix = paper.mixed(with: full, amount: Double(level) / Double(levels))
      return .color(depth.color(for: mix))
    }
  }

  /// The luminance at which black and white ink have the same contrast by WCAG 2:
  /// (L + 0.05)² = 1.05 × 0.05.
  private static let darkestLightPaper = 0.179

  /// The colour of ink at a level of 0…25; `nil` where it can't be told from paper and there is
  /// nothing to draw.
  public func foreground(at level: UInt8) -> CellColor? {
    let shade = shades[Int(level)]
    if shade == shades[0] { return nil }
    if isInkStandard, shade == shades.last { return .standard }
    return shade.cellColor
  }

  /// The colour of a cell behind its ink at a level of 0…25.
  public func background(at level: UInt8) -> CellColor {
    let shade = shades[Int(level)]
    return shade == shades[0] ? .standard : shade.cellColor
  }

  /// A fitted cell in these colours; `glyphs` are those of its mosaic.
  func cell(for cell: MosaicCell, glyphs: [Unicode.Scalar]) -> Cell {
    guard let foreground = foreground(at: cell.ink) else { return Cell() }
    if shades[Int(cell.paper)] == shades[Int(cell.ink)] {
      return Cell(glyphs[glyphs.count - 1], foreground: foreground)
    }
    return Cell(
      glyphs[Int(cell.pattern)], foreground: foreground, background: background(at: cell.paper))
  }
}

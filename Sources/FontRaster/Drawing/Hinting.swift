/// Whether small letters are moved to whole rows of sub-pixels.
public enum Hinting: Hashable, Sendable {
  /// Outlines as drawn, at every size.
  case none
  /// Latin letters are moved vertically by FreeType's light auto-hinter while an em is at most 12
  /// rows of sub-pixels high. Widths stay as they are.
  ///
  /// Text recognition read Latin text of that size more often when it was hinted, and kanji less
  /// often; above it there was no difference.
  case light

  /// Most rows of sub-pixels in an em that hinting is of use for.
  static let greatestRows = 12.0

  /// Returns whether a run is to be hinted.
  func applies(toHintable isHintable: Bool, rowsPerEm: Double) -> Bool {
    self == .light && isHintable && rowsPerEm <= Self.greatestRows
  }
}

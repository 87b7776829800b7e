/// What a sheet shows of a style set.
public enum SheetKind: String, CaseIterable, Sendable {
  /// Every style at one size of text.
  case size
  /// One style at all twelve sizes.
  case waterfall
  /// Every style at all twelve sizes, a word each.
  case matrix
}

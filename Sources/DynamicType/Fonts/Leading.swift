extension Font {
  /// How far apart the lines of a text-style font are set.
  public enum Leading: Hashable, CaseIterable, Sendable {
    case standard
    case tight
    case loose

    /// What is added to the leading of a text style, in points.
    ///
    /// Source: UIKit, `UIFontDescriptor.SymbolicTraits.traitTightLeading` and `traitLooseLeading`.
    public var adjustment: Double {
      switch self {
      case .standard: 0
      case .tight: -2
      case .loose: 2
      }
    }
  }
}

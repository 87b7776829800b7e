extension Font {
  /// The design of the system font: SF Pro, New York, SF Pro Rounded or SF Mono on Apple's platforms.
  public enum Design: Hashable, CaseIterable, Sendable {
    case `default`
    case serif
    case rounded
    case monospaced

    /// The published tracking; `nil` for `monospaced`, which has none.
    public var trackingTable: TrackingTable? {
      switch self {
      case .default: .sfPro
      case .serif: .newYork
      case .rounded: .sfProRounded
      case .monospaced: nil
      }
    }
  }
}

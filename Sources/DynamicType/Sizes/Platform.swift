/// A platform of Apple's with guidance about text sizes.
public enum Platform: String, Hashable, CaseIterable, Sendable {
  case ios
  case watchos
  case tvos
  case macos
  case visionos
}

extension Platform {
  /// The name in lower case, such as `watchos`.
  public var name: String { rawValue }

  /// The name as Apple writes it; iPadOS goes with iOS.
  public var displayName: String {
    switch self {
    case .ios: "iOS"
    case .watchos: "watchOS"
    case .tvos: "tvOS"
    case .macos: "macOS"
    case .visionos: "visionOS"
    }
  }

  /// The default size of body text, in points.
  ///
  /// Source: Human Interface Guidelines, Typography, "Ensuring legibility".
  public var defaultPointSize: Double {
    switch self {
    case .ios, .visionos: 17
    case .watchos: 16
    case .tvos: 29
    case .macos: 13
    }
  }

  /// The size below which text should not go, in points.
  ///
  /// Source: Human Interface Guidelines, Typography, "Ensuring legibility".
  public var minimumPointSize: Double {
    switch self {
    case .ios: 11
    case .watchos, .visionos: 12
    case .tvos: 23
    case .macos: 10
    }
  }

  /// Creates a platform from its name, or throws with those that are understood; iPadOS gives iOS.
  public init(spelling: String) throws(UnknownName) {
    self = try Self.spellings.value(of: spelling)
  }

  private static let spellings = SpellingLookup(
    .platform, qualifiers: ["Platform"],
    allCases.map { ($0, [$0.name] + ($0 == .ios ? ["iPadOS"] : [])) })
}

/// How an app makes a custom font follow the reader's size.
///
/// Every way exists in real apps, and they differ in what they follow and how they round.
public enum ScalingMethod: Hashable, Sendable {
  /// `@ScaledMetric` in a view: follows the environment, rounds to the pixel.
  case scaledMetric
  /// `Font.custom(_:size:relativeTo:)`: follows the environment, rounds to the whole point.
  case custom
  /// `UIFontMetrics.scaledFont(for:)`: follows the *device* setting only, whole point.
  case fontMetrics
  /// Read once when the app starts, and stale until it starts again.
  case capturedAtLaunch
  /// Does not scale at all.
  case fixed
  /// An explicit point size for each of the twelve sizes.
  case steps([DynamicTypeSize: Double])
  /// A value already scaled by `@ScaledMetric` handed to a font that scales again: a common bug.
  case doubleScaled
}

extension ScalingMethod {
  /// The name of the method, such as `scaledMetric`.
  public var name: String {
    switch self {
    case .scaledMetric: "scaledMetric"
    case .custom: "custom"
    case .fontMetrics: "fontMetrics"
    case .capturedAtLaunch: "capturedAtLaunch"
    case .fixed: "fixed"
    case .steps: "steps"
    case .doubleScaled: "doubleScaled"
    }
  }

  /// Whether the leading of a text style drives the scaling.
  public var followsTextStyle: Bool {
    switch self {
    case .scaledMetric, .custom, .fontMetrics, .capturedAtLaunch, .doubleScaled: true
    case .fixed, .steps: false
    }
  }
}

extension ScalingMethod {
  /// Creates a method from its name or the name of the API, or throws with those that are understood.
  ///
  /// `steps` comes without any step: the caller adds the table, and an empty one leaves the base size.
  /// Case, spaces, hyphens and underscores make no difference.
  public init(spelling: String) throws(UnknownName) {
    self = try Self.spellings.value(of: spelling)
  }

  static let names = namedMethods.map(\.name)

  private static let namedMethods: [ScalingMethod] = [
    .scaledMetric, .custom, .fontMetrics, .capturedAtLaunch, .fixed, .steps([:]), .doubleScaled,
  ]

  private static let spellings = SpellingLookup(
    .scalingMethod,
    qualifiers: ["ScalingMethod"],
    namedMethods.map { ($0, [$0.name] + $0.synonyms) })

  private var synonyms: [String] {
    switch self {
    case .scaledMetric: ["@ScaledMetric"]
    case .custom: ["Font.custom"]
    case .fontMetrics: ["UIFontMetrics"]
    case .fixed: ["fixedSize"]
    case .capturedAtLaunch, .steps, .doubleScaled: []
    }
  }
}

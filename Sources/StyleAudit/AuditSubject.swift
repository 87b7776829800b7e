public import DynamicType

/// What an audit looks at: a table, the platform it is for, and what fonts make of it where known.
public struct AuditSubject: Sendable {
  /// The styles at all sizes.
  public let table: StyleTable
  /// The platform whose figures count.
  public let platform: Platform
  /// What the styles measure in real fonts; `nil` where none were looked at.
  public let measures: StyleMeasures?
  /// Whether findings are to say how their numbers come about.
  public let explains: Bool

  /// The sizes of text the platform's readers can choose, smallest first.
  public var sizes: [DynamicTypeSize] { platform.dynamicTypeSizes }

  /// A table to look at on a platform.
  ///
  /// Measures of another number of styles are a programmer error.
  public init(
    _ table: StyleTable, platform: Platform = .ios, measures: StyleMeasures? = nil,
    explains: Bool = true
  ) {
    precondition(
      measures == nil || measures?.styles.count == table.rows.count,
      "measures hold one entry a style")
    self.table = table
    self.platform = platform
    self.measures = measures
    self.explains = explains
  }
}

extension Platform {
  /// The sizes of text that readers of the platform can choose, smallest first.
  ///
  /// watchOS has neither `medium` nor the two largest. macOS has no Dynamic Type, and for tvOS no
  /// scaled sizes are published: there `large` alone. Source: Human Interface Guidelines, Typography.
  public var dynamicTypeSizes: [DynamicTypeSize] {
    switch self {
    case .ios, .visionos: DynamicTypeSize.allCases
    case .watchos:
      DynamicTypeSize.allCases.filter { $0 != .medium && $0 <= .accessibility3 }
    case .macos, .tvos: [.large]
    }
  }

  /// Pixels to a point on the platform's usual screens: 3 on iPhones, 2 elsewhere.
  ///
  /// Source: Human Interface Guidelines, Images, "Resolution".
  public var displayScale: Double { self == .ios ? 3 : 2 }

  /// How many times its size text should be able to reach: 2, on watchOS 1.4.
  ///
  /// Source: Human Interface Guidelines, Accessibility, "Let people enlarge text"; WCAG 2.2, 1.4.4.
  var wantedGrowth: Double { self == .watchos ? 1.4 : 2 }
}

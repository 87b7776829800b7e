/// The type sizes a platform's guidance prints, and what it leaves out.
public struct PublishedTable: Hashable, Sendable {
  /// One text style at one size, as printed.
  public struct Row: Hashable, Sendable {
    /// The name of the style as printed, such as "Title 1" or "Footnote 2".
    public let name: String
    /// The text style of iOS of the same name; `nil` for a style iOS doesn't have.
    public let textStyle: Font.TextStyle?
    /// The Dynamic Type size; `nil` where the platform has only one.
    public let size: DynamicTypeSize?
    /// The point size, in points.
    public let pointSize: Double
    /// The leading from baseline to baseline, in points; `nil` if not published.
    public let leading: Double?
    /// The weight.
    public let weight: Font.Weight
    /// The weight when made bold; `nil` if not published.
    public let emphasizedWeight: Font.Weight?
    /// A doubt about the printed figures, as a sentence; `nil` if there is none.
    public let note: String?

    init(
      _ name: String, _ textStyle: Font.TextStyle?, size: DynamicTypeSize? = nil,
      _ pointSize: Double, leading: Double?, _ weight: Font.Weight, emphasized: Font.Weight?,
      note: String? = nil
    ) {
      self.name = name
      self.textStyle = textStyle
      self.size = size
      self.pointSize = pointSize
      self.leading = leading
      self.weight = weight
      self.emphasizedWeight = emphasized
      self.note = note
    }
  }

  /// Devices that start out with a Dynamic Type size of their own.
  public struct DefaultSize: Hashable, Sendable {
    /// The devices, such as "40, 41 and 42 mm".
    public let devices: String
    /// The size they start out with.
    public let size: DynamicTypeSize
  }

  /// The platform the table belongs to.
  public let platform: Platform
  /// The printed rows, in the order of the guidance; empty if it prints none.
  public let rows: [Row]
  /// The default Dynamic Type sizes by device; empty where text doesn't follow Dynamic Type.
  public let defaultSizes: [DefaultSize]
  /// What is not published, one sentence each.
  public let missing: [String]

  /// Returns the row of a text style at a size; `nil` if it isn't published.
  ///
  /// Where a platform has one size only, that one answers for every size.
  public func row(for style: Font.TextStyle, at size: DynamicTypeSize) -> Row? {
    rows.first { $0.textStyle == style && ($0.size == nil || $0.size == size) }
  }
}

extension Platform {
  /// The type sizes published for the platform.
  public var publishedTable: PublishedTable {
    switch self {
    case .ios: .ios
    case .watchos: .watchos
    case .tvos: .tvos
    case .macos: .macos
    case .visionos: .visionos
    }
  }
}

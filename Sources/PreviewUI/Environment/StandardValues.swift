public import DynamicType

private enum DynamicTypeSizeKey: EnvironmentKey {
  static let defaultValue = DynamicTypeSize.large
}

private enum DeviceTypeSizeKey: EnvironmentKey {
  static let defaultValue = DynamicTypeSize.large
}

private enum LaunchTypeSizeKey: EnvironmentKey {
  static let defaultValue = DynamicTypeSize.large
}

private enum DisplayScaleKey: EnvironmentKey {
  static let defaultValue: CGFloat = 3
}

private enum LegibilityWeightKey: EnvironmentKey {
  static let defaultValue: LegibilityWeight? = .regular
}

private enum FontKey: EnvironmentKey {
  static let defaultValue: Font? = nil
}

private enum LineLimitKey: EnvironmentKey {
  static let defaultValue: Int? = nil
}

private enum LineSpacingKey: EnvironmentKey {
  static let defaultValue: CGFloat = 0
}

private enum MultilineTextAlignmentKey: EnvironmentKey {
  static let defaultValue = TextAlignment.leading
}

private enum MinimumScaleFactorKey: EnvironmentKey {
  static let defaultValue: CGFloat = 1
}

private enum FontChangeKey: EnvironmentKey {
  static let defaultValue = FontChange()
}

/// Whether the reader asked for bold text in the settings.
public enum LegibilityWeight: Hashable, Sendable {
  case regular
  case bold
}

/// What `fontWeight(_:)`, `italic()` and `tracking(_:)` change about whatever font is set.
struct FontChange: Hashable, Sendable {
  var weight: Font.Weight?
  var isItalic: Bool?
  /// Extra advance in points.
  var tracking: Double?

  /// This change with what `other` says on top.
  func merged(with other: FontChange) -> FontChange {
    FontChange(
      weight: other.weight ?? weight, isItalic: other.isItalic ?? isItalic,
      tracking: other.tracking ?? tracking)
  }
}

extension EnvironmentValues {
  /// The size of text here: the device's, or a preview's override.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    nonmutating set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// The same under UIKit's names.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    nonmutating set { dynamicTypeSize = DynamicTypeSize(newValue) }
  }

  /// The setting of the device, which a preview's override does not reach; `UIFontMetrics` follows it.
  public var deviceTypeSize: DynamicTypeSize {
    get { self[DeviceTypeSizeKey.self] }
    nonmutating set { self[DeviceTypeSizeKey.self] = newValue }
  }

  /// The setting of the device when the app started; a size captured then stays at it.
  public var launchTypeSize: DynamicTypeSize {
    get { self[LaunchTypeSizeKey.self] }
    nonmutating set { self[LaunchTypeSizeKey.self] = newValue }
  }

  /// Pixels per point; 3 on most iPhones.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    nonmutating set { self[DisplayScaleKey.self] = newValue }
  }

  /// Whether Bold Text is on.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    nonmutating set { self[LegibilityWeightKey.self] = newValue }
  }

  /// The font of texts that name none; `nil` is the body style.
  public var font: Font? {
    get { self[FontKey.self] }
    nonmutating set { self[FontKey.self] = newValue }
  }

  /// The greatest number of lines a text may take; `nil` is as many as it needs.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    nonmutating set { self[LineLimitKey.self] = newValue }
  }

  /// Extra space between the lines of a text, in points.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    nonmutating set { self[LineSpacingKey.self] = newValue }
  }

  /// How the lines of a text line up.
  public var multilineTextAlignment: TextAlignment {
    get { self[MultilineTextAlignmentKey.self] }
    nonmutating set { self[MultilineTextAlignmentKey.self] = newValue }
  }

  /// How far a text may shrink to fit, 0…1; 1 never shrinks.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    nonmutating set { self[MinimumScaleFactorKey.self] = newValue }
  }

  var fontChange: FontChange {
    get { self[FontChangeKey.self] }
    nonmutating set { self[FontChangeKey.self] = newValue }
  }
}

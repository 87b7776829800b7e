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

private enum ColorSchemeKey: EnvironmentKey {
  static let defaultValue = ColorScheme.light
}

private enum LayoutDirectionKey: EnvironmentKey {
  static let defaultValue = LayoutDirection.leftToRight
}

private enum LocaleKey: EnvironmentKey {
  static let defaultValue = Locale(identifier: "en_US")
}

private enum ForegroundColorKey: EnvironmentKey {
  static let defaultValue = Color.primary
}

private enum TintKey: EnvironmentKey {
  static let defaultValue = Color.blue
}

private enum ImageScaleKey: EnvironmentKey {
  static let defaultValue = Image.Scale.medium
}

private enum IsEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

private enum IsInListKey: EnvironmentKey {
  static let defaultValue = false
}

/// Whether the reader asked for bold text in the settings.
public enum LegibilityWeight: Hashable, Sendable {
  /// Text as designed.
  case regular
  /// Bold Text is on: system fonts take the next heavier face.
  case bold
}

/// Whether the screen is light or dark.
public enum ColorScheme: Hashable, Sendable, CaseIterable {
  /// Dark ink on light paper.
  case light
  /// Light ink on dark paper.
  case dark
}

/// Which way a screen reads.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  /// As English does.
  case leftToRight
  /// As Arabic and Hebrew do: leading is right.
  case rightToLeft
}

/// A language and region, as far as views need them: for upper and lower case.
public struct Locale: Hashable, Sendable {
  /// Language and region, such as `tr_TR` or `en-GB`.
  public let identifier: String

  /// The locale of an identifier, which need not be known.
  public init(identifier: String) {
    self.identifier = identifier
  }

  /// The language alone, in lower case, such as `tr`.
  var language: String {
    identifier.prefix { $0 != "_" && $0 != "-" }.lowercased()
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

  /// Whether the screen is light or dark.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    nonmutating set { self[ColorSchemeKey.self] = newValue }
  }

  /// Which way the screen reads.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    nonmutating set { self[LayoutDirectionKey.self] = newValue }
  }

  /// The language and region, which decide about upper and lower case.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    nonmutating set { self[LocaleKey.self] = newValue }
  }

  /// How large symbols are beside text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    nonmutating set { self[ImageScaleKey.self] = newValue }
  }

  /// Whether buttons answer.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    nonmutating set { self[IsEnabledKey.self] = newValue }
  }

  /// The colour of texts, symbols and shapes.
  var foregroundColor: Color {
    get { self[ForegroundColorKey.self] }
    nonmutating set { self[ForegroundColorKey.self] = newValue }
  }

  /// The colour of buttons' labels.
  var tint: Color {
    get { self[TintKey.self] }
    nonmutating set { self[TintKey.self] = newValue }
  }

  /// Whether the place is a row of a list, where a label's text may wrap under its icon.
  var isInList: Bool {
    get { self[IsInListKey.self] }
    nonmutating set { self[IsInListKey.self] = newValue }
  }
}

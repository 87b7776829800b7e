/// A font as an app asks for it; what it is at a size is worked out by `resolved(in:)`.
///
/// The names are SwiftUI's:
///
///     Font.custom("Inter", size: 21, relativeTo: .title).weight(.semibold)
public struct Font: Hashable, Sendable {
  private enum Source: Hashable, Sendable {
    case textStyle(TextStyle)
    case system(pointSize: Double)
    case scaled(families: [String], ScaledPointSize)
  }

  private enum WeightRequest: Hashable, Sendable {
    case weight(Weight)
    case bold
  }

  private var source: Source
  private var design = Design.default
  private var weightRequest: WeightRequest?
  private var isItalic = false
  private var hasMonospacedDigits = false
  private var leading = Leading.standard

  private init(_ source: Source) {
    self.source = source
  }
}

extension Font {
  /// The system font for `TextStyle.largeTitle`.
  public static let largeTitle = Font.system(.largeTitle)
  /// The system font for `TextStyle.title`.
  public static let title = Font.system(.title)
  /// The system font for `TextStyle.title2`.
  public static let title2 = Font.system(.title2)
  /// The system font for `TextStyle.title3`.
  public static let title3 = Font.system(.title3)
  /// The system font for `TextStyle.headline`.
  public static let headline = Font.system(.headline)
  /// The system font for `TextStyle.subheadline`.
  public static let subheadline = Font.system(.subheadline)
  /// The system font for `TextStyle.body`.
  public static let body = Font.system(.body)
  /// The system font for `TextStyle.callout`.
  public static let callout = Font.system(.callout)
  /// The system font for `TextStyle.footnote`.
  public static let footnote = Font.system(.footnote)
  /// The system font for `TextStyle.caption`.
  public static let caption = Font.system(.caption)
  /// The system font for `TextStyle.caption2`.
  public static let caption2 = Font.system(.caption2)
}

extension Font {
  /// Returns the system font of a text style, which follows the size in the environment.
  ///
  /// Without a weight it has the text style's own.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(.textStyle(style)).with(design: design, weight: weight)
  }

  /// Returns the system font at a size in points, which never scales.
  public static func system(
    size: Double, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(.system(pointSize: size)).with(design: design, weight: weight)
  }

  /// Returns a custom font that scales as `body` does; `size` is in points at `large`.
  public static func custom(_ name: String, size: Double) -> Font {
    custom(name, size: size, relativeTo: .body)
  }

  /// Returns a custom font that scales with a text style; `size` is in points at `large`.
  public static func custom(
    _ name: String, size: Double, relativeTo textStyle: TextStyle
  ) -> Font {
    .scaled(families: [name], ScaledPointSize(base: size, relativeTo: textStyle, method: .custom))
  }

  /// Returns a custom font at a size in points, which never scales.
  public static func custom(_ name: String, fixedSize: Double) -> Font {
    .scaled(families: [name], ScaledPointSize(base: fixedSize, method: .fixed))
  }

  /// Returns a font that scales by any method; without families it is the system font.
  public static func scaled(families: [String], _ pointSize: ScaledPointSize) -> Font {
    Font(.scaled(families: families, pointSize))
  }

  private func with(design: Design?, weight: Weight?) -> Font {
    var font = self
    font.design = design ?? .default
    font.weightRequest = weight.map(WeightRequest.weight)
    return font
  }
}

extension Font {
  /// Returns the font in a weight; of this and `bold()` the last one counts.
  public func weight(_ weight: Weight) -> Font {
    changing(\.weightRequest, to: .weight(weight))
  }

  /// Returns the font made bold: a text style takes its emphasized weight, another font `bold`.
  ///
  /// The emphasized weight of most text styles is `semibold`.
  public func bold() -> Font { changing(\.weightRequest, to: .bold) }

  /// Returns the font slanted.
  public func italic() -> Font { changing(\.isItalic, to: true) }

  /// Returns the font in its design with one width for all characters.
  public func monospaced() -> Font { changing(\.design, to: .monospaced) }

  /// Returns the font with one width for all digits.
  public func monospacedDigit() -> Font { changing(\.hasMonospacedDigits, to: true) }

  /// Returns the font with its lines set tighter or looser; only text-style fonts know a leading.
  public func leading(_ leading: Leading) -> Font { changing(\.leading, to: leading) }

  private func changing<Value>(_ part: WritableKeyPath<Font, Value>, to value: Value) -> Font {
    var font = self
    font[keyPath: part] = value
    return font
  }
}

extension Font {
  /// Returns what the font is in a setting.
  ///
  /// `isBoldText` is the reader's Bold Text (SwiftUI: `legibilityWeight`): it makes system fonts one
  /// weight heavier and leaves custom fonts alone, as it leaves every size and leading.
  public func resolved(in setting: SizeSetting, isBoldText: Bool = false) -> ResolvedFont {
    let families = families
    let pointSize = pointSize(in: setting)
    let isSystem = families.isEmpty
    let table = isSystem ? design.trackingTable : nil
    return ResolvedFont(
      families: families, design: design, pointSize: pointSize,
      weight: isSystem && isBoldText ? weight.heavier : weight,
      isItalic: isItalic, hasMonospacedDigits: hasMonospacedDigits,
      tracking: table?.tracking(atPointSize: pointSize) ?? 0,
      textStyle: textStyle, leading: leading(in: setting))
  }

  /// The sizes the font follows; none for one whose size is fixed.
  public var sources: SizeSources {
    switch source {
    case .textStyle: .environment
    case .system: []
    case .scaled(_, let size): size.method.sources
    }
  }

  private var families: [String] {
    if case .scaled(let families, _) = source { families } else { [] }
  }

  private var textStyle: TextStyle? {
    switch source {
    case .textStyle(let style): style
    case .system: nil
    case .scaled(_, let size): size.method.followsTextStyle ? size.relativeTo : nil
    }
  }

  private func pointSize(in setting: SizeSetting) -> Double {
    switch source {
    case .textStyle(let style): IOSTypeTable.pointSize(for: style, at: setting.dynamicTypeSize)
    case .system(let pointSize): pointSize
    case .scaled(_, let size): size.pointSize(in: setting)
    }
  }

  private func leading(in setting: SizeSetting) -> Double? {
    guard case .textStyle(let style) = source else { return nil }
    return IOSTypeTable.leading(for: style, at: setting.dynamicTypeSize) + leading.adjustment
  }

  private var weight: Weight {
    switch (weightRequest, source) {
    case (.weight(let weight), _): weight
    case (.bold, .textStyle(let style)): IOSTypeTable.emphasizedWeight(for: style)
    case (.bold, _): .bold
    case (nil, .textStyle(let style)): IOSTypeTable.weight(for: style)
    case (nil, _): .regular
    }
  }
}

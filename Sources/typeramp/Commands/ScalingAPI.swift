import DynamicType

/// One of Apple's ways to ask for a scaled number.
enum ScalingAPI: String, CaseIterable {
  /// `UIFontMetrics.scaledValue(for:)`: rounds to the pixel.
  case value
  /// `UIFontMetrics.scaledFont(for:)`: rounds to the whole point.
  case font
  /// `@ScaledMetric`: rounds to the pixel, the ratio first.
  case metric
  /// `UIFont.preferredFont(forTextStyle:)`: the published size; takes no value.
  case preferred

  /// The API of a name in any spelling; `nil` for an unknown one.
  ///
  /// Whatever holds the name of Apple's function is understood, such as
  /// `UIFontMetrics.scaledFont(for:).pointSize`.
  init?(spelling: String) {
    let folded = spelling.lowercased().filter { $0.isLetter }
    let names: [(String, ScalingAPI)] = [
      ("scaledvalue", .value), ("scaledfont", .font), ("fontcustom", .font),
      ("scaledmetric", .metric), ("preferredfont", .preferred),
    ]
    if let api = ScalingAPI(rawValue: folded) {
      self = api
    } else if let match = names.first(where: { folded.contains($0.0) }) {
      self = match.1
    } else {
      return nil
    }
  }

  /// What comes out for `value` points at `size`; `preferred` disregards the value.
  func result(
    _ value: Double, relativeTo style: Font.TextStyle, at size: DynamicTypeSize,
    displayScale: Double
  ) -> Double {
    let metrics = FontMetrics(forTextStyle: style)
    return switch self {
    case .value:
      metrics.scaledValue(for: value, compatibleWith: size, displayScale: displayScale)
    case .font: metrics.scaledPointSize(for: value, compatibleWith: size)
    case .metric:
      ScaledMetricRule(relativeTo: style).value(value, at: size, displayScale: displayScale)
    case .preferred: IOSTypeTable.pointSize(for: style, at: size)
    }
  }
}

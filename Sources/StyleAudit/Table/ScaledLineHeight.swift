public import DynamicType
public import StyleModel

extension CustomTextStyle {
  /// The distance from line to line at a size, in points; `nil` where the style leaves it to the font.
  ///
  /// It follows the style's text style and is rounded to the pixel, as `@ScaledMetric` does, and ends
  /// where a maximum ends the size. A style that follows no text style keeps the multiple of its
  /// size.
  public func lineHeight(at size: DynamicTypeSize, displayScale: Double) -> Double? {
    guard let lineHeight else { return nil }
    let setting = SizeSetting(size, displayScale: displayScale)
    guard method.followsTextStyle else {
      return lineHeight * scaledPointSize.pointSize(in: setting) / pointSize
    }
    return ScaledPointSize(
      base: lineHeight, relativeTo: relativeTo, method: .scaledMetric,
      maximum: maximumPointSize.map { $0 * lineHeight / pointSize }
    ).pointSize(in: setting)
  }
}

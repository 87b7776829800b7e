/// Scales a value as SwiftUI's `@ScaledMetric` does.
///
/// It differs from `FontMetrics.scaledValue` in the order of the arithmetic alone: the ratio is taken
/// first, so a value that lands halfway between two pixels may come out one pixel apart.
/// Source: the open reimplementation OpenSwiftUI; the order has not been measured on a device.
public struct ScaledMetricRule: Hashable, Sendable {
  /// The text style whose leading drives the scaling.
  public let textStyle: Font.TextStyle

  /// Creates the rule of `@ScaledMetric(relativeTo:)`; `body` is SwiftUI's default.
  public init(relativeTo textStyle: Font.TextStyle = .body) {
    self.textStyle = textStyle
  }

  /// Returns a value scaled to a size and rounded to the nearest pixel, halfway away from zero.
  ///
  /// `value` and the result are in points; `displayScale` is in pixels per point and above 0. A value
  /// that is not finite comes back as it is.
  public func value(
    _ value: Double, at size: DynamicTypeSize, displayScale: Double
  ) -> Double {
    let pixel = PixelGrid(displayScale: displayScale).pixelLength
    guard value.isFinite else { return value }
    let ratio = FontMetrics(forTextStyle: textStyle).ratio(at: size)
    return (value * ratio / pixel).nearestWhole * pixel
  }
}

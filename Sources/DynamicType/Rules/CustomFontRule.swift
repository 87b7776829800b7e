/// Scales a point size as SwiftUI's `Font.custom(_:size:relativeTo:)` does.
///
/// Source: the open reimplementation OpenSwiftUI; the ratio is taken first, unlike in UIKit.
public struct CustomFontRule: Hashable, Sendable {
  /// The text style whose leading drives the scaling.
  public let textStyle: Font.TextStyle

  /// Creates the rule for a text style; `Font.custom(_:size:)` without one follows `body`.
  public init(relativeTo textStyle: Font.TextStyle = .body) {
    self.textStyle = textStyle
  }

  /// Returns a point size scaled to a size and rounded to the nearest whole point.
  ///
  /// Halfway rounds away from zero, at `large` too. A size that is not finite comes back as it is.
  public func pointSize(_ pointSize: Double, at size: DynamicTypeSize) -> Double {
    guard pointSize.isFinite else { return pointSize }
    return (FontMetrics(forTextStyle: textStyle).ratio(at: size) * pointSize).nearestWhole
  }
}

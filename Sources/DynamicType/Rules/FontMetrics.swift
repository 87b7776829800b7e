/// Scales values and point sizes as UIKit's `UIFontMetrics` does: by the leading of a text style.
///
/// The result is the value × the leading at the size ÷ the leading at `large`. A negative value gives
/// the negative result; a value that is not finite comes back as it is. The language-aware leading
/// that iOS uses for tall scripts is not published and not reproduced.
public struct FontMetrics: Hashable, Sendable {
  /// The text style whose leading drives the scaling.
  public let textStyle: Font.TextStyle

  /// The metrics of `body`.
  public static let `default` = FontMetrics(forTextStyle: .body)

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: Font.TextStyle) {
    self.textStyle = textStyle
  }

  /// The factor text grows by at a size; exactly 1 at `large`.
  public func ratio(at size: DynamicTypeSize) -> Double {
    leading(at: size) / leading(at: .large)
  }

  /// Returns a value scaled to a size and rounded to the nearest pixel, halfway away from zero.
  ///
  /// `value` and the result are in points; `displayScale` is in pixels per point and above 0.
  public func scaledValue(
    for value: Double, compatibleWith size: DynamicTypeSize, displayScale: Double
  ) -> Double {
    let grid = PixelGrid(displayScale: displayScale)
    guard value.isFinite else { return value }
    return (scaled(value, to: size) * grid.displayScale).nearestWhole / grid.displayScale
  }

  /// Returns the point size that `scaledFont(for:maximumPointSize:)` gives a font.
  ///
  /// The scaled size is rounded to the nearest whole point, halfway away from zero, and only then
  /// compared with the maximum, which isn't rounded. No maximum: `nil` or, as in UIKit, 0 or less.
  public func scaledPointSize(
    for pointSize: Double, maximumPointSize: Double? = nil, compatibleWith size: DynamicTypeSize
  ) -> Double {
    let rounded = pointSize.isFinite ? scaled(pointSize, to: size).nearestWhole : pointSize
    return rounded.limited(toMaximum: maximumPointSize)
  }

  /// Multiplies before it divides, as UIKit does: the other order misses exact halves.
  private func scaled(_ value: Double, to size: DynamicTypeSize) -> Double {
    value * leading(at: size) / leading(at: .large)
  }

  private func leading(at size: DynamicTypeSize) -> Double {
    IOSTypeTable.leading(for: textStyle, at: size)
  }
}

extension Double {
  /// The point size, but no more than a maximum above 0; without one it stays as it is.
  func limited(toMaximum maximum: Double?) -> Double {
    guard let maximum, maximum > 0 else { return self }
    return min(self, maximum)
  }
}

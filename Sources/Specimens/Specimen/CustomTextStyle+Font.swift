package import DynamicType
package import PreviewUI
package import StyleModel

/// The one place where a style of a file becomes a font.
extension CustomTextStyle {
  /// The style as a font: at `pointSize` points, or, where that is `nil`, at the size that follows the
  /// reader's in the style's own way.
  ///
  /// The weight is the nearest that SwiftUI has a name for, since that is what an app shows. A size
  /// that is not a finite number above 0 is a programmer error.
  package func font(pointSize: Double? = nil) -> Font {
    let size = pointSize.map { ScaledPointSize(base: $0, method: .fixed) } ?? scaledPointSize
    let font = Font.scaled(families: families, size).weight(weight)
    return isItalic ? font.italic() : font
  }

  /// What a specimen of the style at `pointSize` points asks the font port for.
  ///
  /// Tracking is in points and does not grow with the size, as `tracking(_:)` has it.
  package func request(pointSize: Double) -> FontRequest {
    var resolved = font(pointSize: pointSize).resolved(in: SizeSetting(.large))
    resolved.tracking += tracking
    return FontRequest(resolved)
  }
}

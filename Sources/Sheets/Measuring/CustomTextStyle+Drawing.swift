import DynamicType
import PreviewUI
import StyleModel

extension CustomTextStyle {
  /// What to ask the font port for at a size in points; tracking keeps its share of the size.
  func request(pointSize size: Double) -> FontRequest {
    FontRequest(
      families: families, pointSize: size, weight: cssWeight, isItalic: isItalic,
      tracking: pointSize > 0 ? tracking * size / pointSize : 0)
  }
}

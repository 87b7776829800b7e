import DynamicType
import StyleModel

/// What exported code does otherwise than the style file says of a style's scaling.
enum ScalingRemark {
  /// A sentence on `style`; `nil` where the code does the same.
  static func of(_ style: CustomTextStyle) -> String? {
    switch style.method {
    case .doubleScaled: "The style file has it scaled twice; here it is scaled once."
    case .capturedAtLaunch:
      "The style file has its size taken once, at launch; here it follows every change."
    case .custom, .fontMetrics, .scaledMetric, .fixed, .steps: nil
    }
  }
}

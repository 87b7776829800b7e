import DynamicType
import StyleModel

/// A style as a format's reader leaves it: every value read, nothing inferred from names or sizes.
struct RawStyle {
  /// The names of its groups and its own, outermost first.
  var path: [String]
  /// Where it stands.
  var position: SourcePosition
  /// Wanted font families, best first; empty asks for the system font.
  var families: [String] = []
  /// The size at `large`, in points.
  var pointSize: Double
  /// The weight on the scale of CSS, 1…1000.
  var cssWeight = 400
  var isItalic = false
  /// In points; nil leaves it to the font.
  var lineHeight: Double?
  /// In points.
  var tracking = 0.0
  /// The text style the file names, if it does.
  var relativeTo: Font.TextStyle?
  var method = ScalingMethod.custom
  var maximumPointSize: Double?
  var sample: String?
  var check = CheckSettings()
  /// What was assumed.
  var notes: [Diagnostic] = []
  /// Where each value came from.
  var origins: [StyleField: ValueOrigin] = [:]
}

/// A style that a format's reader could not read, and why.
struct RawUnreadableStyle {
  var path: [String]
  var problems: [Diagnostic]
}

/// Everything a format's reader found.
package struct RawStyleSet {
  var styles: [RawStyle] = []
  var unreadable: [RawUnreadableStyle] = []
  /// What is not about one unreadable style.
  var diagnostics: [Diagnostic] = []
  /// Variants that the source has beside the one that was read.
  var choices: [StyleChoice] = []
  /// Why there is no style, where there is none; told unless another file has some.
  var emptyReason: Diagnostic?
}

import StyleModel

/// Everything a format's reader found; the styles get their names once all of them are known.
struct FoundStyles {
  var styles: [CustomTextStyle] = []
  var unreadable: [UnreadableStyle] = []
  /// What is not about one unreadable style.
  var diagnostics: [Diagnostic] = []
  /// Variants that the source has beside the one that was read.
  var choices: [StyleChoice] = []
  /// Why there is no style, where there is none; told unless another file has some.
  var emptyReason: Diagnostic?
}

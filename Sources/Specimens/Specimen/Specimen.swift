package import PreviewUI
package import StyleModel

/// A text of one style in its font: what every screen, sheet and measurement sets.
package struct Specimen: View {
  /// The style.
  package var style: CustomTextStyle
  /// What it says.
  package var text: String
  /// The size in points; `nil` follows the reader's size.
  package var pointSize: Double?

  /// A specimen that says `text`, the style's own sample where that is `nil`.
  package init(_ style: CustomTextStyle, text: String? = nil, pointSize: Double? = nil) {
    self.style = style
    self.text = text ?? style.specimenText
    self.pointSize = pointSize
  }

  /// The text in the style's font, with the style's tracking.
  package var body: some View {
    Text(verbatim: text).font(style.font(pointSize: pointSize)).tracking(style.tracking)
  }
}

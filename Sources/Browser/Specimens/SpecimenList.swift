import DynamicType
import PreviewUI
import StyleModel

/// The specimens of a set, one view for each style.
struct SpecimenList: View {
  let styles: [CustomTextStyle]

  var body: some View {
    ForEach(styles.indices, id: \.self) { index in
      Specimen(style: styles[index])
    }
  }
}

/// The sample text of one style in its font.
struct Specimen: View {
  let style: CustomTextStyle

  var body: some View {
    Text(verbatim: style.specimenText)
      .font(style.font)
      .tracking(style.tracking)
  }
}

extension CustomTextStyle {
  /// The style as a font that follows the reader's size in the style's own way.
  var font: Font {
    let font = Font.scaled(families: families, scaledPointSize).weight(weight)
    return isItalic ? font.italic() : font
  }
}

@testable import StyleModel
import Testing

@Suite struct StyleFieldTests {
  @Test(
    arguments: [
      ("fontSize", StyleField.fontSize), ("font-size", .fontSize), ("FONT_SIZE", .fontSize),
      ("Point Size", .fontSize), ("lineHeight", .lineHeight), ("letterSpacing", .letterSpacing),
      ("kerning", .letterSpacing), ("font-name", .fontFamily), ("weight", .fontWeight),
      ("mapsTo", .relativeTo), ("maximum-point-size", .maximumPointSize), ("fontStyle", .fontStyle),
      ("color", nil), ("", nil), ("lineSpacing", nil),
    ] as [(String, StyleField?)])
  func `knows a field by any of its names`(name: String, field: StyleField?) {
    #expect(StyleField(spelling: name) == field)
  }

  @Test(arguments: [
    ("TEXT_DISPLAY_7_FONT_SIZE", StyleField.fontSize, "TEXT_DISPLAY_7"),
    ("body-line-height", .lineHeight, "body"), ("h1FontWeight", .fontWeight, "h1"),
    ("fontSize", .fontSize, ""),
  ])
  func `finds a field at the end of a flat name`(name: String, field: StyleField, stem: String) {
    let result = StyleField.suffix(of: name)
    #expect(result?.field == field)
    #expect(result?.stem == stem)
  }

  @Test func `finds none where the end is no property of a style`() {
    #expect(StyleField.suffix(of: "button-size") == nil)
  }
}

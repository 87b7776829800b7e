@testable import StyleModel
@testable import SourceTree
@testable import StyleReading
@testable import StyleAudit
import StyleTestSupport
import DynamicType
import Testing

@Suite struct StyleSetReaderTests {
  @Test(arguments: [
    ("body", 30, Font.TextStyle.body, CustomTextStyle.RelativeToOrigin.name),
    ("Large Title", 12, .largeTitle, .name), ("caption2", 12, .caption2, .name),
    ("titleLarge", 22, .title2, .nearestSize), ("intro", 100, .largeTitle, .nearestSize),
    ("tiny", 1, .caption2, .nearestSize), ("lead", 17, .body, .nearestSize),
  ])
  func `takes the text style of its name, else the nearest in size`(
    name: String, size: Int, style: Font.TextStyle, origin: CustomTextStyle.RelativeToOrigin
  ) {
    let set = DesignTokensFixture.read(
      "{\"\(name)\":{\"$type\":\"typography\",\"$value\":\(DesignTokensFixture.value(size: size))}}"
    )
    #expect(set.styles.map(\.relativeTo) == [style])
    #expect(set.styles.map(\.relativeToOrigin) == [origin])
  }

  @Test(arguments: [
    ("a/b/brand.tokens.json", "brand"), ("brand.json", "brand"), ("x.tokens", "x"),
    (".json", ".json"), ("plain", "plain"),
  ])
  func `names a set after its file`(file: String, name: String) {
    #expect(StyleSetReader.read(bytes: [], file: file).name == name)
  }

  @Test func `puts diagnostics in the order of the file`() {
    let set = DesignTokensFixture.read(
      """
      {"a":{"$type":"typography","$value":{"fontSize":"1vw"}},
      "b":{"$type":"typography","$value":{"fontSize":"1px"},"$extensions":{"typeramp":{"x":1}}},
      "c":{"$type":"typography","$value":{"fontSize":"1vh"}},"c":{"$value":1}}
      """)
    #expect(set.diagnostics.map { $0.position?.line } == [1, 2, 3])
    #expect(set.hasErrors)
  }

  @Test func `spells out what would act on a terminal`() {
    let set = DesignTokensFixture.style("fontSize", "\"\\u001b[2J\\u202e\"")
    let message = set.messages.first ?? ""
    #expect(message.contains("'\\u{1B}[2J\\u{202E}'"))
    #expect(!message.unicodeScalars.contains("\u{1B}"))
  }
}

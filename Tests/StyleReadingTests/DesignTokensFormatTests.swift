@testable import StyleModel
@testable import SourceTree
@testable import StyleReading
@testable import StyleAudit
import StyleTestSupport
import Testing

@Suite struct DesignTokensFormatTests {
  @Test func `inherits the type from the nearest group`() {
    let set = DesignTokensFixture.read(
      """
      {"$type":"typography","a":{"$value":{"fontSize":"11px"}},
      "g":{"$type":"dimension","b":{"$value":"2px"},
        "c":{"$type":"typography","$value":{"fontSize":"12px"}}}}
      """)
    #expect(set.messages == [])
    #expect(set.styles.map(\.path) == [["a"], ["g", "c"]])
  }

  @Test func `names the token at the root of a group as its group`() {
    let set = DesignTokensFixture.read(
      """
      {"t":{"$type":"typography","heading":{"$root":{"$value":{"fontSize":"20px"}},
        "small":{"$value":"{t.heading.$root}"}},"body":{"$value":{"fontSize":"17px"}}}}
      """)
    #expect(set.styles.map(\.name) == ["heading", "heading.small", "body"])
    #expect(set.styles.map(\.pointSize) == [20, 20, 17])
    #expect(set.styles.map(\.relativeToOrigin) == [.nearestSize, .nearestSize, .name])
  }

  @Test func `notes what changes a text but is not shown`() {
    let set = DesignTokensFixture.read(
      """
      {"case":{"$value":"none"},"t":{"$type":"typography",
      "a":{"$value":{"fontSize":"20px","textCase":"uppercase","text-decoration":"underline"}},
      "b":{"$value":{"fontSize":"9px","textCase":"{case}","paragraphSpacing":0}}}}
      """)
    let notes = set.styles.map {
      $0.notes.filter { $0.message.contains("not shown") }.map(\.message)
    }
    #expect(notes == [["textCase and text-decoration: read, but not shown or checked"], []])
  }

  @Test(arguments: [("UPPER", true), ("ORIGINAL", false)])
  func `notes what changes a text in styles of Figma`(value: String, isNoted: Bool) {
    let set = DesignTokensFixture.read(
      """
      [{"name":"A","fontSize":17,"fontName":{"family":"Inter","style":"Bold"},
      "textCase":"\(value)","textDecoration":"NONE","paragraphSpacing":0}]
      """)
    #expect(set.styles.count == 1)
    #expect(set.styles.first?.notes.contains { $0.message.hasPrefix("textCase: ") } == isNoted)
  }

  @Test func `notes what changes a text beside flat tokens`() {
    let set = DesignTokensFixture.read(
      """
      {"a":{"font-size":{"value":"20px"},"text-transform":{"value":"uppercase"}}}
      """)
    #expect(set.styles.count == 1)
    #expect(set.styles.first?.notes.contains { $0.message.hasPrefix("text-transform:") } == true)
  }

  @Test func `takes a size for a font's where its group is called after text`() {
    let set = DesignTokensFixture.read(
      """
      {"Typography":{"Title":{"size":{"value":28}}},"icon":{"size":{"value":24}},
      "logo":{"size":{"value":24}}}
      """)
    #expect(set.styles.map(\.pointSize) == [28])
    #expect(
      set.notes.map(\.message) == [
        "'icon' and 1 more have a size but nothing of a font: not read as text styles"
      ])
  }

  @Test(arguments: [
    ("0.0001px", "is below a thousandth of a point"), ("0px", "is not above 0"),
    ("1e9", "is beyond 1000 points; check the value"), ("1e9px", "is beyond 1000 points"),
    ("17e0px", ""), ("1em", "depends on a text around it"), ("wide", "such as 17px"),
    ("1" + String(repeating: "+1", count: 3000), "it is too long"),
  ])
  func `says what is wrong with a size of Tokens Studio`(size: String, message: String) {
    let set = DesignTokensFixture.read(
      "{\"a\":{\"type\":\"typography\",\"value\":{\"fontSize\":\"\(size)\"}}}")
    #expect(set.styles.isEmpty != message.isEmpty)
    #expect(set.messages.allSatisfy { $0.contains(message) })
  }

  @Test func `warns of tokens that are not read`() {
    let set = DesignTokensFixture.read(
      """
      {"t":{"$type":"typography",
      "a":{"$value":{"fontSize":"20px"},"inner":{"$value":{"fontSize":"1px"}}},
      "b":{"type":"typography","value":{"fontSize":"9px"}}}}
      """)
    #expect(set.styles.map(\.name) == ["a"])
    #expect(
      set.messages == [
        "t.json:2:35: warning: 'inner' stands inside the token 't.a' and is not read; move it out: "
          + "a token holds no tokens",
        "t.json:3:1: warning: 'b' has a 'value' without a dollar sign and is not read as a token; "
          + "write '$value' and '$type'",
      ])
  }

  @Test(arguments: [
    (
      "{\"a\":{\"$type\":\"color\",\"$value\":\"#fff\"},\"b\":{\"$value\":1},\"c\":{\"$value\":2}}",
      "no typography token among the tokens of this file (2 untyped, 1 color); give the file that "
        + "has tokens with \"$type\": \"typography\""
    ),
    (
      "{\"a\":{\"value\":1}}",
      "no typography token among the tokens of this file (1 untyped); give the file that has tokens "
        + "with \"type\": \"typography\""
    ),
    (
      "{\"$themes\":[],\"a\":{}}",
      "there are no tokens in this file; give the file that has the styles"
    ),
    (
      "[]",
      "the file holds a list, not text styles; give a file with text styles: design tokens, a "
        + "design tool's export, a property list, source code"
    ),
    (
      "17",
      "the file holds a number, not text styles; give a file with text styles: design tokens, a "
        + "design tool's export, a property list, source code"
    ),
    (
      "{\"a\":1}",
      "no text style in this file; give a file with text styles: design tokens, a "
        + "design tool's export, a property list, source code"
    ),
  ])
  func `says what a file without styles is`(text: String, message: String) {
    let set = DesignTokensFixture.read(text)
    #expect(set.styles.isEmpty)
    #expect(set.messages == ["t.json:1:1: error: " + message])
  }
}

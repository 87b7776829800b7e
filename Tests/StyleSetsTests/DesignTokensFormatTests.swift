import Testing

@testable import StyleSets

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
      "[]",
      "the file holds a list, not text styles; give a file with text styles: design tokens, a Figma "
        + "export, a property list, source code"
    ),
    (
      "17",
      "the file holds a number, not text styles; give a file with text styles: design tokens, a "
        + "Figma export, a property list, source code"
    ),
    (
      "{\"a\":1}",
      "no text style in this file; give a file with text styles: design tokens, a Figma export, a "
        + "property list, source code"
    ),
  ])
  func `says what a file without styles is`(text: String, message: String) {
    let set = DesignTokensFixture.read(text)
    #expect(set.styles.isEmpty)
    #expect(set.messages == ["t.json:1:1: error: " + message])
  }
}

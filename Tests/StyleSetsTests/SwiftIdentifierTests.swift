import Testing

@testable import StyleSets

@Suite struct SwiftIdentifierTests {
  @Test(arguments: [
    ("display/large", "displayLarge"), ("Body", "body"), ("H1", "h1"), ("HTMLBody", "htmlBody"),
    ("2xl", "_2xl"), ("見出し", "見出し"), ("a b-c.d", "aBCD"), ("", "style"), ("🦊!", "style"),
    ("body (2)", "body2"), ("XL", "xl"),
  ])
  func `makes a member's name of any name`(name: String, member: String) {
    #expect(SwiftIdentifier(member: name).text == member)
  }

  @Test func `words of the language stand in backticks, and no name occurs twice`() {
    #expect(SwiftIdentifier(member: "default").declared == "`default`")
    #expect(SwiftIdentifier(member: "Type").declared == "type")
    #expect(
      SwiftIdentifier.members(["a b", "aB", "A-B", "c"]).map(\.text) == ["aB", "aB_2", "aB_3", "c"])
  }

  @Test func `makes a type's name`() {
    #expect(SwiftIdentifier(type: "my tokens text style").text == "MyTokensTextStyle")
    #expect(SwiftIdentifier(type: "--").text == "Styles")
  }
}

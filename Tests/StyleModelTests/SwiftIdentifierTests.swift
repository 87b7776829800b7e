@testable import StyleModel
@testable import StyleReading
@testable import StyleAudit
@testable import StyleModel
import Testing

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

  @Test(arguments: ["String", "Font", "View", "CGFloat", "TextStyle", "SwiftUI", "UIFont"])
  func `a type never takes the name of one that code needs`(name: String) {
    #expect(SwiftIdentifier(type: name).text == "Custom" + name)
  }

  @Test(arguments: [
    ("PreviewUI", true), ("Foo.Bar", true), ("_x", true), ("Foo;bar", false), ("", false),
    ("Foo.", false), ("1x", false), ("class", false), ("a b", false),
  ])
  func `knows the name of a module`(name: String, isModule: Bool) {
    #expect(SwiftIdentifier.isModule(name) == isModule)
  }
}

@testable import StyleModel
@testable import SourceTree
@testable import StyleReading
@testable import StyleAudit
import StyleTestSupport
import Testing

@Suite struct GroupExtensionTests {
  private static let size = "{\"fontSize\":\"17px\"}"

  @Test func `takes over tokens, groups and the type, and lets the own ones win`() {
    let set = DesignTokensFixture.read(
      """
      {"base":{"$type":"typography","a":{"$value":{"fontSize":"11px"}},
        "deep":{"b":{"$value":{"fontSize":"12px"}},"c":{"$value":{"fontSize":"13px"}}}},
      "own":{"$extends":"{base}","a":{"$value":{"fontSize":"21px"}},
        "deep":{"c":{"$value":{"fontSize":"23px"}}},"d":{"$value":{"fontSize":"24px"}}},
      "alias":{"$value":"{own.deep.b}"}}
      """)
    #expect(set.messages == [])
    #expect(
      set.styles.map { "\($0.name) \(Int($0.pointSize))" } == [
        "base.a 11", "base.deep.b 12", "base.deep.c 13", "own.a 21", "own.deep.b 12",
        "own.deep.c 23", "own.d 24", "alias 12",
      ])
  }

  @Test func `follows a chain of groups, by pointer too`() {
    let set = DesignTokensFixture.read(
      """
      {"c":{"$extends":"#/b"},"b":{"$extends":"{a}"},
      "a":{"$type":"typography","x":{"$value":\(Self.size)}}}
      """)
    #expect(set.messages == [])
    #expect(set.styles.map(\.name) == ["c.x", "b.x", "a.x"])
  }

  @Test(arguments: [
    ("\"a\":{\"$extends\":\"{a}\"}", "the groups extend each other: a → a; remove one $extends"),
    (
      "\"a\":{\"$extends\":\"{b}\"},\"b\":{\"$extends\":\"{a}\"}",
      "the groups extend each other: a → b → a; remove one $extends"
    ),
    ("\"a\":{\"$extends\":\"{nope}\"}", "there is no group 'nope'; check the name after $extends"),
    ("\"a\":{\"$extends\":\"{s}\"}", "'s' is a token; extend a group"),
    ("\"a\":{\"$extends\":\"bad\"}", "$extends names no group; write it like \"{group}\""),
    (
      "\"a\":{\"b\":{\"$extends\":\"{a}\"}}",
      "'a.b' extends a group that it stands in; extend another group"
    ),
  ])
  func `says what is wrong and reads the rest`(groups: String, message: String) {
    let set = DesignTokensFixture.read(
      "{\"s\":{\"$type\":\"typography\",\"$value\":\(Self.size)},\(groups)}")
    #expect(set.diagnostics.map { "\($0.message); \($0.hint ?? "")" } == [message])
    #expect(set.styles.map(\.name) == ["s"])
  }

  @Test func `stops groups that would grow without end`() {
    let groups = (0..<40).map {
      "\"g\($0)\":{\"x\":{\"$extends\":\"{g\($0 + 1)}\"},\"y\":{\"$extends\":\"{g\($0 + 1)}\"}}"
    }
    let set = DesignTokensFixture.read(
      "{" + groups.joined(separator: ",") + ",\"g40\":{\"t\":{\"$value\":1}}}")
    #expect(
      set.messages.first
        == "t.json:1:1: error: groups that extend each other come to more than 100000 tokens; "
        + "write the tokens out")
  }
}

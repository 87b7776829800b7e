@testable import StyleModel
@testable import SourceTree
@testable import StyleReading
@testable import StyleAudit
import StyleTestSupport
import TestSupport
import Testing

@Suite struct ReferenceResolverTests {
  private func read(_ tokens: String) -> StyleSet {
    DesignTokensFixture.read(
      "{\"s\":{\"$type\":\"typography\"," + tokens + "},\n"
        + "\"d\":{\"$type\":\"dimension\",\"a\":{\"$value\":{\"value\":20,\"unit\":\"px\"}},"
        + "\"b\":{\"$value\":\"{d.a}\"}},"
        + "\"f\":{\"$type\":\"fontFamily\",\"sans\":{\"$value\":[\"Inter\",\"Noto Sans\"]}}}")
  }

  private func style(fontSize: String) -> StyleSet {
    read("\"x\":{\"$value\":{\"fontSize\":\(fontSize)}}")
  }

  @Test(arguments: [
    "\"{d.a}\"", "\"{d.b}\"", "{\"$ref\":\"#/d/a/$value\"}", "{\"$ref\":\"#/d/b\"}",
    "{\"value\":{\"$ref\":\"#/d/a/$value/value\"},\"unit\":\"px\"}",
    "{\"value\":20,\"unit\":{\"$ref\":\"#/d/b/$value/unit\"}}",
  ])
  func `follows every form to the value`(fontSize: String) {
    let set = style(fontSize: fontSize)
    #expect(set.messages == [])
    #expect(set.styles.map(\.pointSize) == [20])
  }

  @Test(arguments: [
    (
      "\"{d.c}\"",
      "there is no token 'd.c'; did you mean 'd.a'?"
    ),
    (
      "\"{size.huge}\"",
      "there is no token 'size.huge'; add it, or give the file that has it as well"
    ),
    ("\"{d}\"", "'d' is a group, not a token; name a token of it, such as 'd.a'"),
    (
      "\"{d.a.value}\"",
      "'d.a.value' points inside the token 'd.a'; name the whole token, or write "
        + "{\"$ref\": \"#/d/a/$value/value\"}"
    ),
    (
      "{\"$ref\":\"#/d/a/size\"}",
      "'#/d/a/size' leads to nothing in this file; check each name on the way"
    ),
    (
      "{\"$ref\":\"base.json#/d/a\"}",
      "'base.json#/d/a' leads out of this file; give all files of the set at once"
    ),
  ])
  func `says why a reference leads nowhere`(fontSize: String, message: String) {
    let set = style(fontSize: fontSize)
    #expect(set.messages == ["t.json:1:54: error: s.x: " + message])
    #expect(set.unreadable.map(\.name) == ["x"])
  }

  @Test func `suggests the longer name an alias left out groups of`() {
    let set = read("\"x\":{\"$value\":{\"fontSize\":\"{a}\"}}")
    #expect(set.unreadable.first?.problems.first?.hint == "did you mean 'd.a'?")
  }

  @Test func `tells a circle from the token on and loads the other styles`() {
    let set = DesignTokensFixture.read(
      """
      {"t":{"$type":"typography",
      "a":{"$value":"{t.b}"},
      "b":{"$value":"{t.c}"},
      "c":{"$value":"{t.b}"},
      "self":{"$value":"{t.self}"},
      "good":{"$value":\(DesignTokensFixture.value())}}}
      """)
    #expect(set.styles.map(\.name) == ["good"])
    #expect(
      set.messages == [
        "t.json:2:15: error: t.a: the alias runs in a circle: t.b → t.c → t.b; "
          + "give one of them a value",
        "t.json:3:15: error: t.b: the alias runs in a circle: t.b → t.c → t.b; "
          + "give one of them a value",
        "t.json:4:15: error: t.c: the alias runs in a circle: t.b → t.c → t.b; "
          + "give one of them a value",
        "t.json:5:18: error: t.self: the alias runs in a circle: t.self → t.self; "
          + "give one of them a value",
      ])
  }

  @Test func `survives pointers that run in a circle through each other's parts`() {
    let set = style(
      fontSize: "{\"value\":{\"$ref\":\"#/s/x/$value/fontSize/value\"},\"unit\":\"px\"}")
    #expect(set.styles.isEmpty)
    #expect(set.unreadable.count == 1)
    let mutual = DesignTokensFixture.read(
      """
      {"a":{"$type":"typography","$value":{"$ref":"#/b/$value/x"}},
       "b":{"$type":"typography","$value":{"$ref":"#/a/$value/x"}}}
      """)
    #expect(
      mutual.unreadable.map(\.reason) == [
        "the alias runs in a circle: #/b/$value/x → #/a/$value/x → #/b/$value/x",
        "the alias runs in a circle: #/a/$value/x → #/b/$value/x → #/a/$value/x",
      ])
  }

  /// In full 20,000 links.
  @Test func `follows a very long chain of aliases from each of its links`() {
    let count = Rounds.count(short: 2_000, full: 20_000)
    let links = (0..<count).map { "\"a\($0)\":{\"$value\":\"{s.a\($0 + 1)}\"}" }
    let set = read(
      links.joined(separator: ",")
        + ",\"a\(count)\":{\"$value\":\(DesignTokensFixture.value(size: 19))}")
    #expect(set.styles.count == count + 1)
    #expect(set.styles.allSatisfy { $0.pointSize == 19 })
  }

  @Test func `shortens the route of a very long circle`() {
    let links = (0..<100).map { "\"a\($0)\":{\"$value\":\"{s.a\(($0 + 1) % 100)}\"}" }
    let set = read(links.joined(separator: ","))
    let reason = set.unreadable.first?.reason ?? ""
    #expect(reason.contains("s.a17 → s.a18 → … 81 more … → s.a0"))
  }

  @Test func `takes the type of an untyped alias from where it leads`() {
    let set = DesignTokensFixture.read(
      """
      {"s":{"$type":"typography","$value":\(DesignTokensFixture.value())},
      "alias":{"$value":"{s}"},"size":{"$type":"dimension","$value":{"value":1,"unit":"px"}},
      "other":{"$value":"{size}"},"lost":{"$value":"{nowhere}"}}
      """)
    #expect(set.styles.map(\.name) == ["s", "alias"])
    #expect(
      set.messages == [
        "t.json:3:46: error: lost: there is no token 'nowhere'; add it, or give the "
          + "file that has it as well"
      ])
  }
}

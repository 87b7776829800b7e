@testable import StyleModel
@testable import SourceTree
import StyleTestSupport
import Testing

@Suite struct YAMLReaderTests {
  private static func read(_ text: String) -> (document: Document?, diagnostics: [Diagnostic]) {
    YAMLReader.read(SourceText(bytes: Array(text.utf8), file: "t.yaml"))
  }

  @Test(arguments: [
    ("a: 1", "{\"a\":1}"), ("- x\n- 'y'\n- \"z\"", "[\"x\",\"y\",\"z\"]"),
    ("a: {b: [1, 2], c: ~}", "{\"a\":{\"b\":[1,2],\"c\":null}}"),
    ("a: 17px\nb: '17'\nc: yes", "{\"a\":\"17px\",\"b\":\"17\",\"c\":\"yes\"}"),
    ("a: true\nb: .5\nc: -1e3\nd: 0x1F", "{\"a\":true,\"b\":.5,\"c\":-1e3,\"d\":0x1F}"),
    ("a: |\n  x\n  y\n", "{\"a\":\"x\\ny\\n\"}"), ("{\"a\": 1}", "{\"a\":1}"),
    ("a: &x {b: 1}\nc: *x", "{\"a\":{\"b\":1},\"c\":{\"b\":1}}"),
    ("a: &x {b: 1, d: 2}\nc: {<<: *x, b: 3}", "{\"a\":{\"b\":1,\"d\":2},\"c\":{\"d\":2,\"b\":3}}"),
    ("? [1, 2]\n: x\nb: 2", "{\"?\":\"x\",\"b\":2}"), ("a: 1\r\nb: 2\r\n", "{\"a\":1,\"b\":2}"),
    ("--- 1\n--- 2\n", "1"),
  ])
  func `reads YAML into the tree of JSON`(text: String, tree: String) {
    let (document, diagnostics) = Self.read(text)
    #expect(document.map { JSONFixture.compact($0.root) } == tree)
    #expect(diagnostics.isEmpty)
  }

  @Test func `keeps the place of every name and value, in characters`() throws {
    let document = try #require(Self.read("é: 1\n\"💥\": [ü, {z: 2}]\r\nlast: 3").document)
    let members = document.root.members
    #expect(
      members.map { document.position(of: $0).description } == [
        "t.yaml:1:1", "t.yaml:2:1", "t.yaml:3:1",
      ])
    #expect(
      members.map { document.position(of: $0.value).description } == [
        "t.yaml:1:4", "t.yaml:2:6", "t.yaml:3:7",
      ])
    let inner = try #require(members[1].value.elements?[1].members.first)
    #expect(document.position(of: inner.value).description == "t.yaml:2:14")
  }

  @Test(arguments: [
    (
      "a: 1\nb: 'x\n", "{\"a\":1,\"b\":damaged}",
      "3:1: error: not YAML: found unexpected end of stream while scanning a quoted scalar; mend it "
        + "there; what follows is not read"
    ),
    (
      "a: 1\nb: *x\nc: 3", "{\"a\":1,\"b\":damaged,\"c\":3}",
      "2:4: error: there is no anchor 'x'; write &x before a value above"
    ),
    (
      "a: 1\na: 2", "{\"a\":2}",
      "2:1: warning: the name 'a' stands on line 1 already, and the last one counts; remove or rename "
        + "one"
    ),
  ])
  func `says what is wrong and keeps what stands before it`(
    text: String, tree: String, message: String
  ) {
    let (document, diagnostics) = Self.read(text)
    #expect(document.map { JSONFixture.compact($0.root) } == tree)
    #expect(diagnostics.map(\.description) == ["t.yaml:" + message])
  }

  @Test func `stops aliases that would grow without end`() {
    var text = "a0: &a0 [x, x]\n"
    for level in 1...40 { text += "a\(level): &a\(level) [*a\(level - 1), *a\(level - 1)]\n" }
    let messages = Self.read(text).diagnostics.map(\.message)
    #expect(messages == ["the aliases of this file stand for more than 100000 values"])
  }

  @Test func `stops at the 513th level`() {
    let text = String(repeating: "[", count: 600)
    #expect(Self.read(text).diagnostics.map(\.message) == ["nested deeper than 512 levels"])
  }

  /// `text` within `depth` lists.
  private static func nested(_ depth: Int, _ text: String) -> String {
    String(repeating: "[", count: depth) + text + String(repeating: "]", count: depth)
  }

  @Test func `stops at the 513th level that aliases nest`() {
    // Each line goes on where the one before ends, and none is deep by itself.
    var text = "a0: &a0 [x]\n"
    for level in 1...100 {
      text += "a\(level): &a\(level) \(Self.nested(230, "*a\(level - 1)"))\n"
    }
    let (document, diagnostics) = Self.read(text)
    #expect(text.utf8.count > 46_000)
    #expect(
      diagnostics.map(\.description) == [
        "t.yaml:4:239: error: nested deeper than 512 levels; check whether the file is what it "
          + "should be"
      ])
    #expect(document?.root["a2"] != nil)
  }

  @Test(arguments: [(211, []), (212, ["nested deeper than 512 levels"])])
  func `counts the levels that an alias stands for`(depth: Int, messages: [String]) {
    let text = "a: &a \(Self.nested(300, "x"))\nb: \(Self.nested(depth, "*a"))\n"
    #expect(Self.read(text).diagnostics.map(\.message) == messages)
  }

  @Test func `stops nine lines that stand for a milliard of values`() {
    var text = "a: &a [x,x,x,x,x,x,x,x,x]\n"
    for (name, last) in zip("bcdefghi", "abcdefgh") {
      let alias = "*\(last)"
      text +=
        "\(name): &\(name) [" + Array(repeating: alias, count: 9).joined(separator: ",") + "]\n"
    }
    let messages = Self.read(text).diagnostics.map(\.message)
    #expect(messages == ["the aliases of this file stand for more than 100000 values"])
  }
}

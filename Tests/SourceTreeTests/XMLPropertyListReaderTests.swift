@testable import StyleModel
@testable import SourceTree
import StyleTestSupport
import Testing

@Suite struct XMLPropertyListReaderTests {
  private static func read(_ text: String) -> (document: Document?, diagnostics: [Diagnostic]) {
    XMLPropertyListReader.read(SourceText(bytes: Array(text.utf8), file: "t.plist"))
  }

  @Test(arguments: [
    ("<plist><string>a</string></plist>", "\"a\""),
    ("<?xml version='1.0'?>\n<!DOCTYPE plist><plist><integer> 17 </integer></plist>", "17"),
    (
      "<plist><dict><key>a</key><real>1.5</real><key>b</key><true/></dict></plist>",
      "{\"a\":1.5,\"b\":true}"
    ),
    ("<plist><array><string/><array/><dict/><false></false></array></plist>", "[\"\",[],{},false]"),
    (
      "<dict><key>a</key><!-- c --><string>x &amp; &lt;&#x41;&#66;</string></dict>",
      "{\"a\":\"x & <AB\"}"
    ),
    ("<string>a<![CDATA[<b>&]]>c</string>", "\"a<b>&c\""),
    ("<string>a<!-- c -->b</string>", "\"ab\""),
  ])
  func `reads a property list into the tree of JSON`(text: String, tree: String) {
    let (document, diagnostics) = Self.read(text)
    #expect(document.map { JSONFixture.compact($0.root) } == tree)
    #expect(diagnostics.isEmpty)
  }

  @Test(
    arguments: [
      (
        "<html></html>", nil,
        "1:1: error: XML, but no property list; give a property list with text styles"
      ),
      ("", nil, "1:1: error: the file ends before a value; export the file again"),
      (
        "<dict><key>a</key><integer>x</integer></dict>", "{\"a\":damaged}",
        "1:28: error: 'x' is not a number; write digits, or make it a <string>"
      ),
      (
        "<dict><key>a</key><key>b</key><true/></dict>", "{\"b\":true}",
        "1:12: error: no value after the key 'a'; write the value after it"
      ),
      (
        "<dict><key>a</key><true/></array>", "{\"a\":true}",
        "1:26: error: </array> closes what </dict> should; write </dict>"
      ),
      (
        "<dict><key>a</key><true/>\n<string>b", "{\"a\":true}",
        "2:1: error: <string> where a <key> should be; write a <key> before every value of a <dict>"
      ),
      (
        "<array><true/>", "[true]",
        "1:15: error: the file ends inside <array>; export the file again"
      ),
      (
        "<array>x<true/></array>", "[true]",
        "1:8: error: text outside of tags; write it in a <string>"
      ),
      (
        "<array><true/><b/></array>", "[true]",
        "1:15: error: <b> is no tag of property lists; use dict, array, string, integer, real, true or "
          + "false"
      ),
      (
        "<array><string>&nbsp;</string></array>", "[]",
        "1:16: error: there is no entity 'nbsp'; write &amp; for an ampersand"
      ),
    ] as [(String, String?, String)])
  func `says what is wrong and where`(text: String, tree: String?, message: String) {
    let (document, diagnostics) = Self.read(text)
    #expect(document.map { JSONFixture.compact($0.root) } == tree)
    #expect(diagnostics.map(\.description) == ["t.plist:" + message])
  }

  @Test func `keeps the place of keys and values`() throws {
    let document = try #require(
      Self.read("<dict>\n <key>ä</key>\n <string> x</string></dict>").document)
    let member = try #require(document.root.members.first)
    #expect(document.position(of: member).description == "t.plist:2:7")
    #expect(document.position(of: member.value).description == "t.plist:3:11")
  }

  @Test func `stops at the 513th level`() {
    let text = String(repeating: "<array>", count: 600)
    #expect(Self.read(text).diagnostics.map(\.message) == ["nested deeper than 512 levels"])
  }
}

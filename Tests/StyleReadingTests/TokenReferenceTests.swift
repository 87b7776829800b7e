@testable import StyleModel
@testable import SourceTree
@testable import StyleReading
@testable import StyleAudit
import StyleTestSupport
import Testing

@Suite struct TokenReferenceTests {
  private func reference(_ json: String) throws -> TokenReference? {
    let document = try #require(JSONFixture.read(json).document)
    return TokenReference(document.root)
  }

  @Test(arguments: [
    ("\"{a.b}\"", TokenReference.alias("a.b")),
    ("\"{type styles.body}\"", .alias("type styles.body")),
    ("{\"$ref\":\"#/a/b/$value\"}", .pointer(["a", "b", "$value"], text: "#/a/b/$value")),
    ("{\"$ref\":\"#/a%20b/c~1d~0e\"}", .pointer(["a b", "c/d~e"], text: "#/a%20b/c~1d~0e")),
    ("{\"$ref\":\"{a.b}\"}", .alias("a.b")),
    ("{\"$ref\":\"#\"}", .pointer([], text: "#")),
    ("{\"$ref\":\"other.json#/a\"}", .foreign("other.json#/a")),
  ])
  func `recognises both forms`(json: String, expected: TokenReference) throws {
    #expect(try reference(json) == expected)
  }

  @Test(arguments: [
    "\"a.b\"", "\"{}\"", "\"{a} * 2\"", "\"{a}{b}\"", "\"{a\"", "{\"value\":1}", "[1]", "17",
    "null",
    "{\"$ref\":5}",
  ])
  func `takes anything else for a value`(json: String) throws {
    #expect(try reference(json) == nil)
  }
}

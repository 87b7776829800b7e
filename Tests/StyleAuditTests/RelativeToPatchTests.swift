@testable import StyleModel
@testable import SourceTree
@testable import StyleReading
@testable import StyleAudit
import StyleTestSupport
import DynamicType
import Testing

@Suite struct RelativeToPatchTests {
  private static func patch(_ text: String, _ style: String, _ relativeTo: Font.TextStyle)
    -> RelativeToPatch
  {
    let set = DesignTokensFixture.read(text)
    return RelativeToPatch(
      [RelativeToChange(style: style, relativeTo: relativeTo)], to: set, bytes: Array(text.utf8),
      file: "t.json")
  }

  private static let value =
    "{\"fontFamily\":\"Inter\",\"fontSize\":\"17px\",\"fontWeight\":400,\"lineHeight\":1.5,"
    + "\"letterSpacing\":\"0px\"}"

  @Test(arguments: [
    (
      "\"$extensions\": {\"typeramp\": {\"relativeTo\": \"body\", \"sample\": \"x\"}}",
      "\"$extensions\": {\"typeramp\": {\"relativeTo\": \"title2\", \"sample\": \"x\"}}"
    ),
    (
      "\"$extensions\": {\"typeramp\": {\"sample\": \"a \\\" b\"}}",
      "\"$extensions\": {\"typeramp\": {\"relativeTo\": \"title2\", \"sample\": \"a \\\" b\"}}"
    ),
    (
      "\"$extensions\": {\"typeramp\": {}}",
      "\"$extensions\": {\"typeramp\": {\"relativeTo\": \"title2\"}}"
    ),
    (
      "\"$extensions\": {\n      \"org.other\": 1\n    }",
      "\"$extensions\": {\n      \"typeramp\": {\"relativeTo\": \"title2\"},\n      \"org.other\": 1\n    }"
    ),
  ])
  func `changes relativeTo and nothing else`(before: String, after: String) {
    func file(_ extensions: String) -> String {
      "{\"$type\": \"typography\",\n  \"s\":  {\"$value\": \(Self.value),\n    \(extensions)  }\n}"
    }
    let patch = Self.patch(file(before), "s", .title2)
    #expect(String(decoding: patch.bytes, as: UTF8.self) == file(after))
    #expect(patch.problems.isEmpty)
    let read = StyleSetReader.read(bytes: patch.bytes, file: "t.json")
    #expect(read.styles.map(\.relativeTo) == [.title2])
  }

  @Test func `adds an extension in the manner of the token`() {
    let file =
      "{\n\t\"$type\": \"typography\",\n\t\"s\": {\n\t\t\"$value\": \(Self.value)\n\t}\n}\n"
    let patch = Self.patch(file, "s", .callout)
    #expect(
      String(decoding: patch.bytes, as: UTF8.self)
        == file.replacing(
          "\t\t\"$value\"",
          with:
            "\t\t\"$extensions\": {\"typeramp\": {\"relativeTo\": \"callout\"}},\n\t\t\"$value\""))
  }

  @Test func `shows the change as a diff that patch takes`() {
    let lines = (1...9).map { "  \"n\($0)\": {\"$value\": \(Self.value)}" }
    let file = "{\"$type\": \"typography\",\n" + lines.joined(separator: ",\n") + "\n}"
    let patch = Self.patch(file, "n5", .title)
    let diff = String(decoding: patch.diff(path: "t.json"), as: UTF8.self)
      .split(separator: "\n").map(String.init)
    #expect(diff.prefix(3) == ["--- a/t.json", "+++ b/t.json", "@@ -3,7 +3,7 @@"])
    #expect(diff.count == 3 + 8)
    #expect(diff.filter { $0.hasPrefix("-  ") }.count == 1)
    #expect(diff.filter { $0.hasPrefix("+  ") }.count == 1)
  }

  @Test func `says where a style is no token of its own`() {
    let file =
      "{\"$type\":\"typography\",\"a\":{\"s\":{\"$value\":\(Self.value)}},\"b\":{\"$extends\":\"{a}\"}}"
    let set = DesignTokensFixture.read(file)
    let name = set.styles.first { $0.path == ["b", "s"] }?.name ?? ""
    let patch = Self.patch(file, name, .title)
    #expect(patch.problems.count == 1)
    #expect(patch.diff(path: "t.json") == [])
  }
}

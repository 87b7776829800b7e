@testable import StyleModel
@testable import SourceTree
@testable import StyleReading
@testable import StyleAudit
import StyleTestSupport
import Testing

@Suite struct JointReadingTests {
  private func read(
    _ files: [(String, String)], fetch: @escaping (String) -> [UInt8]? = { _ in nil }
  ) -> StyleSet {
    StyleSetReader.read(
      files.map { SourceFile(bytes: Array($0.1.utf8), path: $0.0) }, name: "x",
      source: .file("x"), fetch: fetch)
  }

  private static let sizes = """
    {"size":{"$type":"dimension","body":{"$value":"17px"}}}
    """
  private static let styles = """
    {"body":{"$type":"typography","$value":{"fontSize":"{size.body}"}}}
    """

  @Test func `follows aliases from one file to another and back to their places`() {
    let set = read([("b/styles.json", Self.styles), ("b/sizes.json", "\n" + Self.sizes)])
    #expect(set.messages == [])
    #expect(set.styles.map(\.name) == ["body"])
    let origin = set.styles.first?.origins[.fontSize]
    #expect(origin?.kind == .alias(["size.body"]))
    #expect(origin?.position?.description == "b/sizes.json:2:47")
  }

  /// Two sets in one file that says nowhere that they are sets.
  private static let exported = """
    {"core":{"sizes":{"heading":{"type":"fontSizes","value":"28"}}},
    "theme":{"title":{"type":"typography","value":{"fontSize":"{sizes.heading}"}}}}
    """

  @Test(
    arguments: [
      (
        "title",
        exported.replacing("\"type\"", with: "\"$type\"").replacing("value", with: "$value")
      ),
      ("title", exported),
      (
        "title",
        "{\"$metadata\":{\"tokenSetOrder\":[\"core\"]}," + exported.dropFirst()
      ),
    ])
  func `reads a file beside an unrelated one as it reads it alone`(name: String, text: String) {
    for files in [[("a.json", text), ("b.json", Self.styleAlone)], [("a.json", text)]] {
      for files in [files, files.reversed()] {
        let set = read(files)
        #expect(set.messages == [])
        #expect(set.styles.first { $0.path.last == name }?.pointSize == 28)
        #expect(set.styles.count == files.count)
      }
    }
  }

  private static let styleAlone = """
    {"x":{"$type":"typography","$value":{"fontSize":"17px"}}}
    """

  @Test func `finds the sets that a theme names in a file beside another`() {
    let project = """
      {"$themes":[{"name":"One","selectedTokenSets":{"core":"source","theme":"enabled"}}],
      """
    let set = StyleSetReader.read(
      [("a.json", project + Self.exported.dropFirst()), ("b.json", Self.styleAlone)].map {
        SourceFile(bytes: Array($0.1.utf8), path: $0.0)
      }, name: "x", source: .file("x"), options: ReadingOptions(theme: "One"))
    #expect(set.styles.contains { $0.pointSize == 28 })
  }

  @Test(
    arguments: [
      ("d/r.json", "../../../../etc/passwd", [], false), ("d/r.json", "/etc/passwd", [], false),
      ("d/r.json", "../s/sizes.json", [], false), ("r.json", "../sizes.json", [], false),
      ("t/d/r.json", "../s/sizes.json", ["t"], true), ("t/d/r.json", "../../s.json", ["t"], false),
      ("./d/r.json", "../s.json", ["."], true), ("../d/r.json", "../../s.json", [".."], false),
      ("/r.json", "s/t.json", [], true), ("/d/r.json", "../s.json", ["/"], true),
    ] as [(String, String, [String], Bool)])
  func `follows a reference only inside the folders that were given`(
    resolver: String, reference: String, folders: [String], isFollowed: Bool
  ) {
    let text = """
      {"version":"2025.10","resolutionOrder":[{"$ref":"#/sets/a"}],
      "sets":{"a":{"sources":[{"$ref":"\(reference)"}]}}}
      """
    var asked: [String] = []
    let set = StyleSetReader.read(
      [SourceFile(bytes: Array(text.utf8), path: resolver)], name: "x", source: .file("x"),
      folders: folders
    ) { path in
      asked.append(path)
      return Array(Self.styleAlone.utf8)
    }
    #expect(asked.isEmpty != isFollowed)
    #expect(set.styles.isEmpty != isFollowed)
    #expect(set.messages.contains { $0.contains("leads out of the folder") } != isFollowed)
  }

  @Test func `follows aliases that name the file`() {
    let set = read([
      ("core.json", Self.sizes),
      ("styles.json", Self.styles.replacing("size.body", with: "core.size.body")),
    ])
    #expect(set.styles.map(\.pointSize) == [17])
  }

  @Test func `reads files of different formats as one set`() {
    let set = read([
      ("a.json", Self.sizes), ("a2.json", Self.styles),
      (
        "b.plist",
        "<dict><key>title</key><dict><key>fontName</key><string>Futura</string>"
          + "<key>fontSize</key><integer>28</integer></dict></dict>"
      ),
      ("c.txt", "{\"nothing\": 1}"),
    ])
    #expect(set.format == "ScaledFont, Design Tokens (DTCG)")
    #expect(set.styles.map(\.pointSize) == [28, 17])
    #expect(set.messages == [])
  }

  @Test func `says why each file has no style where none has`() {
    let set = read([("a.json", "{\"a\": 1}"), ("b.json", "[]")])
    #expect(set.messages.count == 2)
    #expect(set.messages.allSatisfy { $0.contains("error:") })
  }

  @Test func `takes the themes of a project in a folder`() {
    let themes = """
      [{"name":"One","selectedTokenSets":{"core":"source","styles":"enabled"}}]
      """
    let files = [
      ("$themes.json", themes),
      ("core.json", "{\"size\":{\"value\":\"17\",\"type\":\"fontSizes\"}}"),
      ("other.json", "{\"size\":{\"value\":\"99\",\"type\":\"fontSizes\"}}"),
      (
        "styles.json",
        "{\"body\":{\"type\":\"typography\",\"value\":{\"fontSize\":\"{size}\"}}}"
      ),
    ]
    let set = StyleSetReader.read(
      files.map { SourceFile(bytes: Array($0.1.utf8), path: $0.0) }, name: "x",
      source: .file("x"), options: ReadingOptions(theme: "One"))
    #expect(set.messages == [])
    #expect(set.styles.map(\.pointSize) == [17])
    #expect(set.choices.map(\.description) == ["theme: One (read)"])
  }

  @Test func `reads the files that a resolver document leads to, once`() {
    let resolver = """
      {"version":"2025.10","resolutionOrder":[{"$ref":"#/sets/a"}],
      "sets":{"a":{"sources":[{"$ref":"sets/sizes.json"},{"$ref":"./sets/../sets/styles.json"}]}}}
      """
    var asked: [String] = []
    let set = read([("d/r.json", resolver), ("d/sets/sizes.json", Self.sizes)]) { path in
      asked.append(path)
      return path == "d/sets/styles.json" ? Array(Self.styles.utf8) : nil
    }
    #expect(asked == ["d/sets/styles.json"])
    #expect(set.messages == [])
    #expect(set.format == "Design Tokens resolver (DTCG)")
    #expect(set.styles.map(\.position.file) == ["d/sets/styles.json"])
  }

  @Test(
    arguments: [
      ("x.json", "a/b/f.json", "a/b/x.json"), ("./x.json", "f.json", "x.json"),
      ("../x.json", "a/b/f.json", "a/x.json"), ("../../x.json", "a/f.json", "../x.json"),
      ("/t/x.json", "a/f.json", "/t/x.json"), ("../x.json", "/f.json", "/../x.json"),
      ("https://example.com/x.json", "f.json", nil),
    ] as [(String, String, String?)])
  func `finds the path of a reference`(reference: String, file: String, path: String?) {
    #expect(FileReference.path(reference, from: file) == path)
  }
}

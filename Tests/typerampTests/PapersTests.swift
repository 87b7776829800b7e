import TestSupport
import Testing

/// What the papers say of the code is so: places they name are there, arrows they draw are declared.
@Suite struct PapersTests {
  private static let root = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    .dropLast(3).joined(separator: "/")

  private static func text(_ name: String) -> String {
    Shell.run("cat \(Shell.quoted(root + "/" + name))").output
  }

  @Test(arguments: ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"])
  func `every place that is named is there`(paper: String) {
    let spans = Self.text(paper).split(separator: "`", omittingEmptySubsequences: false)
    let places = spans.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
      .filter { ($0.hasPrefix("Sources/") || $0.hasPrefix("Tests/")) && !$0.contains("…") }
    let missing = places.filter { place in
      Shell.run("test -e \(Shell.quoted(Self.root + "/" + place))").code != 0
    }
    #expect(missing == [])
    #expect(paper != "README.md" || places.count > 15)
  }

  @Test func `every room is described, and no room that is not there`() {
    let rooms = Shell.run("ls \(Shell.quoted(Self.root + "/Sources"))").output
      .split(separator: "\n").map(String.init).filter { !$0.hasPrefix("C") }
    let described = Self.text("ARCHITECTURE.md").split(separator: "\n")
      .filter { $0.hasPrefix("| `") }.compactMap { line in
        line.split(separator: "`").dropFirst().first.map(String.init)
      }
    #expect(described.sorted() == rooms.sorted())
  }
}

@testable import StyleModel
@testable import SourceTree
@testable import StyleReading
@testable import StyleAudit
import StyleTestSupport
import DynamicType
import Testing

@Suite struct StyleSetDiffTests {
  private static let old = SampleStyles.table([
    SampleStyles.style("title", 22, .title2), SampleStyles.style("body", 17),
    SampleStyles.style("gone", 13, .footnote),
  ])
  private static let new = SampleStyles.table([
    SampleStyles.style("title", 21, .title), SampleStyles.style("body", 17),
    SampleStyles.style("added", 12, .caption),
  ])
  private static let diff = StyleSetDiff(old: old, new: new)

  @Test func `holds what changed and nothing else`() {
    #expect(Self.diff.rows.map(\.name) == ["title", "added", "gone"])
    #expect(Self.diff.rows[0].settings.map(\.name) == ["pointSize", "relativeTo"])
    #expect(Self.diff.rows[0].sizes.contains(.large))
    #expect(Self.diff.gained.contains { $0.rule == "DT004" && $0.styles == ["body", "title"] })
    #expect(!Self.diff.lost.contains { $0.rule == "DT004" })
  }

  @Test func `a set compared with itself has no differences in any form`() {
    let diff = StyleSetDiff(old: Self.old, new: Self.old)
    #expect(diff.isEmpty)
    #expect(TextDiff().format(diff) == "no changes\n")
    #expect(MarkdownDiff.format(diff) == "No style changed.\n")
    #expect(JSONDiff.format(diff).contains("\"changed\": false"))
  }

  @Test(arguments: [(1, "1 style changed; 1 finding gained"), (2, "2 styles changed; 2 findings")])
  func `text counts in words`(count: Int, summary: String) throws {
    var diff = Self.diff
    diff.rows = Array(diff.rows.prefix(count))
    diff.gained = Array(repeating: try #require(diff.gained.first), count: count)
    let last = try #require(TextDiff().format(diff).split(separator: "\n").last)
    #expect(last.hasPrefix(summary), "\(last)")
  }

  @Test func `text shows sizes before and after in columns`() {
    let lines = TextDiff().format(Self.diff).split(separator: "\n").map(String.init)
    #expect(
      lines.prefix(7) == [
        "~ title", "    pointSize  22 → 21", "    relativeTo  title2 → title",
        "          L  xL  xxL  xxxL  AX1  AX2  AX3  AX4  AX5",
        "    old  22  24   25    27   32   37   41   46   52",
        "    new  21  22   23    25   28   32   35   38   42",
        "    Δ    -1  -2   -2    -2   -4   -5   -6   -8  -10",
      ])
    #expect(lines.contains("+ added  12 pt on caption, 38 at accessibility5"))
    #expect(lines.contains("- gone  13 pt on footnote, 38 at accessibility5"))
  }

  @Test func `markdown marks changed sizes in bold`() {
    let lines = MarkdownDiff.format(Self.diff).split(separator: "\n").map(String.init)
    #expect(lines[0] == "| style | change | xS | L | xxxL | AX3 | AX5 |")
    #expect(
      lines[2] == "| title | pointSize 22 → 21<br>relativeTo title2 → title | 19 | 22 → **21** | "
        + "27 → **25** | 41 → **35** | 52 → **42** |")
    #expect(lines[3].hasPrefix("| added | new | **10** | **12** |"))
    #expect(lines[4].hasPrefix("| gone | gone | ~~12~~ | ~~13~~ |"))
  }

  @Test func `json can be read`() throws {
    let (document, diagnostics) = JSONFixture.read(JSONDiff.format(Self.diff))
    #expect(diagnostics.isEmpty)
    let styles = try #require(document?.root["styles"]?.elements)
    #expect(styles.map { $0["change"]?.string } == ["changed", "added", "removed"])
  }
}

@testable import StyleModel
@testable import SourceTree
@testable import StyleReading
@testable import StyleAudit
import StyleTestSupport
import DynamicType
import Testing

/// The forms that a check is reported in.
@Suite struct CheckReportTests {
  private static let styles = [
    SampleStyles.style("title", 21, .title, line: 3), SampleStyles.style("a<b>&\"", 17, line: 4),
    SampleStyles.style(
      "legal", 12, .caption, check: CheckSettings(ignoredRules: ["DT006"]), line: 5),
  ]

  private static func result(
    file: String = "dir/my tokens,1.json", only: Set<String> = ["DT004", "DT006", "DT015"]
  ) -> CheckResult {
    let table = SampleStyles.table(styles)
    let checked = CheckResult.CheckedSet(
      file: file, styles: styles.map(\.name), report: Audit(only: only).report(on: table),
      diagnostics: [
        Diagnostic(
          .error, at: SourcePosition(file: file, line: 9, column: 2), "50% broken",
          hint: "mend it")
      ])
    return CheckResult(sets: [checked], platform: .ios, displayScale: 3, hasMeasures: false)
  }

  @Test func `text groups by style and counts at the end`() {
    #expect(
      TextReport().format(Self.result()) == """
        a<b>&"  t.json:4:5
          error   DT004  larger than title from accessibility3 (37 > 35)
                         try: let title follow title2

        1 error in 3 styles; 1 ignored by the file; fonts not looked at (iOS @3x)

        """)
  }

  @Test func `colours are escape sequences that end, and only where asked for`() {
    let plain = TextReport().format(Self.result())
    let colored = TextReport(isColored: true).format(Self.result())
    #expect(!plain.contains("\u{1B}"))
    #expect(colored.contains("\u{1B}[1;31merror\u{1B}[m"))
    let stripped = colored.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(stripped == plain)
  }

  @Test func `github annotations hold place and message, escaped`() {
    let lines = GitHubReport.format(Self.result()).split(separator: "\n").map(String.init)
    #expect(
      lines == [
        "::error file=dir/my tokens%2C1.json,line=9,col=2,title=Style file::50%25 broken; mend it",
        "::error file=t.json,line=4,col=5,title=DT004 Order of sizes turned round::a<b>&\": larger "
          + "than title from accessibility3 (37 > 35); try: let title follow title2",
      ])
  }

  @Test func `junit has a case for every style and rule`() {
    let text = JUnitReport.format(Self.result(), failingOn: .error)
    #expect(text.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites "))
    #expect(text.contains("tests=\"\(3 * Audit.rules.count + 1)\" failures=\"1\" errors=\"1\""))
    #expect(text.contains("name=\"a&lt;b&gt;&amp;&quot;\""))
    #expect(!text.contains("a<b>"))
    #expect(
      text.split(separator: "\n").count { $0.contains("<testsuite ") }
        == text.split(separator: "\n").count { $0.contains("</testsuite>") })
  }

  @Test func `json holds findings with place, arithmetic and change`() throws {
    let (document, diagnostics) = JSONFixture.read(JSONReport.format(Self.result()))
    #expect(diagnostics.isEmpty)
    let file = try #require(document?.root["files"]?.elements?.first)
    let finding = try #require(file["findings"]?.elements?.first)
    #expect(finding["rule"]?.string == "DT004")
    #expect(finding["position"]?["line"]?.number?.double == 4)
    #expect(finding["change"]?["relativeTo"]?.string == "title2")
    #expect(file["ignored"]?.elements?.count == 1)
  }

  /// What SARIF 2.1.0 demands of the objects that are written (OASIS, sarif-schema-2.1.0.json).
  @Test func `sarif has what the schema demands`() throws {
    let (document, diagnostics) = JSONFixture.read(
      SARIFReport.format(Self.result(), version: "1.2.3"))
    #expect(diagnostics.isEmpty)
    let root = try #require(document?.root)
    #expect(root["version"]?.string == "2.1.0")
    let run = try #require(root["runs"]?.elements?.first)
    let rules = try #require(run["tool"]?["driver"]?["rules"]?.elements)
    let results = try #require(run["results"]?.elements)
    #expect(rules.count == Audit.rules.count)
    #expect(results.count == 2)
    for result in results {
      let index = Int(try #require(result["ruleIndex"]?.number?.double))
      #expect(result["ruleId"]?.string == rules[index]["id"]?.string)
      #expect(["none", "note", "warning", "error"].contains(result["level"]?.string ?? ""))
      #expect(result["message"]?["text"]?.string?.isEmpty == false)
      let region = result["locations"]?.elements?.first?["physicalLocation"]?["region"]
      #expect(try #require(region?["startLine"]?.number?.double) >= 1)
    }
    #expect(results[1]["suppressions"]?.elements?.first?["kind"]?.string == "inSource")
    let notification = run["invocations"]?.elements?.first?["toolExecutionNotifications"]
    #expect(
      notification?.elements?.first?["locations"]?.elements?.first?["physicalLocation"]?[
        "artifactLocation"]?["uri"]?.string == "dir/my%20tokens%2C1.json")
  }

  @Test func `fails from a level on, and where a style cannot be read`() {
    var result = Self.result()
    #expect(result.fails(on: .error))
    result.sets[0].diagnostics = []
    #expect(result.fails(on: .error))
    result.sets[0].report.findings.removeAll { $0.level == .error }
    #expect(!result.fails(on: .error))
  }
}

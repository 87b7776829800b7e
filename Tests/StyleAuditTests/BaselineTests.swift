@testable import StyleModel
@testable import SourceTree
@testable import StyleReading
@testable import StyleAudit
import StyleTestSupport
import DynamicType
import Testing

@Suite struct BaselineTests {
  private static func result(_ styles: CustomTextStyle...) -> CheckResult {
    let table = SampleStyles.table(styles)
    return CheckResult(
      sets: [
        CheckResult.CheckedSet(
          file: "t \"q\".json", styles: styles.map(\.name),
          report: Audit(only: ["DT004", "DT006"]).report(on: table), diagnostics: [])
      ], platform: .ios, displayScale: 3, hasMeasures: false)
  }

  private static let faulty = result(
    SampleStyles.style("title", 21, .title), SampleStyles.style("body", 17),
    SampleStyles.style("small", 10))

  @Test func `what is in it is not reported again`() throws {
    let baseline = try Baseline(bytes: Array(Baseline(Self.faulty).text.utf8), file: "b.json")
    #expect(baseline == Baseline(Self.faulty))
    var result = Self.faulty
    #expect(result.sets[0].report.findings.count == 2)
    result.apply(baseline)
    #expect(result.sets[0].report.findings == [])
    #expect(result.sets[0].knownCount == 2)
    #expect(result.staleEntries == [])
    #expect(!result.fails(on: .info))
  }

  @Test func `what is new is reported, what is gone is stale`() {
    var result = Self.result(
      SampleStyles.style("title", 21, .title), SampleStyles.style("body", 17),
      SampleStyles.style("tiny", 8))
    result.apply(Baseline(Self.faulty))
    #expect(result.sets[0].report.findings.map(\.styles) == [["tiny"]])
    #expect(result.staleEntries.map(\.styles) == [["small"]])
    #expect(TextReport().format(result).contains("stale in the baseline: DT006 small"))
  }

  @Test func `entries of files that were not looked at are not stale`() {
    var result = Self.result(SampleStyles.style("a", 17))
    result.sets[0].baselineName = "other.json"
    result.apply(Baseline(Self.faulty))
    #expect(result.staleEntries == [])
  }

  @Test func `entries of rules that did not run are not stale`() {
    var result = Self.result(SampleStyles.style("a", 17))
    result.ruleIDs = ["DT006"]
    result.apply(Baseline(Self.faulty))
    #expect(result.staleEntries.map(\.rule) == ["DT006"])
    let entry = Baseline.Entry(file: "t \"q\".json", rule: "DT014", styles: ["a"])
    var known = Baseline(Self.faulty)
    known.entries = [entry]
    result = Self.result(SampleStyles.style("a", 17))
    result.apply(known)
    #expect(result.staleEntries == [])
    result.hasMeasures = true
    result.apply(known)
    #expect(result.staleEntries == [entry])
  }

  @Test func `every report tells what is stale`() {
    var result = Self.result(SampleStyles.style("a", 17))
    result.apply(Baseline(Self.faulty))
    let reports = [
      GitHubReport.format(result), SARIFReport.format(result, version: "1"),
      JUnitReport.format(result, failingOn: .error), TextReport().format(result),
    ]
    #expect(reports.allSatisfy { $0.contains("stale in the baseline: DT006 small") })
    #expect(JSONReport.format(result).contains("staleBaseline"))
  }

  @Test(arguments: [
    ("{}", "b.json:1:1: error: not a baseline of typeramp; write it anew with --update-baseline"),
    (
      "{\"typeramp-baseline\": 1, \"findings\": [{\"file\": 3}]}",
      "b.json:1:39: error: an entry without \"file\", \"rule\" and \"styles\"; write it anew with "
        + "--update-baseline"
    ),
    (
      "[", "b.json:1:2: error: the file ends inside the array opened on line 1; add the missing ']'"
    ),
  ])
  func `a broken one is named with its place`(text: String, message: String) {
    let error = #expect(throws: BaselineError.self) {
      try Baseline(bytes: Array(text.utf8), file: "b.json")
    }
    #expect(error?.diagnostic.description == message)
  }
}

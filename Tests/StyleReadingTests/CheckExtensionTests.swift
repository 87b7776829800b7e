@testable import StyleModel
@testable import SourceTree
@testable import StyleReading
@testable import StyleAudit
import StyleTestSupport
import DynamicType
import Testing

@Suite struct CheckExtensionTests {
  private static func set(_ check: String) -> StyleSet {
    DesignTokensFixture.read(
      "{\"s\":{\"$type\":\"typography\",\"$value\":\(DesignTokensFixture.value()),"
        + "\"$extensions\":{\"typeramp\":{\"check\":\(check)}}}}")
  }

  @Test func `reads what a style says about checking it`() {
    let set = Self.set(
      "{\"ignore\":[\"DT004\",\"DT006\"],\"lines\":2,\"height\":44.5,\"interactive\":true}")
    #expect(set.diagnostics == [])
    #expect(
      set.styles.map(\.check) == [
        CheckSettings(
          ignoredRules: ["DT004", "DT006"], lineLimit: 2, height: 44.5, isInteractive: true)
      ])
  }

  @Test(arguments: [
    ("{\"ignore\":\"DT999\"}", "'DT999' is no rule"), ("{\"ignore\":[4]}", "a number is no rule"),
    ("{\"lines\":0}", "lines is no whole number above 0"),
    ("{\"lines\":1.5}", "lines is no whole number above 0"),
    ("{\"height\":-1}", "height is no number of points above 0"),
    ("{\"interactive\":1}", "interactive is a number"), ("7", "check is a number"),
    ("{\"line\":1}", "check has no setting 'line'"),
  ])
  func `warns of what it does not understand, and leaves it out`(check: String, message: String) {
    let set = Self.set(check)
    #expect(set.diagnostics.map(\.message) == [message])
    #expect(set.diagnostics.allSatisfy { $0.severity == .warning && $0.position != nil })
    #expect(set.styles.map(\.check) == [CheckSettings()])
  }

  @Test func `what a style ignores is suppressed for pairs it is part of`() {
    let ignoring = CheckSettings(ignoredRules: ["DT004"])
    let table = SampleStyles.table([
      SampleStyles.style("title", 21, .title, check: ignoring), SampleStyles.style("body", 17),
    ])
    let report = Audit(only: ["DT004"]).report(on: table)
    #expect(report.findings == [])
    #expect(report.suppressed.map(\.styles) == [["body", "title"]])
  }
}

@testable import StyleModel
@testable import SourceTree
@testable import StyleReading
@testable import StyleAudit
import DynamicType
import Testing

@Suite struct AuditTests {
  private func style(
    _ name: String, _ pointSize: Double, _ relativeTo: Font.TextStyle,
    _ method: ScalingMethod = .custom, maximum: Double? = nil
  ) -> CustomTextStyle {
    CustomTextStyle(
      name: name, pointSize: pointSize, relativeTo: relativeTo, method: method,
      maximumPointSize: maximum, position: SourcePosition(file: "t.json", line: 1, column: 1))
  }

  private func findings(_ styles: CustomTextStyle...) -> [String] {
    Audit.findings(in: StyleSet(name: "t", source: .builtIn, styles: styles))
      .map { "\($0.rule) \($0.level) \($0.styles.joined(separator: "/")): \($0.message)" }
  }

  @Test func `names the sizes at which the order of two styles turns round`() {
    #expect(
      findings(style("title", 21, .title), style("text", 17, .body)) == [
        "DT004 error text/title: larger than title from accessibility3 (37 > 35)"
      ])
  }

  @Test func `names each run of sizes with its own figures`() {
    #expect(
      findings(style("caption", 12, .caption), style("legal", 11, .caption2)) == [
        "DT004 error legal/caption: larger than caption from xSmall to medium (11 > 10) and from "
          + "xLarge (15 > 14)",
        "DT006 warning caption: below 11 pt from xSmall to medium (10 pt)",
      ])
  }

  @Test func `finds a single size, and carries it`() throws {
    let set = StyleSet(
      name: "t", source: .builtIn,
      styles: [style("headline", 17, .headline), style("callout", 16, .callout)])
    let finding = try #require(Audit.findings(in: set).first)
    #expect(finding.sizes == [.accessibility4])
    #expect(finding.message == "larger than headline at accessibility4 (40 > 39)")
  }

  @Test func `leaves styles of one size alone`() {
    #expect(findings(style("headline", 17, .headline), style("body", 17, .body)) == [])
    #expect(findings(style("a", 20, .body), style("b", 18, .body)) == [])
  }

  @Test func `does not take a difference in the last digit for an inversion`() {
    // 15.333…2 and 15.333…4: the two ways round to the same third of a point.
    let steps = Dictionary(uniqueKeysWithValues: DynamicTypeSize.allCases.map { ($0, 46.0 / 3) })
    #expect(
      findings(style("a", 17, .body, .scaledMetric), style("b", 16, .body, .steps(steps)))
        .filter { $0.hasPrefix("DT004") } == [
          "DT004 error b/a: larger than a at xSmall (15.33 > 14.67)"
        ])
  }

  @Test func `finds a fixed style, and one overtaken by those that grow`() {
    #expect(
      findings(style("header", 20, .title3, .fixed), style("text", 16, .body)) == [
        "DT001 error header: does not scale: 20 pt at every size",
        "DT004 error text/header: larger than header from xxxLarge (21 > 20)",
      ])
  }

  @Test(arguments: [
    (ScalingMethod.steps([.large: 20]), true), (.steps([.large: 20, .accessibility5: 30]), false),
    (.capturedAtLaunch, false), (.custom, false),
  ])
  func `takes a style for fixed by its sizes, not by its method`(
    method: ScalingMethod, isFixed: Bool
  ) {
    #expect(findings(style("a", 20, .body, method)).contains { $0.hasPrefix("DT001") } == isFixed)
  }

  @Test(arguments: [
    (12.0, Font.TextStyle.caption, "warning", "from xSmall to medium (10 pt)"),
    (10, .body, "error", "from xSmall to large (9 pt)"),
    (3, .body, "error", "at every size (3 pt)"),
    (11, .caption2, "", ""),
  ])
  func `finds text below 11 points, an error from large on`(
    pointSize: Double, relativeTo: Font.TextStyle, level: String, sizes: String
  ) {
    let found = findings(style("a", pointSize, relativeTo)).filter { $0.hasPrefix("DT006") }
    #expect(found == (level.isEmpty ? [] : ["DT006 \(level) a: below 11 pt \(sizes)"]))
  }

  @Test func `finds a style scaled twice`() {
    #expect(
      findings(style("price", 17, .body, .doubleScaled)) == [
        "DT013 error price: scaled twice: 135 pt at accessibility5 where once gives 48"
      ])
  }

  @Test func `numbers every rule once`() {
    let numbers = Audit.rules.map { $0.id }
    #expect(Set(numbers).count == numbers.count)
    #expect(numbers == numbers.sorted())
  }
}

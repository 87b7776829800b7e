@testable import StyleModel
@testable import SourceTree
@testable import StyleReading
@testable import StyleAudit
import StyleTestSupport
import DynamicType
import Testing

@Suite struct StyleMappingTests {
  @Test func `maps Material's roles as their names say`() throws {
    let material = try #require(BuiltInStyleSets.named("material"))
    let mapped = StyleMapping.role.applied(to: material).styles
    #expect(
      mapped.map(\.relativeTo) == [
        .largeTitle, .largeTitle, .largeTitle, .title, .title, .title2, .title2, .headline,
        .subheadline, .body, .callout, .footnote, .subheadline, .caption, .caption2,
      ])
  }

  @Test func `by role Material has seven inversions and two collapses`() throws {
    let material = try #require(BuiltInStyleSets.named("material"))
    let table = StyleTable(StyleMapping.role.applied(to: material))
    let findings = Audit(only: ["DT004", "DT005"]).report(on: table).findings
    #expect(findings.filter { $0.rule == "DT004" }.count == 7)
    #expect(
      findings.filter { $0.rule == "DT005" }.map(\.styles).sorted { $0[0] < $1[0] } == [
        ["labelLarge", "bodySmall"], ["titleSmall", "bodySmall"],
      ])
  }

  @Test(arguments: [
    ("h1", Font.TextStyle.title), ("Heading/H3", .title3), ("caption", .caption),
    ("body-small", .footnote), ("button", .subheadline), ("hero", .largeTitle),
    ("overlineSm", .caption2),
  ])
  func `knows the words other scales use`(name: String, style: Font.TextStyle) {
    #expect(StyleMapping.textStyle(ofRole: name) == style)
  }

  @Test func `leaves styles alone that follow no text style`() {
    let set = StyleSet(
      name: "t", source: .builtIn, styles: [SampleStyles.style("a", 40, .title, .fixed)])
    #expect(StyleMapping.body.applied(to: set) == set)
    #expect(StyleMapping.inferred.applied(to: set) == set)
  }
}

@testable import StyleModel
@testable import SourceTree
@testable import StyleReading
@testable import StyleAudit
import StyleTestSupport
import DynamicType
import Testing

/// One case or more for every rule that `AuditTests` says nothing of.
@Suite struct RuleTests {
  private typealias S = SampleStyles

  @Test func `DT002 warns of a style that stands still at a probe, and says where Apple's does`() {
    #expect(
      S.findings("DT002", S.style("a", 17, .body, .steps([.large: 17, .accessibility1: 30]))) == [
        "warning a: 17 pt as at large at xSmall, at xLarge and at xxxLarge"
      ])
    #expect(
      S.findings("DT002", S.style("legal", 11, .caption2)) == [
        "info legal: 11 pt as at large at xSmall; Apple's own caption2 curve does this"
      ])
    #expect(S.findings("DT002", S.style("a", 17), S.style("b", 13, .body, .fixed)) == [])
  }

  @Test func `DT002 is an error where a style shrinks as text grows`() {
    let steps: [DynamicTypeSize: Double] = [.large: 20, .xxxLarge: 14, .accessibility5: 12]
    let style = S.style("a", 20, .body, .steps(steps))
    #expect(
      S.findings("DT002", style) == [
        "error a: shrinks as text grows: below the 20 pt of xxLarge from xxxLarge (14 pt)"
      ])
    #expect(S.findings("DT015", style) == ["info a: reaches ×0.60, never ×2.00"])
    let dip = S.style("a", 20, .body, .steps([.xSmall: 14, .large: 20, .xLarge: 19, .xxLarge: 41]))
    #expect(
      S.findings("DT002", dip) == [
        "error a: shrinks as text grows: below the 20 pt of large at xLarge (19 pt)"
      ])
  }

  @Test(arguments: [
    (34.0, false), (33, true), (20, true), (100, false), (17, true),
  ])
  func `DT003 warns of a maximum below twice the size that takes something`(
    maximum: Double, isFound: Bool
  ) {
    let found = S.findings("DT003", S.style("a", 17, maximum: maximum))
    #expect(!found.isEmpty == isFound)
  }

  @Test func `DT003 says where growth stops, and leaves alone what would not grow further`() {
    #expect(
      S.findings("DT003", S.style("a", 17, maximum: 24)) == [
        "warning a: stops at 24 pt, ×1.41, from accessibility1; without its maximum it reaches ×2.82"
      ])
    // largeTitle ends at 58 by itself.
    #expect(S.findings("DT003", S.style("a", 34, .largeTitle, maximum: 58)) == [])
    #expect(S.findings("DT003", platform: .watchos, S.style("a", 17, maximum: 24)) == [])
  }

  @Test func `DT005 warns where a difference is lost, with info for a small one`() {
    #expect(
      S.findings("DT005", S.style("title3", 22, .title2), S.style("preamble", 20, .title3)) == [
        "warning title3/preamble: as large as preamble from accessibility3 (41 pt), ×1.10 at large"
      ])
    #expect(
      S.findings("DT005", S.style("a", 11), S.style("b", 10.5)).allSatisfy {
        $0.hasPrefix("info ")
      })
    // What turns round is DT004's.
    #expect(S.findings("DT005", S.style("a", 21, .title), S.style("b", 17)) == [])
  }

  @Test(arguments: [
    (Platform.ios, "from xSmall to medium (10 pt)"), (.watchos, "from xSmall to small (10 pt)"),
    (.macos, ""), (.tvos, "at large (12 pt)"),
  ])
  func `DT006 goes by the platform's minimum and sizes`(platform: Platform, sizes: String) {
    let found = S.findings("DT006", platform: platform, S.style("a", 12, .caption))
    #expect(found.count == (sizes.isEmpty ? 0 : 1))
    #expect(found.allSatisfy { $0.hasSuffix(sizes) }, "\(found)")
  }

  @Test func `DT006 suggests a size that stays above the minimum`() {
    let table = S.table([S.style("a", 12, .caption)])
    let finding = Audit(only: ["DT006"]).report(on: table).findings.first
    #expect(finding?.suggestion?.text == "make it 13 pt at large")
    #expect(S.findings("DT006", S.style("a", 13, .caption)) == [])
  }

  @Test func `DT007 tells of four roles on one text style`() {
    let three = [S.style("a", 57), S.style("b", 28), S.style("c", 17)]
    #expect(Audit(only: ["DT007"]).report(on: S.table(three)).findings == [])
    let four = Audit(only: ["DT007"]).report(on: S.table(three + [S.style("d", 12)])).findings
    #expect(four.map(\.styles) == [["a", "b", "c", "d"]])
    #expect(
      four.first?.message
        == "follows body with 3 other styles of 4 roles: 161 pt at accessibility5, "
        + "97 on largeTitle")
  }

  @Test func `DT008 finds lines tighter than defined, than the size, and than the font`() {
    #expect(
      S.findings("DT008", S.style("a", 17, .body, .doubleScaled, lineHeight: 22)).first?
        .hasPrefix("warning a: line height ×1.29 of the size is not kept from xLarge") ?? false)
    #expect(
      S.findings("DT008", S.style("a", 20, lineHeight: 18)) == [
        "warning a: line height 18 pt is below the size itself, 20"
      ])
    #expect(
      S.findings("DT008", measures: S.measures(), S.style("a", 17, lineHeight: 19)) == [
        "info a: line height 19 pt is below the 20 pt of Inter Regular"
      ])
    #expect(S.findings("DT008", S.style("a", 17, lineHeight: 22), S.style("b", 40)) == [])
  }

  @Test(arguments: Font.TextStyle.allCases)
  func `a line height that scales with its style keeps its share within 5 %`(
    relativeTo: Font.TextStyle
  ) {
    for pointSize in stride(from: 11.0, through: 60, by: 1) {
      let found = S.findings(
        "DT008", S.style("a", pointSize, relativeTo, lineHeight: pointSize * 1.4))
      #expect(found == [])
    }
  }

  @Test func `DT009 warns of more lines than a sample may take`() {
    let measures = S.measures(lineLimit: 2) { size, setting in
      setting.lineCount = size >= .accessibility3 ? 3 : 2
      setting.isTruncated = setting.lineCount > 2
    }
    #expect(
      S.findings("DT009", measures: measures, S.style("a", 17)) == [
        "warning a: sample takes more than 2 lines at 361 pt from accessibility3 (3)"
      ])
    #expect(S.findings("DT009", S.style("a", 17)) == [])
  }

  @Test func `DT010 finds a container that is too low`() {
    let measures = S.measures(height: 44) { size, setting in
      setting.height = size >= .accessibility2 ? 45 : 40
    }
    #expect(
      S.findings("DT010", measures: measures, S.style("a", 17)) == [
        "error a: needs more than the 44 pt of its container from accessibility2 (45 pt)"
      ])
  }

  @Test func `DT011 warns of a word wider than a line in a sample of the file`() {
    let measures = S.measures { size, setting in
      setting.hasOverlongWord = size == .accessibility5
      setting.longestWordWidth = 400
    }
    #expect(
      S.findings("DT011", measures: measures, S.style("a", 17)) == [
        "info a: 'Some' is wider than 361 pt at accessibility5 (400 pt)"
      ])
    var style = S.style("a", 17)
    style.sample = "Some text"
    #expect(S.findings("DT011", measures: measures, style).map { $0.prefix(7) } == ["warning"])
  }

  @Test func `DT012 finds a control that is too low, and only on iOS`() {
    let control = S.style("a", 17, check: CheckSettings(isInteractive: true))
    #expect(
      S.findings("DT012", measures: S.measures(), control) == [
        "error a: control of 100 × 20 pt, below 44 × 44"
      ])
    #expect(S.findings("DT012", measures: S.measures(height: 44), control) == [])
    #expect(S.findings("DT012", measures: S.measures(), S.style("a", 17)) == [])
    #expect(S.findings("DT012", platform: .macos, measures: S.measures(), control) == [])
  }

  @Test func `DT014 warns of a font that is not there`() {
    #expect(
      S.findings("DT014", measures: S.measures(missing: "Futura"), S.style("a", 17)) == [
        "warning a: Futura not found, drawn in Inter Regular"
      ])
    var measures = S.measures()
    measures.styles[0].boxCount = 3
    #expect(
      S.findings("DT014", measures: measures, S.style("a", 17)) == [
        "warning a: no font for 3 of its sample's characters, drawn as boxes"
      ])
  }

  @Test func `DT015 tells of what never reaches 200 %`() {
    #expect(
      S.findings(
        "DT015", S.style("a", 34, .largeTitle), S.style("b", 17), S.style("c", 13, .body, .fixed))
        == ["info a: reaches ×1.71, never ×2.00; Apple's own largeTitle does no better"])
    // On watchOS 1.4 times is asked for, which largeTitle has at accessibility3.
    #expect(S.findings("DT015", platform: .watchos, S.style("a", 34, .largeTitle)) == [])
  }

  @Test(arguments: [
    ("body", true), ("text/Large Title", true), ("heading.title2", true), ("bodyLarge", false),
    ("title1", false), ("extraLargeTitle", true),
  ])
  func `DT016 tells of names that SwiftUI has`(name: String, isFound: Bool) {
    #expect(!S.findings("DT016", S.style(name, 17)).isEmpty == isFound)
  }

  @Test func `DT017 tells of two styles alike, at the later one`() {
    #expect(
      S.findings("DT017", S.style("a", 17), S.style("b", 17), S.style("c", 17, cssWeight: 500))
        == ["info b/a: looks like a at every size"])
  }

  @Test(arguments: [(400, ""), (350, "regular, 400"), (950, "black, 900"), (1, "ultraLight, 100")])
  func `DT018 warns of a weight without a name`(weight: Int, nearest: String) {
    let found = S.findings("DT018", S.style("a", 17, cssWeight: weight))
    let message = "warning a: weight \(weight) has no constant; the nearest is "
    #expect(found == (nearest.isEmpty ? [] : [message + nearest]))
  }

  @Test func `DT019 tells of tracking that loses its share of the size`() {
    #expect(
      S.findings("DT019", S.style("a", 11, .caption2, tracking: 0.5)) == [
        "info a: tracking 0.5 pt is 45/1000 em at large, 12/1000 at accessibility5"
      ])
    #expect(S.findings("DT019", S.style("a", 57, .largeTitle, tracking: -0.25)) == [])
    #expect(S.findings("DT019", S.style("a", 11, .body, .fixed, tracking: 0.5)) == [])
  }

  @Test(arguments: Audit.rules.map { $0.id })
  func `every rule explains itself`(id: String) throws {
    let rule = try #require(Audit.rules.first { $0.id == id })
    #expect(rule.rationale.count > 150)
    #expect(!rule.rationale.contains("  "))
    #expect(rule.name.allSatisfy { $0.isLowercase || $0 == "-" })
    let explanation = try #require(RuleExplanation(id.lowercased()))
    #expect(explanation.text(width: 60).split(separator: "\n").allSatisfy { $0.count <= 60 })
    #expect(RuleExplanation(rule.name)?.id == id)
  }
}

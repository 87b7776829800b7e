import DynamicType
import PreviewUI
import StyleModel
import StyleReading
import StyleAudit
import StyleExport
import Testing

@testable import Specimens

struct SheetContentTests {
  @Test func `shows each style once, each size of one, or all of both`() {
    let specimens = SheetKind.allCases.map { kind in
      SheetContent(kind, of: SampleSheets.table, report: SampleSheets.report).rows.reduce(0) {
        $0 + $1.entries.count
      }
    }
    #expect(specimens == [15, 12, 180])
  }

  @Test func `marks a finding where it is, and nowhere else`() throws {
    let content = SheetContent(.matrix, of: SampleSheets.table, report: SampleSheets.report)
    let row = try #require(
      zip(content.rows, SampleSheets.table.rows).first { $0.1.style.name == "headlineSmall" }?.0)
    #expect(
      row.entries.filter(\.isMarked).map(\.size) == [.accessibility4, .accessibility5])
    #expect(row.findings.allSatisfy { $0.hasPrefix("DT004 error: larger than ") })
    #expect(content.rows[0].entries.allSatisfy { !$0.isMarked })
  }

  @Test func `a waterfall beyond the table has no specimen`() {
    let content = SheetContent(
      .waterfall, of: SampleSheets.table, report: SampleSheets.report, style: 99)
    #expect(content.rows.isEmpty)
    #expect(Sheet(content, port: RectanglePaths()).size.height > 0)
  }
}

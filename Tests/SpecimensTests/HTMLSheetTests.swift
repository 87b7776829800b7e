import StyleModel
import StyleReading
import StyleAudit
import StyleExport
import Testing

@testable import Specimens

struct HTMLSheetTests {
  @Test func `html holds the drawing, the findings and all numbers, and nothing from elsewhere`() {
    let page = HTMLSheet(port: RectanglePaths()).page(
      SampleSheets.sheet(.matrix), table: SampleSheets.table, report: SampleSheets.report)
    #expect(page.hasPrefix("<!doctype html>\n<html lang=\"en\">"))
    #expect(!page.contains("http"))
    #expect(!page.contains("<script"))
    #expect(page.contains("<li>DT004 error: headlineSmall: larger than "))
    #expect(page.matches(of: /<td>/).count == 15 * 12)
  }

  @Test func `the sheet counts what the page lists, a waterfall what concerns its style`() {
    let listed = SampleSheets.report.findings.filter { $0.level >= .warning }
    let page = HTMLSheet(port: RectanglePaths()).page(
      SampleSheets.sheet(.matrix), table: SampleSheets.table, report: SampleSheets.report)
    #expect(page.matches(of: /<li>/).count == listed.count)
    let whole = SheetContent(.matrix, of: SampleSheets.table, report: SampleSheets.report)
    #expect(whole.subtitle.hasSuffix(" · \(SampleSheets.report.count)"))
    for (index, row) in SampleSheets.table.rows.enumerated() {
      let own = SampleSheets.report.about(row.style.name)
      #expect(own.findings.allSatisfy { $0.styles.first == row.style.name })
      let waterfall = SheetContent(
        .waterfall, of: SampleSheets.table, report: SampleSheets.report, style: index)
      #expect(waterfall.subtitle.hasSuffix(" · \(own.count)"))
    }
  }
}

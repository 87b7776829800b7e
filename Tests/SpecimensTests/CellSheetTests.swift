import DynamicType
import Imaging
import StyleModel
import StyleReading
import StyleAudit
import StyleExport
import TestSupport
import Testing

@testable import Specimens

struct CellSheetTests {
  @Test func `characters hold what is said and what is drawn, within their columns`() {
    let content = SheetContent(
      .waterfall, of: SampleSheets.table, report: SampleSheets.report, style: 14)
    let sheet = CellSheet(port: RectanglePaths(), mosaic: .half, depth: .mono, columns: 60)
    let lines = sheet.text(content).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.allSatisfy { $0.count <= 60 })
    #expect(lines.contains { $0.hasPrefix("! DT004 error: larger than bodySmall") })
    #expect(lines.contains { $0.contains("█") })
    #expect(!sheet.text(content).contains("\u{1B}"))
    let plain = CellSheet(
      port: RectanglePaths(), mosaic: .ascii, depth: .mono, columns: 60, isASCII: true)
    #expect(plain.text(content).utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func `a sample longer than a line is broken, words and all, and nothing is cut`() {
    func lines(_ sample: String) -> [Substring] {
      let style = CustomTextStyle(
        name: "a", families: ["Inter"], pointSize: 17, relativeTo: .body, sample: sample,
        position: SourcePosition(file: "t.json", line: 1, column: 1))
      let table = StyleTable(StyleSet(name: "t", source: .builtIn, styles: [style]))
      let content = SheetContent(.size, of: table, report: Audit().report(on: table))
      return CellSheet(port: RectanglePaths(), mosaic: .half, depth: .mono, columns: 40)
        .text(content).split(separator: "\n", omittingEmptySubsequences: false)
    }
    // Five rows and ten columns an em: a line of 37 columns has room for seven letters.
    let counts = ["abcdefg", "abcdefgh", "abc abcd", "abc abcd abcdefgh"].map { lines($0).count }
    #expect(counts == [counts[0], counts[0] + 5, counts[0] + 5, counts[0] + 15])
    #expect(lines("abcdefgh abc").allSatisfy { $0.count <= 40 && !$0.contains("›") })
  }
}

import StyleModel
import SourceTree
import StyleReading
import StyleAudit
import StyleExport
import DynamicType
import Imaging
import PreviewUI
import TestSupport
import Testing

@testable import Sheets

@Suite struct SheetTests {
  private static let table = StyleTable(BuiltInStyleSets.named("material") ?? ExportFixture.set)
  private static let report = Audit().report(on: table)

  private static func sheet(_ kind: SheetKind) -> Sheet {
    Sheet(
      SheetContent(kind, of: table, report: report, size: .accessibility3, style: 2),
      port: RectanglePaths())
  }

  @Test(arguments: SheetKind.allCases)
  func `nothing lies outside the sheet, and no two lines on each other`(kind: SheetKind) {
    let sheet = Self.sheet(kind)
    let isInside = sheet.lines.allSatisfy { line in
      line.x >= 0 && line.x + line.shaped.width <= sheet.size.width
        && line.baseline - line.shaped.metrics.ascent >= 0
        && line.baseline + line.shaped.metrics.descent <= sheet.size.height
    }
    #expect(isInside)
    let boxes = sheet.lines.map { line in
      (
        x: line.x..<max(line.x + 0.1, line.x + line.shaped.width),
        y: line.baseline - line.shaped.metrics.ascent..<line.baseline + line.shaped.metrics.descent
      )
    }
    var overlaps = 0
    for first in boxes.indices {
      for second in boxes.indices where second > first {
        let (a, b) = (boxes[first], boxes[second])
        if a.x.overlaps(b.x),
          min(a.y.upperBound, b.y.upperBound) - max(a.y.lowerBound, b.y.lowerBound) > 0.01
        {
          overlaps += 1
        }
      }
    }
    #expect(overlaps == 0)
  }

  @Test func `shows each style once, each size of one, or all of both`() {
    let specimens = SheetKind.allCases.map { kind in
      SheetContent(kind, of: Self.table, report: Self.report).rows.reduce(0) {
        $0 + $1.specimens.count
      }
    }
    #expect(specimens == [15, 12, 180])
  }

  @Test func `marks a finding where it is, and nowhere else`() throws {
    let content = SheetContent(.matrix, of: Self.table, report: Self.report)
    let row = try #require(
      zip(content.rows, Self.table.rows).first { $0.1.style.name == "headlineSmall" }?.0)
    #expect(
      row.specimens.filter(\.isMarked).map(\.size) == [.accessibility4, .accessibility5])
    #expect(row.findings.allSatisfy { $0.hasPrefix("DT004 error: larger than ") })
    #expect(content.rows[0].specimens.allSatisfy { !$0.isMarked })
  }

  @Test func `a waterfall beyond the table has no specimen`() {
    let content = SheetContent(.waterfall, of: Self.table, report: Self.report, style: 99)
    #expect(content.rows.isEmpty)
    #expect(Sheet(content, port: RectanglePaths()).size.height > 0)
  }

  @Test(arguments: SheetKind.allCases)
  func `svg is well formed, and defines every glyph it uses once`(kind: SheetKind) throws {
    let text = SVGSheet(port: RectanglePaths()).file(Self.sheet(kind))
    let folder = TemporaryFolder()
    let file = folder.write(text, to: "sheet.svg")
    let parsed = Shell.run(
      "python3 -c 'import xml.dom.minidom,sys; xml.dom.minidom.parse(sys.argv[1])' \(file) 2>&1")
    #expect(parsed.code == 0, "\(parsed.output)")
    let used = Set(text.matches(of: /href="#(g[0-9]+)"/).map { String($0.1) })
    let defined = text.matches(of: /path id="(g[0-9]+)"/).map { String($0.1) }
    #expect(used == Set(defined))
    #expect(defined.count == Set(defined).count)
    #expect(text.contains("prefers-color-scheme: dark"))
    #expect(
      !SVGSheet(port: RectanglePaths(), theme: .dark).file(Self.sheet(kind)).contains("@media"))
  }

  @Test func `html holds the drawing, the findings and all numbers, and nothing from elsewhere`() {
    let page = HTMLSheet(port: RectanglePaths()).page(
      Self.sheet(.matrix), table: Self.table, report: Self.report)
    #expect(page.hasPrefix("<!doctype html>\n<html lang=\"en\">"))
    #expect(!page.contains("http"))
    #expect(!page.contains("<script"))
    #expect(page.contains("<li>DT004 error: headlineSmall: larger than "))
    #expect(page.matches(of: /<td>/).count == 15 * 12)
  }

  @Test func `the sheet counts what the page lists, a waterfall what concerns its style`() {
    let listed = Self.report.findings.filter { $0.level >= .warning }
    let page = HTMLSheet(port: RectanglePaths()).page(
      Self.sheet(.matrix), table: Self.table, report: Self.report)
    #expect(page.matches(of: /<li>/).count == listed.count)
    let whole = SheetContent(.matrix, of: Self.table, report: Self.report)
    #expect(whole.subtitle.hasSuffix(" · \(Self.report.count)"))
    for (index, row) in Self.table.rows.enumerated() {
      let own = Self.report.about(row.style.name)
      #expect(own.findings.allSatisfy { $0.styles.first == row.style.name })
      let waterfall = SheetContent(.waterfall, of: Self.table, report: Self.report, style: index)
      #expect(waterfall.subtitle.hasSuffix(" · \(own.count)"))
    }
  }

  @Test func `a picture has ink where the sheet has text, in the theme's colours`() throws {
    let sheet = Self.sheet(.size)
    let picture = PNGSheet(port: RectanglePaths(), theme: .dark, scale: 1).picture(sheet)
    #expect(picture.width == Int(sheet.size.width))
    #expect(picture.palette[0] == SheetTheme.dark.paper)
    let line = try #require(sheet.lines.first)
    let x = Int(line.x + 0.25 * line.pointSize)
    let y = Int(line.baseline - 0.2 * line.pointSize)
    #expect(picture.pixels[y * picture.width + x] == 32)
    #expect(Set(picture.pixels).contains(0))
  }

  @Test func `a sheet too large for the scale is drawn smaller`() {
    let picture = PNGSheet(port: RectanglePaths(), scale: 100).picture(Self.sheet(.size))
    #expect(max(picture.width, picture.height) <= 16_384)
    let reduction = PNGSheet(port: RectanglePaths(), scale: 100).reduction(of: Self.sheet(.size))
    #expect(reduction?.contains("instead of 100, so that no side gets more than 16384") == true)
    #expect(PNGSheet(port: RectanglePaths(), scale: 1).reduction(of: Self.sheet(.size)) == nil)
  }

  @Test(arguments: [SheetTheme.light, .dark])
  func `every ink can be read on its paper`(theme: SheetTheme) {
    for ink in [Sheet.Ink.text, .caption, .mark] {
      let lights = [theme.paper.luminance, theme.color(ink).luminance].sorted()
      #expect((lights[1] + 0.05) / (lights[0] + 0.05) >= 4.5)
    }
  }

  @Test func `characters hold what is said and what is drawn, within their columns`() {
    let content = SheetContent(.waterfall, of: Self.table, report: Self.report, style: 14)
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

  @Test(arguments: [
    (0.0, "0"), (1.5, "1.5"), (-0.004, "0"), (-2.25, "-2.25"), (1e6, "1000000"), (0.1 + 0.2, "0.3"),
  ])
  func `numbers take no more digits than they need`(value: Double, text: String) {
    #expect(SVGSheet.number(value) == text)
  }
}

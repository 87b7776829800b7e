import DynamicType
import Imaging
import PreviewUI
import StyleSets
import TestSupport
import Testing

@testable import Specimens

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
    let boxes = sheet.lines.map(\.drawn).map { line in
      let metrics = line.runs.map(\.line.metrics)
      let (ascent, descent) = (metrics.map(\.ascent).max() ?? 0, metrics.map(\.descent).max() ?? 0)
      return (
        x: line.x..<max(line.x + 0.1, line.x + line.width),
        y: line.baseline - ascent..<line.baseline + descent
      )
    }
    let isInside = boxes.allSatisfy { box in
      box.x.lowerBound >= 0 && box.x.upperBound <= sheet.size.width && box.y.lowerBound >= 0
        && box.y.upperBound <= sheet.size.height
    }
    #expect(isInside)
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

  /// A caption of 12 pt is a line of 12 points that stands 9 below its upper edge; the title's is 20 and
  /// 15.
  @Test func `a sheet begins with its title and what it shows, and each row with its heading`() {
    let lines = Self.sheet(.size).lines
    #expect(lines.prefix(3).map(\.ink) == [.text, .caption, .caption])
    // Below the title end 32 + 20, below the subtitle 64; 12 points are left free before the rows.
    let baselines: [Double] = [47, 61, 85]
    #expect(lines.prefix(3).map(\.drawn.baseline) == baselines)
    #expect(lines.prefix(3).allSatisfy { $0.drawn.x == 32 })
    // The specimen is directly below its heading, which ends at 88.
    let pointSize = Self.table.rows[0][.accessibility3]
    #expect(abs(lines[3].drawn.baseline - (88 + 0.75 * pointSize)) < 1e-9)
  }

  @Test func `in a matrix the words of a row share a baseline, and those of a size an edge`() {
    let sheet = Self.sheet(.matrix)
    let words = sheet.lines.filter { $0.ink == .text }.dropFirst().map(\.drawn)
    #expect(words.count == 15 * 12)
    let baselines = words.map(\.baseline)
    for row in 0..<15 {
      #expect(Set(baselines[12 * row..<12 * row + 12]).count == 1)
    }
    let edges = Set(words.map(\.x))
    #expect(edges.count == 12)
    // Hairlines go across all of it, and each mark is as wide as its column.
    let hairlines = sheet.rules.filter { $0.ink == .hairline }.map(\.frame)
    #expect(hairlines.count == 15)
    #expect(hairlines.allSatisfy { $0.minX == 32 && $0.maxX == hairlines[0].maxX })
    let marks = sheet.rules.filter { $0.ink == .mark }.map(\.frame)
    let marked = SheetContent(.matrix, of: Self.table, report: Self.report).rows
      .flatMap(\.entries).count(where: \.isMarked)
    #expect(marks.count == marked && marked > 0)
    #expect(marks.allSatisfy { edges.contains($0.minX) && $0.height == 1.5 })
  }

  @Test func `shows each style once, each size of one, or all of both`() {
    let specimens = SheetKind.allCases.map { kind in
      SheetContent(kind, of: Self.table, report: Self.report).rows.reduce(0) {
        $0 + $1.entries.count
      }
    }
    #expect(specimens == [15, 12, 180])
  }

  @Test func `marks a finding where it is, and nowhere else`() throws {
    let content = SheetContent(.matrix, of: Self.table, report: Self.report)
    let row = try #require(
      zip(content.rows, Self.table.rows).first { $0.1.style.name == "headlineSmall" }?.0)
    #expect(
      row.entries.filter(\.isMarked).map(\.size) == [.accessibility4, .accessibility5])
    #expect(row.findings.allSatisfy { $0.hasPrefix("DT004 error: larger than ") })
    #expect(content.rows[0].entries.allSatisfy { !$0.isMarked })
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
    if Shell.path(of: "python3") != nil {
      let parsed = Shell.run(
        "python3 -c 'import xml.dom.minidom,sys; xml.dom.minidom.parse(sys.argv[1])' \(file) 2>&1")
      #expect(parsed.code == 0, "\(parsed.output)")
    }
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
    let line = try #require(sheet.lines.first?.drawn)
    let pointSize = try #require(line.runs.first?.request.pointSize)
    let x = Int(line.x + 0.25 * pointSize)
    let y = Int(line.baseline - 0.2 * pointSize)
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
    for ink in [Ink.text, .caption, .mark] {
      let lights = [theme.paper.luminance, theme.color(ink).luminance].sorted()
      #expect((lights[1] + 0.05) / (lights[0] + 0.05) >= 4.5)
    }
  }

  @Test(arguments: [
    (0.0, "0"), (1.5, "1.5"), (-0.004, "0"), (-2.25, "-2.25"), (1e6, "1000000"), (0.1 + 0.2, "0.3"),
  ])
  func `numbers take no more digits than they need`(value: Double, text: String) {
    #expect(SVGSheet.number(value) == text)
  }
}

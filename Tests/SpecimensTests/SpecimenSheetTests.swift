import DynamicType
import Imaging
import PreviewUI
import StyleModel
import StyleReading
import StyleAudit
import StyleExport
import TestSupport
import Testing

@testable import Specimens

struct SpecimenSheetTests {
  private func drawing(_ mosaic: Mosaic, cellAspect: Double = 0.5) -> SpecimenDrawing {
    SpecimenDrawing(
      .mosaic(mosaic), rowsPerPoint: 0.5 / Double(mosaic.subpixelRows), depth: .truecolor,
      cellAspect: cellAspect)
  }

  private func sheet(_ sample: String) -> SpecimenSheet {
    let style = CustomTextStyle(
      name: "s", families: ["Inter"], pointSize: 40, relativeTo: .body, sample: sample,
      position: SourcePosition(file: "t.json", line: 1, column: 1))
    return SpecimenSheet([Specimen(style)], port: RectangleFontPort())
  }

  private static let colors = SpecimenColors(
    ink: InkPalette(ink: nil, paper: nil, depth: .truecolor), hairline: .standard, sign: .standard,
    signAttributes: [])

  @Test(arguments: [
    (Mosaic.half, 0.5), (.quadrant, 1.0), (.sextant, 2.0 / 3), (.braille, 0.5),
  ])
  func `text keeps its shape whatever the sub-pixels' shape`(mosaic: Mosaic, across: Double) {
    #expect(abs(drawing(mosaic).scale.x - across) < 1e-12)
    #expect(drawing(mosaic).scale.y == 0.5)
    // On cells of square shape twice as many sub-pixels across would be too many.
    #expect(abs(drawing(mosaic, cellAspect: 1).scale.x - across / 2) < 1e-12)
  }

  @Test(arguments: [("Ab c", 7), ("b c", 5), (" ", 1)])
  func `rows are those of the ink, at least one`(sample: String, rows: Int) {
    let sheet = sheet(sample)
    // A capital of 28 points and a small letter of 20 are 14 and 10 sub-pixels high, two a row.
    #expect(sheet.rows(of: 0, drawing: drawing(.half)) == (above: rows, below: 0))
  }

  @Test(arguments: Mosaic.allCases.filter { $0 != .ascii })
  func `ink stands on the foot of its baseline row`(mosaic: Mosaic) {
    let sheet = sheet("xx")
    var grid = CellGrid(columns: 60, rows: 20)
    sheet.draw(
      0, as: mosaic, drawing: drawing(mosaic), colors: Self.colors, baselineRow: 12,
      in: CellRect(column: 3, row: 0, columns: 57, rows: 20), into: &grid)
    func isInked(_ cell: Cell) -> Bool { cell != Cell() && cell.scalar != "▁" }
    let inked = (0..<20).filter { row in (0..<60).contains { isInked(grid[$0, row]) } }
    #expect(inked.last == 12)
    let columns = (0..<60).filter { column in (0..<20).contains { isInked(grid[column, $0]) } }
    #expect(columns.first == 4 || columns.first == 5)
    // The line it stands on begins behind the ink and ends before the sign's column.
    let hairline = (0..<60).filter { grid[$0, 12].scalar == "▁" }
    #expect(hairline.last == 58)
    #expect(hairline.count == 58 - (columns.last ?? 0) - 1)
  }

  @Test func `in pixels a specimen fills its room and stands on its baseline`() {
    let sheet = sheet("xx")
    let drawing = SpecimenDrawing(
      .pixels, rowsPerPoint: 0.05, depth: .truecolor, cell: PixelSize(width: 10, height: 20))
    #expect(drawing.scale == PixelScale(x: 1, y: 1))
    // Small letters of 20 points are one row of 20 pixels.
    #expect(sheet.rows(of: 0, drawing: drawing) == (above: 1, below: 0))
    let bitmap = sheet.bitmap(
      of: 0, drawing: drawing, in: SpecimenRoom(columns: 12, rows: 3, rowsAbove: 2))
    #expect(bitmap.width == 120)
    #expect(bitmap.height == 60)
    // A small letter is half an em high, and its box begins a twentieth of an em to the right.
    let inked = bitmap.coverage.indices.filter { bitmap.coverage[$0] > 0 }
    #expect(inked.map { $0 / 120 }.min() == 20)
    #expect(inked.map { $0 / 120 }.max() == 39)
    #expect(inked.map { $0 % 120 }.min() == 2)
  }

  @Test func `a picture has the line that it stands on where one is asked for`() {
    let sheet = sheet("xx")
    let drawing = SpecimenDrawing(
      .pixels, rowsPerPoint: 0.05, depth: .truecolor, cell: PixelSize(width: 10, height: 20))
    func bitmap(_ coverage: UInt8) -> Bitmap {
      sheet.bitmap(
        of: 0, drawing: drawing,
        in: SpecimenRoom(columns: 12, rows: 3, rowsAbove: 2, hairlineCoverage: coverage))
    }
    #expect(bitmap(56)[119, 39] == 56)
    #expect(bitmap(0)[119, 39] == 0)
    #expect(bitmap(56)[119, 40] == 0)
  }

  @Test func `a specimen that goes on beyond its room says so`() {
    let sheet = sheet("xx")
    func sign(_ columns: Int) -> Cell {
      var grid = CellGrid(columns: columns, rows: 20)
      sheet.draw(
        0, as: .half, drawing: drawing(.half), colors: Self.colors, baselineRow: 12,
        in: grid.bounds, into: &grid)
      return grid[columns - 1, 12]
    }
    // Two letters of 20 points are 20 sub-pixels, and so 20 columns, and one more before them.
    #expect(sign(21).scalar == "›")
    #expect(sign(22) == Cell())
  }
}

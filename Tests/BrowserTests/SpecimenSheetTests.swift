import DynamicType
import Imaging
import PreviewUI
import TestSupport
import Testing

@testable import Browser

struct SpecimenSheetTests {
  private func drawing(_ mosaic: Mosaic, cellAspect: Double = 0.5) -> SpecimenDrawing {
    SpecimenDrawing(
      .mosaic(mosaic), rowsPerPoint: 0.5 / Double(mosaic.subpixelRows),
      capabilities: TerminalCapabilities(colorDepth: .truecolor, cellAspect: cellAspect))
  }

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
    let sheet = SpecimenSheet(
      [SampleBrowser.style("s", 40, .body, sample: sample)], port: RectangleFontPort(),
      size: .large, displayScale: 3)
    // A capital of 28 points and a small letter of 20 are 14 and 10 sub-pixels high, two a row.
    #expect(sheet.rows(of: 0, drawing: drawing(.half)) == (above: rows, below: 0))
  }

  @Test(arguments: Mosaic.allCases.filter { $0 != .ascii })
  func `ink stands on the foot of its baseline row`(mosaic: Mosaic) {
    let sheet = SpecimenSheet(
      [SampleBrowser.style("s", 40, .body, sample: "xx")], port: RectangleFontPort(), size: .large,
      displayScale: 3)
    var grid = CellGrid(columns: 60, rows: 20)
    sheet.draw(
      0, as: mosaic, drawing: drawing(mosaic),
      ink: InkPalette(ink: nil, paper: nil, depth: .truecolor),
      atColumn: 4, baselineRow: 12, clippedTo: grid.bounds, into: &grid)
    let inked = (0..<20).filter { row in (0..<60).contains { grid[$0, row] != Cell() } }
    #expect(inked.last == 12)
    let columns = (0..<60).filter { column in (0..<20).contains { grid[column, $0] != Cell() } }
    #expect(columns.first == 4 || columns.first == 5)
  }

  @Test func `in pixels a specimen fills its room and stands on its baseline`() {
    let sheet = SpecimenSheet(
      [SampleBrowser.style("s", 40, .body, sample: "xx")], port: RectangleFontPort(), size: .large,
      displayScale: 3)
    let capabilities = TerminalCapabilities(
      pictures: .sixel, cell: PixelSize(width: 10, height: 20))
    let drawing = SpecimenDrawing(.pixels, rowsPerPoint: 0.05, capabilities: capabilities)
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
}

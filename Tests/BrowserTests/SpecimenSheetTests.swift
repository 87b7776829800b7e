import DynamicType
import Imaging
import PreviewUI
import TestSupport
import Testing

@testable import Browser

struct SpecimenSheetTests {
  private func drawing(_ mosaic: Mosaic, cellAspect: Double = 0.5) -> SpecimenDrawing {
    SpecimenDrawing(mosaic: mosaic, magnification: 0.5, cellAspect: cellAspect, depth: .truecolor)
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

  @Test func `rows are counted from the baseline both ways`() {
    let sheet = SpecimenSheet(
      [SampleBrowser.style("s", 40, .body)], port: RectangleFontPort(), size: .large,
      displayScale: 3)
    // Ascent 30 and descent 10 points are 15 and 5 sub-pixels: 7.5 and 2.5 rows of two.
    #expect(sheet.rows(of: 0, drawing: drawing(.half)) == (above: 8, below: 3))
  }

  @Test(arguments: Mosaic.allCases.filter { $0 != .ascii })
  func `ink stands on the foot of its baseline row`(mosaic: Mosaic) {
    let sheet = SpecimenSheet(
      [SampleBrowser.style("s", 40, .body, sample: "xx")], port: RectangleFontPort(), size: .large,
      displayScale: 3)
    var grid = CellGrid(columns: 60, rows: 20)
    sheet.draw(
      0, drawing: drawing(mosaic), ink: InkPalette(ink: nil, paper: nil, depth: .truecolor),
      atColumn: 4, baselineRow: 12, clippedTo: grid.bounds, into: &grid)
    let inked = (0..<20).filter { row in (0..<60).contains { grid[$0, row] != Cell() } }
    #expect(inked.last == 12)
    let columns = (0..<60).filter { column in (0..<20).contains { grid[column, $0] != Cell() } }
    #expect(columns.first == 4 || columns.first == 5)
  }
}

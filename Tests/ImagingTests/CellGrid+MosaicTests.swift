import Imaging
import TestSupport
import Testing

struct CellGridMosaicTests {
  private let palette = InkPalette(ink: RGB(255, 255, 255), paper: RGB(0, 0, 0), depth: .ansi256)

  /// Three by two quadrant cells: a full one, one with its upper left in ink, a blank one, and below
  /// them halves.
  private var fitted: MosaicGrid {
    var bitmap = Bitmap(width: 6, height: 4)
    bitmap.fill(x: 0, y: 0, width: 3, height: 1, coverage: 255)
    bitmap.fill(x: 0, y: 1, width: 2, height: 1, coverage: 255)
    bitmap.fill(x: 0, y: 2, width: 6, height: 1, coverage: 255)
    return Mosaic.quadrant.fit(bitmap)
  }

  @Test func `a mosaic is drawn where it belongs`() {
    var grid = CellGrid(columns: 5, rows: 3)
    grid.draw(fitted, palette: palette, atColumn: 1, row: 1)
    #expect(grid.text == "\n █▘\n ▀▀▀")
  }

  @Test(arguments: [(-1, -1, "▀▀"), (3, 2, "\n\n   █▘"), (9, 0, ""), (0, -2, "")])
  func `what lies outside the grid is dropped`(column: Int, row: Int, shown: String) {
    var grid = CellGrid(columns: 5, rows: 3)
    grid.draw(fitted, palette: palette, atColumn: column, row: row)
    let lines = shown + String(repeating: "\n", count: 2 - shown.count { $0 == "\n" })
    #expect(grid.text == lines)
  }

  @Test func `a clip keeps what is outside of it`() {
    var grid = CellGrid(columns: 5, rows: 2)
    grid.fill(grid.bounds, with: Cell("x"))
    let clip = CellRect(column: 1, row: 0, columns: 2, rows: 1)
    grid.draw(fitted, palette: palette, atColumn: 0, row: 0, clippedTo: clip)
    #expect(grid.text == "x▘ xx\nxxxxx")
  }

  @Test func `blank cells let the terminal's own background show`() {
    var grid = CellGrid(columns: 3, rows: 2)
    grid.fill(grid.bounds, with: Cell("x", background: .palette(3)))
    grid.draw(fitted, palette: palette, atColumn: 0, row: 0)
    #expect(grid[2, 0] == Cell())
  }

  @Test func `ink over a wide character takes all of it`() {
    var grid = CellGrid(columns: 4, rows: 1)
    grid.write("美美", column: 0, row: 0)
    let clip = CellRect(column: 1, row: 0, columns: 2, rows: 1)
    grid.draw(fitted, palette: palette, atColumn: 1, row: 0, clippedTo: clip)
    #expect(grid.text == " █▘")
  }

  @Test func `levels that the terminal can't tell apart make a plain cell`() {
    var bitmap = Bitmap(width: 2, height: 4)
    bitmap.coverage = [255, 180, 180, 255, 60, 100, 100, 60]
    let fitted = Mosaic.quadrant.fit(bitmap)
    #expect(fitted[0, 0].paper != fitted[0, 0].ink && fitted[0, 1].paper != fitted[0, 1].ink)
    var grid = CellGrid(columns: 1, rows: 2)
    let mono = InkPalette(ink: nil, paper: nil, depth: .mono)
    grid.draw(fitted, palette: mono, atColumn: 0, row: 0)
    #expect(grid.cells == [Cell("█"), Cell()])
  }

  @Test func `paper between strokes is the cell's background`() {
    var bitmap = Bitmap(width: 2, height: 2)
    bitmap.coverage = [255, 128, 128, 255]
    var grid = CellGrid(columns: 1, rows: 1)
    let palette = InkPalette(ink: RGB(255, 255, 255), paper: RGB(0, 0, 0), depth: .truecolor)
    grid.draw(Mosaic.quadrant.fit(bitmap), palette: palette, atColumn: 0, row: 0)
    let middle = RGB(0, 0, 0).mixed(with: RGB(255, 255, 255), amount: 13.0 / 25)
    #expect(
      grid[0, 0] == Cell("▚", foreground: .rgb(RGB(255, 255, 255)), background: .rgb(middle)))
  }
}

import Imaging
import Testing

struct CellGridTests {
  @Test func `filling changes the rectangle and nothing else`() {
    var grid = CellGrid(columns: 5, rows: 3)
    grid.fill(CellRect(column: 3, row: -2, columns: 9, rows: 4), with: Cell("x"))
    #expect(grid.text == "   xx\n   xx\n")
    grid.fill(CellRect(column: 9, row: 0, columns: 2, rows: 2), with: Cell("y"))
    #expect(grid.text == "   xx\n   xx\n")
  }

  @Test(arguments: [(0, "x  美"), (1, " x 美"), (2, "美x美"), (3, "美 x"), (4, "美  x")])
  func `what overwrites half of a wide character takes all of it`(column: Int, expected: String) {
    var grid = CellGrid(columns: 5, rows: 1)
    grid.write("美", column: 0, row: 0)
    grid.write("美", column: 3, row: 0)
    grid.fill(CellRect(column: column, row: 0, columns: 1, rows: 1), with: Cell("x"))
    #expect(grid.text == expected)
    #expect(!grid[4, 0].isContinuation || grid[3, 0].scalar == "美")
  }

  @Test func `the half that is left keeps its background`() {
    var grid = CellGrid(columns: 2, rows: 1)
    grid.write("美", column: 0, row: 0, foreground: .palette(1), background: .palette(4))
    grid.fill(CellRect(column: 0, row: 0, columns: 1, rows: 1), with: Cell())
    #expect(grid[1, 0] == Cell(foreground: .palette(1), background: .palette(4)))
  }

  @Test func `a place beyond the row traps even where the array goes on`() async {
    await #expect(processExitsWith: .failure) {
      print(CellGrid(columns: 3, rows: 2)[3, 0])
    }
  }

  @Test func `a grid can't be filled with a wide character`() async {
    await #expect(processExitsWith: .failure) {
      var grid = CellGrid(columns: 3, rows: 2)
      grid.fill(grid.bounds, with: Cell("美"))
    }
  }

  /// Three rows of text, `12`, `34` and `56`.
  private var rows: CellGrid {
    var grid = CellGrid(columns: 2, rows: 3)
    for (row, text) in ["12", "34", "56"].enumerated() { grid.write(text, column: 0, row: row) }
    return grid
  }

  @Test(arguments: [
    (0, "12x\n34x"), (1, "xxx\n12x"), (-1, "34x\n56x"), (-2, "56x\nxxx"), (2, "xxx\nxxx"),
    (-3, "xxx\nxxx"), (.max, "xxx\nxxx"), (.min, "xxx\nxxx"),
  ])
  func `another grid is drawn from its row on, as far as it fits`(row: Int, expected: String) {
    var grid = CellGrid(columns: 3, rows: 2)
    grid.fill(grid.bounds, with: Cell("x"))
    grid.draw(rows, row: row)
    #expect(grid.text == expected)
  }

  @Test func `drawing another grid leaves no half of a wide character`() {
    var narrow = CellGrid(columns: 3, rows: 1)
    var wide = CellGrid(columns: 4, rows: 1)
    wide.write("美美", column: 0, row: 0)
    narrow.draw(wide, row: 0)
    #expect(narrow.text == "美" && !narrow[2, 0].isContinuation)
    wide.draw(narrow, row: 0)
    #expect(wide.text == "美" && !wide[3, 0].isContinuation)
  }
}

import Imaging
import Testing

struct CellRectTests {
  private let base = CellRect(column: 2, row: 1, columns: 4, rows: 3)

  @Test(arguments: [
    (CellRect(column: 0, row: 0, columns: 3, rows: 2), 2, 1, 1, 1),
    (CellRect(column: 3, row: 2, columns: 1, rows: 1), 3, 2, 1, 1),
    (CellRect(column: -5, row: -5, columns: 50, rows: 50), 2, 1, 4, 3),
  ])
  func `an intersection is what both have`(
    other: CellRect, column: Int, row: Int, columns: Int, rows: Int
  ) {
    let expected = CellRect(column: column, row: row, columns: columns, rows: rows)
    #expect(base.intersection(other) == expected)
    #expect(other.intersection(base) == expected)
  }

  @Test(arguments: [
    CellRect(column: 6, row: 1, columns: 2, rows: 2),
    CellRect(column: 2, row: 4, columns: 2, rows: 2),
    CellRect(column: 3, row: 2, columns: 0, rows: 1),
    CellRect(column: -9, row: 0, columns: 3, rows: 9),
  ])
  func `rectangles that only touch have nothing in common`(other: CellRect) {
    #expect(base.intersection(other).isEmpty)
  }

  @Test func `a negative length is none`() {
    #expect(CellRect(column: 1, row: 1, columns: -3, rows: 2).isEmpty)
    #expect(CellRect(column: 1, row: 1, columns: -3, rows: 2).columns == 0)
  }

  @Test func `a rectangle holds its first cell and not the one after its last`() {
    #expect(base.contains(column: 2, row: 1))
    #expect(base.contains(column: 5, row: 3))
    #expect(!base.contains(column: 6, row: 3))
    #expect(!base.contains(column: 5, row: 4))
  }
}

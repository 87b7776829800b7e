/// A screenful of cells, row by row; the value that everything above the terminal produces.
public struct CellGrid: Hashable, Sendable {
  /// Cells in a row.
  public let columns: Int
  /// Rows of cells.
  public let rows: Int
  /// Every cell, index `row * columns + column`.
  public private(set) var cells: [Cell]

  /// A blank screen; negative lengths trap.
  public init(columns: Int, rows: Int) {
    precondition(columns >= 0 && rows >= 0, "a grid's sides are not negative")
    self.columns = columns
    self.rows = rows
    cells = [Cell](repeating: Cell(), count: columns * rows)
  }

  /// The cell at a place inside the grid; outside it traps.
  public subscript(column: Int, row: Int) -> Cell {
    get { cells[row * columns + column] }
    set { cells[row * columns + column] = newValue }
  }
}

/// A screenful of cells, row by row; the value that everything above the terminal produces.
///
/// A wide character is whole or not there: it holds two neighbouring cells of one row, the second
/// with U+0000, and whatever overwrites one of them blanks the other. The subscript alone can break
/// this rule; it is for reading, and for changing what a cell looks like.
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

  /// Every cell of the grid.
  public var bounds: CellRect { CellRect(column: 0, row: 0, columns: columns, rows: rows) }

  /// The cell at a place inside the grid; outside it traps.
  public subscript(column: Int, row: Int) -> Cell {
    get { cells[index(column, row)] }
    set { cells[index(column, row)] = newValue }
  }

  /// Puts `cell` into every place of `rect` that the grid has; `cell` must be one column wide.
  public mutating func fill(_ rect: CellRect, with cell: Cell) {
    precondition(
      !cell.isContinuation && CellGlyph.width(of: cell.scalar) == 1, "filled with narrow cells only"
    )
    let visible = bounds.intersection(rect)
    guard !visible.isEmpty else { return }
    for row in visible.rowRange {
      replace(row: row, from: visible.column, count: visible.columns) { _ in cell }
    }
  }

  /// Overwrites `count` cells of a row, which must exist, and blanks halves of wide characters that
  /// are left over on both sides; `cell` is asked for every column in turn.
  mutating func replace(row: Int, from column: Int, count: Int, with cell: (Int) -> Cell) {
    let start = index(column, row)
    if column > 0, cells[start].isContinuation { blankOut(start - 1) }
    if column + count < columns, cells[start + count].isContinuation { blankOut(start + count) }
    for offset in 0..<count {
      cells[start + offset] = cell(column + offset)
    }
  }

  /// Takes the character from a cell and leaves its background.
  private mutating func blankOut(_ index: Int) {
    cells[index].scalar = " "
    cells[index].marks = ("\0", "\0")
  }

  private func index(_ column: Int, _ row: Int) -> Int {
    precondition(
      column >= 0 && column < columns && row >= 0 && row < rows, "the cell is inside the grid")
    return row * columns + column
  }
}

extension CellGrid {
  /// Puts the rows of another grid into this one, its first at `row`; what does not fit is left out,
  /// be it above, below or at the right, and half a wide character at the right edge is blank.
  public mutating func draw(_ other: CellGrid, row: Int) {
    let width = min(columns, other.columns)
    let first = max(0, row)
    guard width > 0, row < rows, first < row + other.rows else { return }
    for line in first..<min(rows, row + other.rows) {
      let isCutInTwo = width < other.columns && other[width, line - row].isContinuation
      replace(row: line, from: 0, count: width) { column in
        other[column, line - row]
      }
      if isCutInTwo { blankOut(line * columns + width - 1) }
    }
  }
}

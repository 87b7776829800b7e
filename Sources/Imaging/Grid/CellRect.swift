/// A rectangle of cells on a grid; it may lie partly or wholly outside of it.
public struct CellRect: Hashable, Sendable {
  /// The leftmost column, counted from 0.
  public let column: Int
  /// The top row, counted from 0.
  public let row: Int
  /// Cells across; 0 when empty.
  public let columns: Int
  /// Cells down; 0 when empty.
  public let rows: Int

  /// The rectangle whose upper left cell is (`column`, `row`); a negative length becomes 0.
  public init(column: Int, row: Int, columns: Int, rows: Int) {
    self.column = column
    self.row = row
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }

  /// Whether it holds no cell.
  public var isEmpty: Bool { columns == 0 || rows == 0 }
  /// The columns it covers.
  public var columnRange: Range<Int> { column..<column + columns }
  /// The rows it covers.
  public var rowRange: Range<Int> { row..<row + rows }

  /// Whether the cell at (`column`, `row`) is in it.
  public func contains(column: Int, row: Int) -> Bool {
    columnRange.contains(column) && rowRange.contains(row)
  }

  /// The cells in both rectangles; empty where they don't overlap.
  public func intersection(_ other: CellRect) -> CellRect {
    let columns = columnRange.clamped(to: other.columnRange)
    let rows = rowRange.clamped(to: other.rowRange)
    return CellRect(
      column: columns.lowerBound, row: rows.lowerBound, columns: columns.count, rows: rows.count)
  }
}

/// Neighbouring cells of one row that a terminal has to draw again.
public struct CellRun: Hashable, Sendable {
  /// The row, counted from 0.
  public let row: Int
  /// The column of the first cell, counted from 0.
  public let startColumn: Int
  /// What the cells hold from now on; never starts or ends within a wide character.
  public let cells: ArraySlice<Cell>
}

/// What has to be drawn for one grid to become another.
public enum GridDiff {
  /// The longest stretch of unchanged cells that is drawn again rather than jumped over: moving
  /// the cursor costs four to eight bytes.
  static let longestBridgedGap = 4

  /// The runs that turn `old` into `new`, top to bottom and left to right.
  ///
  /// Where there is no old grid, or it had another size, every row is one run.
  public static func changes(from old: CellGrid?, to new: CellGrid) -> [CellRun] {
    guard new.columns > 0 else { return [] }
    guard let old, old.columns == new.columns, old.rows == new.rows else {
      return (0..<new.rows).map { run(in: new, row: $0, columns: 0..<new.columns) }
    }
    var runs: [CellRun] = []
    for row in 0..<new.rows {
      appendChanges(ofRow: row, from: old, to: new, to: &runs)
    }
    return runs
  }

  private static func appendChanges(
    ofRow row: Int, from old: CellGrid, to new: CellGrid, to runs: inout [CellRun]
  ) {
    let first = row * new.columns
    var open: Range<Int>?
    for column in 0..<new.columns where old.cells[first + column] != new.cells[first + column] {
      let changed = wholeCharacters(at: column, row: row, of: new)
      guard let current = open else {
        open = changed
        continue
      }
      if changed.lowerBound - current.upperBound <= longestBridgedGap {
        open = current.lowerBound..<max(current.upperBound, changed.upperBound)
      } else {
        runs.append(run(in: new, row: row, columns: current))
        open = changed
      }
    }
    if let open { runs.append(run(in: new, row: row, columns: open)) }
  }

  /// The columns of the character that covers `column`.
  private static func wholeCharacters(at column: Int, row: Int, of grid: CellGrid) -> Range<Int> {
    let start = column > 0 && grid[column, row].isContinuation ? column - 1 : column
    let next = column + 1
    let end = next < grid.columns && grid[next, row].isContinuation ? next + 1 : next
    return start..<end
  }

  private static func run(in grid: CellGrid, row: Int, columns: Range<Int>) -> CellRun {
    let first = row * grid.columns
    return CellRun(
      row: row, startColumn: columns.lowerBound,
      cells: grid.cells[first + columns.lowerBound..<first + columns.upperBound])
  }
}

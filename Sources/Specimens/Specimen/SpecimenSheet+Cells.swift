package import Imaging

/// Specimens in cells: the letters, the line they stand on, and the sign where they are cut.
extension SpecimenSheet {
  /// Draws a specimen of a mosaic in `room`, with its baseline at the foot of `baselineRow`.
  ///
  /// Its text begins in the second column; the last one is kept for the sign that it goes on.
  package func draw(
    _ index: Int, as mosaic: Mosaic, drawing: SpecimenDrawing, colors: SpecimenColors,
    baselineRow: Int, in room: CellRect, into grid: inout CellGrid
  ) {
    let cells = fittedCells(of: index, as: mosaic, drawing: drawing)
    let inkRoom = CellRect(
      column: room.column, row: room.row, columns: max(0, room.columns - 1), rows: room.rows)
    grid.draw(
      cells.grid, palette: colors.ink, atColumn: room.column + 1 - cells.originColumn,
      row: baselineRow - cells.baselineRow, clippedTo: inkRoom)
    drawHairline(row: baselineRow, in: room, color: colors.hairline, into: &grid)
    drawSign(index, drawing: drawing, colors: colors, row: baselineRow, in: room, into: &grid)
  }

  /// Draws a sign at the right edge of `room` where the specimen goes on beyond it.
  package func drawSign(
    _ index: Int, drawing: SpecimenDrawing, colors: SpecimenColors, row: Int, in room: CellRect,
    into grid: inout CellGrid
  ) {
    guard room.rowRange.contains(row),
      columns(of: index, drawing: drawing) > max(0, room.columns - 1)
    else { return }
    grid.write(
      "›", column: room.column + room.columns - 1, row: row, foreground: colors.sign,
      attributes: colors.signAttributes)
  }

  /// A line along the foot of `row` from behind the ink to the edge; under letters it would read as
  /// underscores.
  private func drawHairline(
    row: Int, in room: CellRect, color: CellColor, into grid: inout CellGrid
  ) {
    guard room.rowRange.contains(row) else { return }
    for column in room.columnRange.dropFirst().dropLast().reversed() {
      guard grid[column, row] == Cell(), grid[column - 1, row] == Cell() else { return }
      grid[column, row] = Cell("▁", foreground: color)
    }
  }
}

import Imaging
import PreviewUI
import StyleModel

/// The specimens one below the other, each on its baseline, each under a caption.
struct SpecimenPane {
  let screen: RampScreen
  let area: CellRect

  private var state: BrowserState { screen.state }
  private var theme: Theme { screen.theme }

  /// Rows that an entry takes, caption included.
  static func rows(of entry: StyleEntry, sheet: SpecimenSheet, drawing: SpecimenDrawing) -> Int {
    switch entry {
    case .unreadable: return 2
    case .style(let index, _):
      let rows = sheet.rows(of: index, drawing: drawing)
      return 1 + rows.above + rows.below
    }
  }

  /// The first entry to show so that the selected one is seen whole, moving as little as possible.
  static func firstVisible(
    _ entries: [StyleEntry], state: BrowserState, sheet: SpecimenSheet, drawing: SpecimenDrawing,
    rows: Int
  ) -> Int {
    guard !entries.isEmpty else { return 0 }
    // Upwards from the selected one, so that only what is on screen is measured.
    var first = min(state.selection, entries.count - 1)
    var used = Self.rows(of: entries[first], sheet: sheet, drawing: drawing)
    while first > state.firstVisible {
      used += Self.rows(of: entries[first - 1], sheet: sheet, drawing: drawing)
      if used > rows { break }
      first -= 1
    }
    return first
  }

  func draw(_ entries: [StyleEntry], into frame: inout Frame) {
    guard area.columns > 2 else { return }
    var row = area.row
    for index in entries.indices.dropFirst(state.firstVisible) {
      guard row < area.row + area.rows else { return }
      row = draw(entries[index], isSelected: index == state.selection, row: row, into: &frame)
    }
  }

  /// Draws one entry from `row` down and returns the row below it.
  private func draw(
    _ entry: StyleEntry, isSelected: Bool, row: Int, into frame: inout Frame
  ) -> Int {
    let column = area.column + 1
    let room = area.columns - 2
    switch entry {
    case .unreadable(let style):
      drawCaption(
        style.name, details: "cannot be read", isSelected: isSelected, row: row,
        into: &frame.grid)
      guard row + 1 < area.row + area.rows else { return row + 2 }
      frame.grid.write(
        style.reason, column: column, row: row + 1, maxColumns: room, foreground: theme.warning)
      return row + 2
    case .style(let index, let style):
      drawCaption(
        style.name, details: details(of: index, style), isSelected: isSelected, row: row,
        into: &frame.grid)
      let rows = fitted(screen.sheet.rows(of: index, drawing: screen.drawing), below: row)
      let baselineRow = row + rows.above
      // Letters without their feet are noise.
      guard baselineRow < area.row + area.rows else { return row + 1 + rows.above + rows.below }
      switch screen.drawing.rendering {
      case .pixels: place(index, below: row, rows: rows, into: &frame)
      case .mosaic(let mosaic):
        screen.sheet.draw(
          index, as: mosaic, drawing: screen.drawing, ink: theme.ink, atColumn: column,
          baselineRow: baselineRow, clippedTo: inkArea(below: row), into: &frame.grid)
        drawHairline(row: baselineRow, into: &frame.grid)
      }
      if screen.sheet.columns(of: index, drawing: screen.drawing) > inkArea(below: row).columns {
        drawMore(row: baselineRow, into: &frame.grid)
      }
      return row + 1 + rows.above + rows.below
    }
  }

  /// A sign at the right edge that the specimen goes on.
  private func drawMore(row: Int, into grid: inout CellGrid) {
    guard area.rowRange.contains(row) else { return }
    grid.write(
      "›", column: area.column + area.columns - 1, row: row, foreground: theme.secondary,
      attributes: theme.secondaryAttributes)
  }

  /// Where ink may go: the pane below the caption in `row`, but for a column at the right.
  private func inkArea(below row: Int) -> CellRect {
    CellRect(
      column: area.column, row: row + 1, columns: max(0, area.columns - 1),
      rows: max(0, area.row + area.rows - row - 1))
  }

  /// A specimen at the top that is higher than the pane loses its head rather than its feet.
  private func fitted(
    _ rows: (above: Int, below: Int), below row: Int
  ) -> (above: Int, below: Int) {
    let room = area.row + area.rows - row - 1
    guard row == area.row, rows.above > room else { return rows }
    return (max(1, room - min(1, rows.below)), rows.below)
  }

  /// Places a specimen in pixels over the blank cells below the caption in `row`.
  private func place(
    _ index: Int, below row: Int, rows: (above: Int, below: Int), into frame: inout Frame
  ) {
    let ink = inkArea(below: row)
    let columns = max(0, ink.columns - 1)
    let visible = min(rows.above + rows.below, ink.rows)
    guard columns > 0, visible > 0 else { return }
    let drawing = screen.drawing
    var bitmap = screen.sheet.bitmap(
      of: index, drawing: drawing,
      in: SpecimenRoom(columns: columns, rows: visible, rowsAbove: rows.above))
    bitmap.rule(row: rows.above * drawing.division.height, coverage: Self.hairlineCoverage)
    frame.pictures.append(
      PlacedPicture(
        id: index, picture: Picture(bitmap, ink: theme.inkColor, paper: theme.paperColor),
        rect: CellRect(column: area.column + 1, row: row + 1, columns: columns, rows: visible)))
  }

  /// Ink of the line that specimens stand on, 0…255.
  private static let hairlineCoverage: UInt8 = 56

  /// A line along the foot of `row` from behind the ink to the edge; under letters it would read as
  /// underscores.
  private func drawHairline(row: Int, into grid: inout CellGrid) {
    guard area.rowRange.contains(row) else { return }
    for column in area.columnRange.dropFirst().dropLast().reversed() {
      guard grid[column, row] == Cell(), grid[column - 1, row] == Cell() else { return }
      grid[column, row] = Cell("▁", foreground: theme.hairline)
    }
  }

  private func details(of index: Int, _ style: CustomTextStyle) -> String {
    let faces = screen.sheet.faces(of: index)
    let readout = screen.readout(of: index, style)
    let face =
      faces.main.missingFamily.map { "\($0) not found, drawn in \(faces.names)" } ?? faces.names
    let boxes = faces.boxCount > 0 ? " (no font for \(faces.boxCount) of its characters)" : ""
    // Without a list beside it the caption is the only place for the size at large.
    let base = area.column == 0 ? "\(Figure(readout.base)) → " : ""
    return "\(base)\(Figure(readout.pointSize)) pt · \(face)\(boxes) · \(readout.textStylePhrase)"
  }

  private func drawCaption(
    _ name: String, details: String, isSelected: Bool, row: Int, into grid: inout CellGrid
  ) {
    let room = area.columns - 2
    var pen = area.column + 1
    let start = pen
    pen += grid.write(
      name, column: pen, row: row, maxColumns: room,
      foreground: isSelected ? theme.accent : theme.secondary,
      attributes: isSelected ? .bold : theme.secondaryAttributes)
    grid.write(
      "  " + details, column: pen, row: row, maxColumns: max(0, room - (pen - start)),
      foreground: theme.secondary, attributes: theme.secondaryAttributes)
  }
}

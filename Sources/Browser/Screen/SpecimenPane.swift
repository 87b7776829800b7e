import Imaging
import PreviewUI
import StyleSets

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
    let selection = min(state.selection, entries.count - 1)
    var first = min(max(0, state.firstVisible), selection)
    var used = (first...selection).reduce(0) {
      $0 + Self.rows(of: entries[$1], sheet: sheet, drawing: drawing)
    }
    while first < selection, used > rows {
      used -= Self.rows(of: entries[first], sheet: sheet, drawing: drawing)
      first += 1
    }
    return first
  }

  func draw(_ entries: [StyleEntry], into grid: inout CellGrid) {
    guard area.columns > 2 else { return }
    var row = area.row
    for index in entries.indices.dropFirst(state.firstVisible) {
      guard row < area.row + area.rows else { return }
      row = draw(entries[index], isSelected: index == state.selection, row: row, into: &grid)
    }
  }

  /// Draws one entry from `row` down and returns the row below it.
  private func draw(
    _ entry: StyleEntry, isSelected: Bool, row: Int, into grid: inout CellGrid
  ) -> Int {
    let column = area.column + 1
    let room = area.columns - 2
    switch entry {
    case .unreadable(let style):
      drawCaption(
        style.name, details: "cannot be read", isSelected: isSelected, row: row, into: &grid)
      guard row + 1 < area.row + area.rows else { return row + 2 }
      grid.write(
        style.reason, column: column, row: row + 1, maxColumns: room, foreground: theme.warning)
      return row + 2
    case .style(let index, let style):
      drawCaption(
        style.name, details: details(of: index, style), isSelected: isSelected, row: row,
        into: &grid)
      let rows = screen.sheet.rows(of: index, drawing: screen.drawing)
      let baselineRow = row + rows.above
      screen.sheet.draw(
        index, drawing: screen.drawing, ink: theme.ink, atColumn: column,
        baselineRow: baselineRow, clippedTo: inkArea(below: row), into: &grid)
      drawHairline(row: baselineRow, into: &grid)
      if screen.sheet.columns(of: index, drawing: screen.drawing) > inkArea(below: row).columns {
        drawMore(row: baselineRow, into: &grid)
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

  /// A line along the foot of `row` wherever no ink is.
  private func drawHairline(row: Int, into grid: inout CellGrid) {
    guard area.rowRange.contains(row) else { return }
    for column in area.columnRange.dropFirst().dropLast() where grid[column, row] == Cell() {
      grid[column, row] = Cell("▁", foreground: theme.hairline)
    }
  }

  private func details(of index: Int, _ style: CustomTextStyle) -> String {
    let faces = screen.sheet.faces(of: index)
    let readout = screen.readout(of: index, style)
    let face =
      faces.main.missingFamily.map { "\($0) not found, drawn in \(faces.names)" } ?? faces.names
    return "\(Figure(readout.pointSize)) pt · \(face) · \(readout.textStylePhrase)"
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

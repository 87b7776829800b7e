import Imaging
import PreviewUI
import Specimens
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
    _ state: BrowserState, sheet: SpecimenSheet, drawing: SpecimenDrawing, rows: Int
  ) -> Int {
    let entries = state.entries
    guard !entries.isEmpty else { return 0 }
    // Upwards from the selected one, so that only what is on screen is measured.
    var first = min(state.selection, entries.count - 1)
    guard first > state.firstVisible else { return first }
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
    switch entry {
    case .unreadable(let style):
      drawCaption(
        style.name, details: "cannot be read", isSelected: isSelected, row: row,
        into: &frame.grid)
      guard row + 1 < area.row + area.rows else { return row + 2 }
      frame.grid.write(
        style.reason, column: area.column + 1, row: row + 1, maxColumns: area.columns - 2,
        foreground: theme.warning)
      return row + 2
    case .style(let index, let style):
      drawCaption(
        style.name, details: details(of: index, style), isSelected: isSelected, row: row,
        into: &frame.grid)
      let rows = fitted(screen.sheet.rows(of: index, drawing: screen.drawing), below: row)
      let baselineRow = row + rows.above
      // Letters without their feet are noise.
      guard baselineRow < area.row + area.rows else { return row + 1 + rows.above + rows.below }
      let room = room(below: row)
      switch screen.drawing.rendering {
      case .pixels:
        place(index, in: room, rows: rows, into: &frame)
        screen.sheet.drawSign(
          index, drawing: screen.drawing, colors: theme.specimenColors, row: baselineRow, in: room,
          into: &frame.grid)
      case .mosaic(let mosaic):
        screen.sheet.draw(
          index, as: mosaic, drawing: screen.drawing, colors: theme.specimenColors,
          baselineRow: baselineRow, in: room, into: &frame.grid)
      }
      return row + 1 + rows.above + rows.below
    }
  }

  /// The pane below the caption in `row`.
  private func room(below row: Int) -> CellRect {
    CellRect(
      column: area.column, row: row + 1, columns: area.columns,
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

  /// Places a specimen in pixels over the blank cells of `room`, but for a column at either side.
  private func place(
    _ index: Int, in room: CellRect, rows: (above: Int, below: Int), into frame: inout Frame
  ) {
    let columns = max(0, room.columns - 2)
    let visible = min(rows.above + rows.below, room.rows)
    guard columns > 0, visible > 0 else { return }
    let bitmap = screen.sheet.bitmap(
      of: index, drawing: screen.drawing,
      in: SpecimenRoom(
        columns: columns, rows: visible, rowsAbove: rows.above,
        hairlineCoverage: Self.hairlineCoverage))
    frame.pictures.append(
      PlacedPicture(
        id: index, picture: Picture(bitmap, ink: theme.inkColor, paper: theme.paperColor),
        rect: CellRect(column: room.column + 1, row: room.row, columns: columns, rows: visible)))
  }

  /// Ink of the line that specimens stand on, 0…255.
  private static let hairlineCoverage: UInt8 = 56

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

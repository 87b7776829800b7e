import Imaging
import StyleModel

/// The list of styles: each on one line, numbers aligned, trouble marked by a sign.
extension RampScreen {
  func drawList(_ entries: [StyleEntry], into grid: inout CellGrid) {
    guard layout.list.columns > 0 else { return }
    for (offset, row) in layout.list.rowRange.enumerated() {
      let index = state.firstListed + offset
      guard index < entries.count else { break }
      draw(entries[index], isSelected: index == state.selection, row: row, into: &grid)
    }
    drawMore(entries.count, into: &grid)
  }

  /// Arrows on the line beside the list where it goes on.
  private func drawMore(_ count: Int, into grid: inout CellGrid) {
    let column = layout.list.columns
    if state.firstListed > 0 {
      grid.write("↑", column: column, row: layout.list.row, foreground: theme.secondary)
    }
    if state.firstListed + layout.list.rows < count {
      grid.write(
        "↓", column: column, row: layout.list.row + layout.list.rows - 1,
        foreground: theme.secondary)
    }
  }

  private func draw(_ entry: StyleEntry, isSelected: Bool, row: Int, into grid: inout CellGrid) {
    let ink = isSelected ? theme.accent : theme.standard
    let attributes: CellAttributes = isSelected ? .bold : []
    if isSelected {
      grid.write("▸", column: 0, row: row, foreground: theme.accent, attributes: .bold)
    }
    let signColumn = ListColumns.mark + layout.nameColumns + 1
    let numberColumn = signColumn + 2
    let hasNumbers = layout.listDetail != .names
    grid.write(
      Self.shortened(entry.name, to: layout.nameColumns), column: 1, row: row,
      maxColumns: layout.nameColumns, foreground: ink, attributes: attributes)
    switch entry {
    case .unreadable:
      grid.write("✗", column: signColumn, row: row, foreground: theme.warning)
      if hasNumbers {
        let room = layout.list.columns - numberColumn
        grid.write(
          room >= 10 ? "unreadable" : "error", column: numberColumn, row: row,
          maxColumns: room, foreground: theme.warning)
      }
    case .style(let index, let style):
      let readout = readout(of: index, style)
      if let sign = readout.sign {
        // Faint while the trouble lies at other sizes.
        grid.write(
          String(sign), column: signColumn, row: row,
          foreground: readout.isTroubledNow ? theme.warning : theme.faint,
          attributes: readout.isTroubledNow ? .bold : [])
      }
      if hasNumbers {
        drawNumbers(readout, column: numberColumn, row: row, isSelected: isSelected, into: &grid)
      }
    }
  }

  /// A dotted name that is too long without its beginning: what tells styles apart stands at the end.
  static func shortened(_ name: String, to columns: Int) -> String {
    guard CellGrid.displayWidth(of: name) > columns, name.contains(".") else { return name }
    var tail = Substring(name)
    while !tail.isEmpty, CellGrid.displayWidth(of: tail) > columns - 1 { tail.removeFirst() }
    return "…" + tail
  }

  /// `text` at the right of so many columns.
  private static func right(_ text: String, _ columns: Int) -> String {
    String(repeating: " ", count: max(0, columns - text.count)) + text
  }

  private func drawNumbers(
    _ readout: StyleReadout, column: Int, row: Int, isSelected: Bool, into grid: inout CellGrid
  ) {
    let attributes: CellAttributes = isSelected ? .bold : []
    let ink = isSelected ? theme.accent : theme.standard
    let parts = state.listColumns
    var pen = column
    pen += grid.write(
      Self.right(Figure(readout.base).description, parts.base), column: pen, row: row,
      foreground: theme.secondary, attributes: theme.secondaryAttributes)
    pen += grid.write(" → ", column: pen, row: row, foreground: theme.faint)
    pen += grid.write(
      Self.right(Figure(readout.pointSize).description, parts.pointSize), column: pen, row: row,
      foreground: ink,
      attributes: attributes)
    guard layout.listDetail == .full else { return }
    pen += grid.write(
      " " + Figure.factor(readout.factor), column: pen, row: row, foreground: ink,
      attributes: attributes)
    grid.write(
      " " + readout.textStyleMark, column: pen, row: row,
      maxColumns: layout.list.columns - pen, foreground: theme.secondary,
      attributes: theme.secondaryAttributes)
  }
}

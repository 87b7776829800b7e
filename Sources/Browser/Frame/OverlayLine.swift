import Imaging

/// A line of a page that covers the screen: help, or what was found.
struct OverlayLine: Equatable {
  /// What the line is.
  enum Kind: Equatable {
    /// Names what follows.
    case title
    /// Says something.
    case plain
    /// Says what is wrong.
    case warning
  }

  var kind: Kind
  /// Keys or a rule, set apart at the left.
  var label = ""
  var text: String

  /// `text` broken at blanks into lines of at most `columns`; the label stands on the first alone.
  static func wrapped(
    _ kind: Kind, label: String = "", _ text: String, columns: Int
  ) -> [OverlayLine] {
    var lines: [OverlayLine] = []
    var line = ""
    for word in text.split(separator: " ") {
      let longer = line.isEmpty ? String(word) : line + " " + word
      if !line.isEmpty, CellGrid.displayWidth(of: longer) > columns {
        lines.append(OverlayLine(kind: kind, label: lines.isEmpty ? label : "", text: line))
        line = String(word)
      } else {
        line = longer
      }
    }
    lines.append(OverlayLine(kind: kind, label: lines.isEmpty ? label : "", text: line))
    return lines
  }
}

/// A page of lines that covers the screen and can be scrolled.
struct OverlayPage {
  let title: String
  let hint: String
  let lines: [OverlayLine]
  /// Columns of the labels.
  let labelColumns: Int
  let theme: Theme

  /// Rows of the screen above the lines.
  static let titleRows = 2

  /// The greatest line that may stand at the top.
  func greatestTop(rows: Int) -> Int { max(0, lines.count - max(1, rows - Self.titleRows)) }

  /// The page as cells, from the line at `top` on.
  func frame(columns: Int, rows: Int, top: Int) -> CellGrid {
    var grid = CellGrid(columns: columns, rows: rows)
    var pen = 1
    pen += grid.write(
      title, column: pen, row: 0, maxColumns: columns - 2, foreground: theme.accent,
      attributes: .bold)
    let isLong = greatestTop(rows: rows) > 0
    grid.write(
      "  " + (isLong ? "↑↓ scroll, " : "") + hint, column: pen, row: 0,
      maxColumns: max(0, columns - pen - 1), foreground: theme.secondary,
      attributes: theme.secondaryAttributes)
    for (offset, line) in lines.dropFirst(top).prefix(max(0, rows - Self.titleRows)).enumerated() {
      draw(line, row: Self.titleRows + offset, into: &grid)
    }
    if top < greatestTop(rows: rows) {
      grid.write("↓", column: columns - 1, row: rows - 1, foreground: theme.secondary)
    }
    if top > 0 {
      grid.write("↑", column: columns - 1, row: Self.titleRows, foreground: theme.secondary)
    }
    return grid
  }

  private func draw(_ line: OverlayLine, row: Int, into grid: inout CellGrid) {
    let room = grid.columns - 2
    switch line.kind {
    case .title:
      grid.write(
        line.text, column: 1, row: row, maxColumns: room, foreground: theme.secondary,
        attributes: theme.secondaryAttributes)
    case .plain, .warning:
      grid.write(
        line.label, column: 2, row: row, maxColumns: labelColumns,
        foreground: line.kind == .warning ? theme.warning : theme.standard, attributes: .bold)
      grid.write(
        line.text, column: 3 + labelColumns, row: row, maxColumns: max(0, room - labelColumns - 2))
    }
  }
}

import Imaging

/// The keys and what they do, made from the one table of bindings.
struct HelpScreen {
  let state: BrowserState
  let theme: Theme

  private enum Line {
    case title(String)
    case binding(KeyBinding)
    case blank
  }

  func frame() -> CellGrid {
    var grid = CellGrid(columns: state.screen.columns, rows: state.screen.rows)
    let columns = grid.columns
    grid.write(
      "typeramp", column: 1, row: 0, foreground: theme.accent, attributes: .bold)
    grid.write("  keys · any of them closes this", column: 9, row: 0, maxColumns: columns - 10)
    let lines = self.lines
    let rows = max(1, grid.rows - 2)
    let isWide = columns >= 100 && lines.count > rows
    let width = isWide ? (columns - 3) / 2 : columns - 2
    let perColumn = isWide ? (lines.count + 1) / 2 : lines.count
    for (index, line) in lines.enumerated() {
      let place = CellRect(
        column: 1 + index / perColumn * (width + 1), row: 2 + index % perColumn, columns: width,
        rows: 1)
      draw(line, in: place, into: &grid)
    }
    return grid
  }

  /// Blank lines and titles go where the screen is too low for them.
  private var lines: [Line] {
    let full = KeyBinding.Topic.allCases.enumerated().flatMap { index, topic in
      (index > 0 ? [Line.blank] : []) + [.title(topic.rawValue)] + bindings(of: topic)
    }
    let isLow = full.count > state.screen.rows - 2 && state.screen.columns < 100
    return isLow ? KeyBinding.all.map { .binding($0) } : full
  }

  private func bindings(of topic: KeyBinding.Topic) -> [Line] {
    KeyBinding.all.filter { $0.topic == topic }.map { .binding($0) }
  }

  private func draw(_ line: Line, in place: CellRect, into grid: inout CellGrid) {
    switch line {
    case .blank: break
    case .title(let title):
      grid.write(
        title, column: place.column, row: place.row, maxColumns: place.columns,
        foreground: theme.secondary, attributes: theme.secondaryAttributes)
    case .binding(let binding):
      let labelColumns = min(13, place.columns / 3)
      grid.write(
        binding.label, column: place.column + 1, row: place.row, maxColumns: labelColumns,
        attributes: .bold)
      grid.write(
        binding.summary, column: place.column + labelColumns + 2, row: place.row,
        maxColumns: max(0, place.columns - labelColumns - 2))
    }
  }
}

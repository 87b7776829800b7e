import DynamicType
import Imaging
import StyleModel

/// The size slider: the twelve sizes along a track, the accessibility range set apart.
struct SliderView {
  let screen: RampScreen

  private var area: CellRect { screen.layout.slider }
  private var state: BrowserState { screen.state }
  private var theme: Theme { screen.theme }

  func draw(into grid: inout CellGrid) {
    guard area.rows > 0 else { return }
    let track = SliderTrack(area)
    let trackRow = area.row + area.rows - 1
    if area.rows > 1 { drawLabels(track, row: area.row, into: &grid) }
    drawTrack(track, row: trackRow, into: &grid)
    drawReadout(after: track.end, row: trackRow, into: &grid)
  }

  private func drawTrack(_ track: SliderTrack, row: Int, into grid: inout CellGrid) {
    for column in track.start...track.end {
      grid.write("─", column: column, row: row, foreground: theme.faint)
    }
    for stop in track.stops where track.step > 1 {
      grid.write("┴", column: stop, row: row, foreground: theme.faint)
    }
    if track.step > 1 {
      grid.write("┃", column: track.divider, row: row, foreground: theme.faint)
    }
    let usual = track.stops[DynamicTypeSize.large.rawValue]
    grid.write("○", column: usual, row: row, foreground: theme.secondary)
    grid.write(
      "●", column: track.stops[state.size.rawValue], row: row, foreground: theme.accent,
      attributes: .bold)
  }

  /// Labels centred over their stops, the current one first; one without room is left out.
  private func drawLabels(_ track: SliderTrack, row: Int, into grid: inout CellGrid) {
    var taken: [Range<Int>] = []
    let others = [DynamicTypeSize.xSmall, .accessibility5] + DynamicTypeSize.allCases
    for size in [state.size] + others {
      let label = size.abbreviation
      let start = max(area.column, track.stops[size.rawValue] - (label.count - 1) / 2)
      let place = start - 1..<start + label.count + 1
      let isCurrent = size == state.size
      if taken.contains(where: { $0.overlaps(start..<start + label.count) }) { continue }
      taken.append(place)
      grid.write(
        label, column: start, row: row,
        foreground: isCurrent ? theme.accent : theme.secondary,
        attributes: isCurrent ? .bold : theme.secondaryAttributes)
    }
    if track.step > 1, !taken.contains(where: { $0.contains(track.divider) }) {
      grid.write("┃", column: track.divider, row: row, foreground: theme.faint)
    }
  }

  /// The size in words and what it does to body text, as long as there is room.
  private func drawReadout(after end: Int, row: Int, into grid: inout CellGrid) {
    let factor = Figure.factor(FontMetrics.default.ratio(at: state.size))
    let room = area.column + area.columns - end - 4
    let texts = [
      "\(state.size.name) · body \(factor)",
      "\(state.size.abbreviation) · body \(factor)",
      "\(state.size.abbreviation) \(factor)", state.size.abbreviation,
    ]
    guard let text = texts.first(where: { CellGrid.displayWidth(of: $0) <= room }) else { return }
    grid.write(text, column: end + 3, row: row, foreground: theme.accent, attributes: .bold)
  }
}

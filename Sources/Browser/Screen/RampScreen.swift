import DynamicType
import Imaging
import PreviewUI
import StyleSets

/// The main screen: every style in a list, its specimen in its font, and the size slider.
struct RampScreen {
  let state: BrowserState
  let capabilities: TerminalCapabilities
  let theme: Theme
  let sheet: SpecimenSheet
  let findings: StyleFindings
  let layout: ScreenLayout

  init(
    _ state: BrowserState, capabilities: TerminalCapabilities, sheet: SpecimenSheet,
    findings: StyleFindings
  ) {
    self.state = state
    self.capabilities = capabilities
    theme = Theme(capabilities)
    self.sheet = sheet
    self.findings = findings
    layout = state.layout
  }

  /// Everything about the style at an index of its set.
  func readout(of index: Int, _ style: CustomTextStyle) -> StyleReadout {
    StyleReadout(
      style, size: state.size, displayScale: state.displayScale, face: sheet.mainFace(of: index),
      findings: findings.about(index))
  }

  var drawing: SpecimenDrawing {
    SpecimenDrawing(
      mosaic: state.mosaic, magnification: state.magnification,
      cellAspect: capabilities.cellAspect, depth: capabilities.colorDepth)
  }

  /// The screen as cells.
  func frame() -> CellGrid {
    var grid = CellGrid(columns: state.screen.columns, rows: state.screen.rows)
    drawHeader(into: &grid)
    let entries = state.entries
    drawList(entries, into: &grid)
    drawDivider(into: &grid)
    SpecimenPane(screen: self, area: layout.specimens).draw(entries, into: &grid)
    drawMessage(into: &grid)
    SliderView(screen: self).draw(into: &grid)
    drawHints(into: &grid)
    return grid
  }

  private func drawDivider(into grid: inout CellGrid) {
    guard layout.list.columns > 0 else { return }
    for row in layout.list.rowRange {
      grid.write("│", column: layout.list.columns, row: row, foreground: theme.faint)
    }
  }
}

/// The title line.
extension RampScreen {
  /// Draws the title line; `lastFact` stays when others give way.
  func drawHeader(lastFact: String? = nil, into grid: inout CellGrid) {
    let row = layout.header.row
    let columns = layout.header.columns
    var pen = 1
    pen += grid.write(
      "typeramp", column: pen, row: row, foreground: theme.accent, attributes: .bold)
    let count = state.set.styles.count
    let position = state.sets.count > 1 ? " \(state.setIndex + 1)/\(state.sets.count)" : ""
    let title = "  \(state.set.name)\(position) · \(count) style\(count == 1 ? "" : "s")"
    pen += grid.write(title, column: pen, row: row, maxColumns: max(0, columns - pen - 1))
    let room = columns - pen - 3
    var facts = headerFacts + (lastFact.map { [$0] } ?? [])
    while !facts.isEmpty {
      let text = facts.joined(separator: " · ")
      let width = CellGrid.displayWidth(of: text)
      if width <= room {
        grid.write(
          text, column: columns - 1 - width, row: row, foreground: theme.secondary,
          attributes: theme.secondaryAttributes)
        return
      }
      facts.removeFirst()
    }
  }

  /// Facts for the right of the title line; the first ones are left out where there is no room.
  private var headerFacts: [String] {
    var facts = ["iOS @\(Figure(state.displayScale))x"]
    if case .style(let index, _) = state.selectedEntry {
      facts.append(sheet.mainFace(of: index).name)
    }
    let magnification = Figure.factor(state.magnification)
    let troubled = state.set.unreadable.count
    facts.append("\(state.mosaic.rawValue) \(magnification)")
    if findings.count > 0 {
      facts.append("\(findings.count) finding\(findings.count == 1 ? "" : "s")")
    }
    if troubled > 0 { facts.append("\(troubled) unreadable") }
    return facts
  }
}

/// What is to be said about the selected style, and the keys.
extension RampScreen {
  private func drawMessage(into grid: inout CellGrid) {
    guard layout.message.rows > 0 else { return }
    let row = layout.message.row
    let columns = layout.message.columns
    switch state.selectedEntry {
    case .style(let index, let style):
      let readout = readout(of: index, style)
      var pen = 1
      pen += grid.write(
        "\(style.name) ", column: pen, row: row, maxColumns: columns - 2, attributes: .bold)
      let numbers =
        "\(Figure(readout.base)) → \(Figure(readout.pointSize)) pt "
        + "\(Figure.factor(readout.factor)) \(readout.textStylePhrase)  "
      pen += grid.write(numbers, column: pen, row: row, maxColumns: max(0, columns - pen - 1))
      if let trouble = readout.trouble {
        grid.write(
          "! " + trouble, column: pen, row: row, maxColumns: max(0, columns - pen - 1),
          foreground: theme.warning)
      }
    case .unreadable(let style):
      grid.write(
        "! \(style.name): \(style.reason)", column: 1, row: row, maxColumns: columns - 2,
        foreground: theme.warning)
    case nil:
      let text =
        state.search.query.isEmpty
        ? "this set has no styles"
        : "no style has “\(state.search.query)” in its name; Esc shows all"
      grid.write(text, column: 1, row: row, maxColumns: columns - 2, foreground: theme.warning)
    }
  }

  private func drawHints(into grid: inout CellGrid) {
    guard layout.hints.rows > 0 else { return }
    let row = layout.hints.row
    let columns = layout.hints.columns
    if state.search.isTyping || !state.search.query.isEmpty {
      var pen = 1
      pen += grid.write("/", column: pen, row: row, foreground: theme.accent, attributes: .bold)
      pen += grid.write(state.search.query, column: pen, row: row, maxColumns: columns / 2)
      if state.search.isTyping { pen += grid.write("▏", column: pen, row: row) }
      let count = state.entries.count
      let keys = state.search.isTyping ? "Enter keeps, Esc clears" : "Esc shows all"
      grid.write(
        "  \(count) of \(state.set.styles.count + state.set.unreadable.count)  \(keys)",
        column: pen, row: row, maxColumns: max(0, columns - pen - 1), foreground: theme.secondary,
        attributes: theme.secondaryAttributes)
      return
    }
    var pen = 1
    for binding in KeyBinding.all {
      guard let hint = binding.hint, state.sets.count > 1 || hint.word != "set" else { continue }
      let width = CellGrid.displayWidth(of: hint.keys) + 1 + hint.word.count
      guard pen + width < columns else { break }
      pen += grid.write(hint.keys, column: pen, row: row, attributes: .bold) + 1
      pen += grid.write(
        hint.word, column: pen, row: row, foreground: theme.secondary,
        attributes: theme.secondaryAttributes)
      pen += 2
    }
  }
}

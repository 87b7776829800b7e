import DynamicType
import Imaging
import PreviewUI
import Specimens
import StyleModel

/// The main screen: every style in a list, its specimen in its font, and the size slider.
struct RampScreen {
  let state: BrowserState
  let capabilities: TerminalCapabilities
  let theme: Theme
  let sheet: SpecimenSheet
  let findings: StyleFindings
  let layout: ScreenLayout
  let drawing: SpecimenDrawing

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
    drawing = state.drawing(on: capabilities)
  }

  /// Everything about the style at an index of its set.
  func readout(of index: Int, _ style: CustomTextStyle) -> StyleReadout {
    StyleReadout(
      style, size: state.size, displayScale: state.displayScale, face: sheet.mainFace(of: index),
      findings: findings.about(index))
  }

  /// The screen as cells, and as pictures where specimens are drawn in pixels.
  func frame() -> Frame {
    var frame = Frame(CellGrid(columns: state.screen.columns, rows: state.screen.rows))
    drawHeader(into: &frame.grid)
    let entries = state.entries
    drawDivider(into: &frame.grid)
    drawList(entries, into: &frame.grid)
    SpecimenPane(screen: self, area: layout.specimens).draw(entries, into: &frame)
    drawMessage(into: &frame.grid)
    SliderView(screen: self).draw(into: &frame.grid)
    drawHints(into: &frame.grid)
    return frame
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
  /// Draws the title line, with the size where no slider shows it.
  func drawHeader(size: DynamicTypeSize? = nil, into grid: inout CellGrid) {
    let row = layout.header.row
    let columns = layout.header.columns
    var pen = 1
    pen += grid.write(
      "typeramp", column: pen, row: row, foreground: theme.accent, attributes: .bold)
    let count = state.set.styles.count
    let position = state.sets.count > 1 ? " \(state.setIndex + 1)/\(state.sets.count)" : ""
    let sizeText = size.map { " at \($0.abbreviation) (\($0.name))" } ?? ""
    let styles = " · \(count) style\(count == 1 ? "" : "s")"
    let title = "  \(state.set.name)\(position)\(sizeText)\(styles)"
    pen += grid.write(title, column: pen, row: row, maxColumns: max(0, columns - pen - 1))
    let room = columns - pen - 3
    var facts = headerFacts
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
    let magnification = Figure.factor(drawing.scale.y)
    let troubled = state.set.unreadable.count
    facts.append("\(state.rendering.name) \(magnification)")
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
    let isSearching = state.search.isTyping || !state.search.query.isEmpty
    // On a low screen what is being typed is worth more than the slider.
    guard layout.hints.rows > 0 || isSearching else { return }
    let columns = layout.hints.columns
    let row = layout.hints.rows > 0 ? layout.hints.row : grid.rows - 1
    if isSearching {
      grid.fill(CellRect(column: 0, row: row, columns: columns, rows: 1), with: Cell())
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
    for hint in hints(fitting: columns - 1) {
      pen += grid.write(hint.keys, column: pen, row: row, attributes: .bold) + 1
      pen += grid.write(
        hint.word, column: pen, row: row, foreground: theme.secondary,
        attributes: theme.secondaryAttributes)
      pen += 2
    }
  }

  /// The hints in their order; where they are too many, help and quit are the last to go.
  private func hints(fitting columns: Int) -> [KeyBinding.Hint] {
    var hints = KeyBinding.all.compactMap(\.hint).filter {
      state.sets.count > 1 || $0.word != "set"
    }
    func width(_ hint: KeyBinding.Hint) -> Int {
      CellGrid.displayWidth(of: hint.keys) + 1 + hint.word.count + 2
    }
    while hints.reduce(0, { $0 + width($1) }) > columns + 2, hints.count > 1 {
      let last = hints.lastIndex { !["help", "quit"].contains($0.word) }
      hints.remove(at: last ?? 0)
    }
    return hints
  }
}

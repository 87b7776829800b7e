import StyleModel
public import Imaging
public import PreviewUI
import DynamicType
import Specimens

/// All specimens of one set one below the other, for standard output: as high as it has to be.
public struct PrintedSheet {
  private let state: BrowserState
  private let capabilities: TerminalCapabilities
  private let sheet: SpecimenSheet

  /// A sheet of the set, size, mosaic and display scale that `state` shows.
  public init(_ state: BrowserState, capabilities: TerminalCapabilities, port: any FontPort) {
    self.state = state
    self.capabilities = capabilities
    sheet = SpecimenSheet(
      state.set.styles.map { Specimen($0) }, port: port, size: state.size,
      displayScale: state.displayScale)
  }

  /// The sheet as cells, `columns` wide.
  public func frame(columns: Int) -> CellGrid {
    var state = state
    let entries = state.entries
    state.selection = -1
    let drawing = state.drawing(on: capabilities)
    // Paper has no edge to scroll to.
    sheet.wrap(to: drawing.lineWidth(inColumns: columns))
    let found = StyleFindings(state.set, displayScale: state.displayScale, sheet: sheet)
    let notes =
      found.count > 0
      ? FindingsPage.lines(found, of: state.set, columns: columns, withNotes: false) : []
    let rows = entries.reduce(2 + (notes.isEmpty ? 0 : notes.count + 2)) {
      $0 + SpecimenPane.rows(of: $1, sheet: sheet, drawing: drawing)
    }
    state.screen = (columns, rows)
    let screen = RampScreen(
      state, capabilities: capabilities, sheet: sheet,
      findings: found)
    var frame = Frame(CellGrid(columns: columns, rows: rows))
    screen.drawHeader(size: state.size, into: &frame.grid)
    let area = CellRect(column: 0, row: 2, columns: columns, rows: rows - 2)
    if !notes.isEmpty {
      let page = OverlayPage(
        title: "Findings", hint: "", lines: notes, labelColumns: 7, theme: screen.theme)
      frame.grid.draw(
        page.frame(columns: columns, rows: notes.count + 2, top: 0), row: rows - notes.count - 2)
    }
    SpecimenPane(screen: screen, area: area).draw(entries, into: &frame)
    return state.isASCII(on: capabilities) ? frame.grid.asciiOnly() : frame.grid
  }
}

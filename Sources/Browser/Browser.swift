import StyleModel
public import Imaging
public import PreviewUI

/// The interactive program without a terminal: events go in, frames come out.
///
/// `state` is a value; what is kept beside it are specimens already drawn, one sheet for each set.
public final class Browser {
  /// Everything the reader can change.
  public private(set) var state: BrowserState
  /// What the terminal can show; a terminal may answer after the first frame.
  public var capabilities: TerminalCapabilities
  private let port: any FontPort
  private var sheets: [Int: SpecimenSheet] = [:]
  private var findings: [Int: StyleFindings] = [:]

  /// A browser that draws text through `port`.
  public init(_ state: BrowserState, capabilities: TerminalCapabilities, port: any FontPort) {
    self.state = state
    self.capabilities = capabilities
    self.port = port
  }

  /// Draws in the first of `renderings`; the key for it goes through them.
  public func use(_ renderings: [Rendering]) {
    guard let first = renderings.first else { return }
    state.renderings = renderings
    state.rendering = first
  }

  /// Takes the size of the screen without an event.
  public func resize(columns: Int, rows: Int) { state.screen = (columns, rows) }

  /// Takes in one event and says what has to be done.
  public func handle(_ event: InputEvent) -> Outcome {
    state.handle(event)
  }

  /// The screen as it is to be now.
  public func frame() -> Frame {
    var frame = makeFrame()
    if !capabilities.isUTF8 || state.rendering == .mosaic(.ascii) {
      frame.grid = frame.grid.asciiOnly()
    }
    return frame
  }

  private func makeFrame() -> Frame {
    let layout = state.layout
    guard layout.isUsable else { return Frame(tooSmall()) }
    let sheet = sheet(of: state.setIndex)
    if let page = overlayPage(over: sheet) {
      let (columns, rows) = (state.screen.columns, state.screen.rows)
      state.overlayTop = min(state.overlayTop, page.greatestTop(rows: rows))
      return Frame(page.frame(columns: columns, rows: rows, top: state.overlayTop))
    }
    sheet.show(at: state.size)
    sheet.wrap(to: state.wrapsSamples ? drawing.points(in: layout.specimens.columns - 3) : nil)
    let screen = RampScreen(
      settle(sheet, layout), capabilities: capabilities, sheet: sheet,
      findings: findings(of: state.setIndex, sheet))
    return screen.frame()
  }

  /// Moves both lists so that the selected entry is on screen.
  private func settle(_ sheet: SpecimenSheet, _ layout: ScreenLayout) -> BrowserState {
    let entries = state.entries
    state.firstVisible = SpecimenPane.firstVisible(
      entries, state: state, sheet: sheet, drawing: drawing, rows: layout.specimens.rows)
    let listRows = max(1, layout.list.rows)
    state.firstListed = min(state.firstListed, state.selection)
    state.firstListed = max(state.firstListed, state.selection - listRows + 1)
    state.firstListed = max(0, min(state.firstListed, entries.count - listRows))
    return state
  }

  private var drawing: SpecimenDrawing {
    SpecimenDrawing(
      state.rendering, rowsPerPoint: state.rowsPerPoint, capabilities: capabilities)
  }

  private func sheet(of index: Int) -> SpecimenSheet {
    if let known = sheets[index] { return known }
    let sheet = SpecimenSheet(
      state.sets[index].styles, port: port, size: state.size, displayScale: state.displayScale)
    sheets[index] = sheet
    return sheet
  }

  private func overlayPage(over sheet: SpecimenSheet) -> OverlayPage? {
    let theme = Theme(capabilities)
    let columns = state.screen.columns
    switch state.overlay {
    case nil: return nil
    case .help: return HelpPage.page(columns: columns, rows: state.screen.rows, theme: theme)
    case .findings:
      return FindingsPage.page(
        findings(of: state.setIndex, sheet), of: state.set, columns: columns, theme: theme)
    }
  }

  private func findings(of index: Int, _ sheet: SpecimenSheet) -> StyleFindings {
    if let known = findings[index] { return known }
    let found = StyleFindings(
      state.sets[index], displayScale: state.displayScale, sheet: sheet)
    findings[index] = found
    return found
  }

  /// One line that says what is the matter, as far as it fits.
  private func tooSmall() -> CellGrid {
    var grid = CellGrid(columns: state.screen.columns, rows: state.screen.rows)
    let (columns, rows) = (grid.columns, grid.rows)
    let needed = "\(ScreenLayout.leastColumns)x\(ScreenLayout.leastRows)"
    let texts = [
      "\(columns)x\(rows) is too small, \(needed) is enough", "\(columns)x\(rows), needs \(needed)",
      "needs \(needed)", "too small",
    ]
    let text = texts.first { $0.count <= columns } ?? "too small"
    grid.write(text, column: 0, row: rows / 2)
    return grid
  }
}

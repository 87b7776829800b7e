import StyleModel
public import Imaging
public import PreviewUI
public import Specimens

/// The interactive program without a terminal: events go in, frames come out.
///
/// `state` is a value that only events change, and the screen's size and capabilities: after each of
/// them the lists and pages stand where the next frame shows them, and a frame changes nothing. What is
/// kept beside it are specimens already drawn, one sheet for each set.
public final class Browser {
  /// Everything the reader can change.
  public private(set) var state: BrowserState
  /// What the terminal can show; a terminal may answer after the first frame.
  public var capabilities: TerminalCapabilities {
    didSet { if capabilities != oldValue { settle() } }
  }
  private let port: any FontPort
  private var sheets: [Int: SpecimenSheet] = [:]
  private var findings: [Int: StyleFindings] = [:]

  /// A browser that draws text through `port`.
  public init(_ state: BrowserState, capabilities: TerminalCapabilities, port: any FontPort) {
    self.state = state
    self.capabilities = capabilities
    self.port = port
    settle()
  }

  /// Draws in the first of `renderings`; the key for it goes through them.
  public func use(_ renderings: [Rendering]) {
    guard let first = renderings.first else { return }
    state.renderings = renderings
    state.rendering = first
    settle()
  }

  /// Takes the size of the screen without an event.
  public func resize(columns: Int, rows: Int) {
    guard state.screen != (columns, rows) else { return }
    state.screen = (columns, rows)
    settle()
  }

  /// Takes in one event and says what has to be done.
  public func handle(_ event: InputEvent) -> Outcome {
    let outcome = state.handle(event)
    settle()
    return outcome
  }

  /// The screen as it is to be now.
  public func frame() -> Frame {
    var frame = makeFrame()
    if state.isASCII(on: capabilities) { frame.grid = frame.grid.asciiOnly() }
    return frame
  }

  private func makeFrame() -> Frame {
    let layout = state.layout
    guard layout.isUsable else { return Frame(tooSmall()) }
    if let page = overlayPage {
      return Frame(
        page.frame(
          columns: state.screen.columns, rows: state.screen.rows, top: state.overlayTop))
    }
    let sheet = shownSheet(layout)
    let screen = RampScreen(
      state, capabilities: capabilities, sheet: sheet, findings: findings(of: state.setIndex))
    return screen.frame()
  }

  /// Moves a page no further than to its last line, or both lists so that the selected entry is on
  /// screen.
  private func settle() {
    let layout = state.layout
    guard layout.isUsable else { return }
    if let page = overlayPage {
      state.overlayTop = min(state.overlayTop, page.greatestTop(rows: state.screen.rows))
      return
    }
    let count = state.entries.count
    state.firstVisible = SpecimenPane.firstVisible(
      state, sheet: shownSheet(layout), drawing: state.drawing(on: capabilities),
      rows: layout.specimens.rows)
    let listRows = max(1, layout.list.rows)
    state.firstListed = min(state.firstListed, state.selection)
    state.firstListed = max(state.firstListed, state.selection - listRows + 1)
    state.firstListed = max(0, min(state.firstListed, count - listRows))
  }

  /// The specimens of the set on screen, at its size and in its lines.
  private func shownSheet(_ layout: ScreenLayout) -> SpecimenSheet {
    let sheet = sheet(of: state.setIndex)
    sheet.show(at: state.size)
    let drawing = state.drawing(on: capabilities)
    sheet.wrap(
      to: state.wrapsSamples ? drawing.lineWidth(inColumns: layout.specimens.columns) : nil)
    return sheet
  }

  private func sheet(of index: Int) -> SpecimenSheet {
    if let known = sheets[index] { return known }
    let sheet = SpecimenSheet(
      state.sets[index].styles.map { Specimen($0) }, port: port, size: state.size,
      displayScale: state.displayScale)
    sheets[index] = sheet
    return sheet
  }

  /// The page that covers the screen, if one does.
  private var overlayPage: OverlayPage? {
    let theme = Theme(capabilities)
    let columns = state.screen.columns
    switch state.overlay {
    case nil: return nil
    case .help: return HelpPage.page(columns: columns, rows: state.screen.rows, theme: theme)
    case .findings:
      return FindingsPage.page(
        findings(of: state.setIndex), of: state.set, columns: columns, theme: theme)
    }
  }

  private func findings(of index: Int) -> StyleFindings {
    if let known = findings[index] { return known }
    let found = StyleFindings(
      state.sets[index], displayScale: state.displayScale, sheet: sheet(of: index))
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

import Browser
import Imaging
import Terminal

/// The browser as the terminal's loop wants it; takes up what the terminal answered about itself.
struct BrowserProgram: InteractiveProgram {
  let browser: Browser
  /// The mosaic asked for on the command line; `nil` takes the terminal's finest.
  let mosaic: Mosaic?
  /// The background asked for on the command line; `nil` believes the terminal.
  let background: RGB?
  private var isSettled = false

  init(browser: Browser, mosaic: Mosaic?, background: RGB?) {
    self.browser = browser
    self.mosaic = mosaic
    self.background = background
  }

  mutating func handle(_ event: InputEvent) -> Outcome { browser.handle(event) }

  mutating func frame(
    columns: Int, rows: Int, capabilities: TerminalCapabilities
  ) -> CellGrid {
    if !isSettled {
      browser.use(mosaic ?? capabilities.mosaic)
      isSettled = true
    }
    browser.capabilities = capabilities
    if let background {
      browser.capabilities.background = background
      browser.capabilities.foreground = nil
    }
    browser.resize(columns: columns, rows: rows)
    return browser.frame()
  }
}

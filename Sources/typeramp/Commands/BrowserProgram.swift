import Browser
import Imaging
import Specimens
import Terminal

/// The browser as the terminal's loop wants it; takes up what the terminal answered about itself.
struct BrowserProgram: InteractiveProgram {
  let browser: Browser
  /// The rendering asked for on the command line; `nil` takes the terminal's finest.
  let rendering: Rendering?
  /// The background asked for on the command line; `nil` believes the terminal.
  let background: RGB?
  private var isSettled = false

  init(browser: Browser, rendering: Rendering?, background: RGB?) {
    self.browser = browser
    self.rendering = rendering
    self.background = background
  }

  mutating func handle(_ event: InputEvent) -> Outcome { browser.handle(event) }

  mutating func frame(
    columns: Int, rows: Int, capabilities: TerminalCapabilities
  ) -> Frame {
    if !isSettled {
      let all = capabilities.renderings
      // A terminal without pictures cannot be made to show them; the title line says what is used.
      let wished = all.filter { $0 == rendering }
      browser.use(wished + all.filter { $0 != rendering })
      isSettled = true
    }
    var capabilities = capabilities
    if let background {
      capabilities.background = background
      capabilities.foreground = nil
    }
    browser.capabilities = capabilities
    browser.resize(columns: columns, rows: rows)
    return browser.frame()
  }
}

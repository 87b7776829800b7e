import StyleModel
import SourceTree
import StyleReading
import StyleAudit
import DynamicType
import Imaging
import PreviewUI
import Specimens
import TestSupport
import Testing

@testable import Browser

struct BrowserTests {
  @Test(
    arguments: [(80, 24), (120, 40), (50, 16), (30, 10)], [DynamicTypeSize.large, .accessibility3])
  func `frames look as kept`(screen: (columns: Int, rows: Int), size: DynamicTypeSize) {
    let browser = SampleBrowser.browser(size: size, columns: screen.columns, rows: screen.rows)
    let name = "app-\(screen.columns)x\(screen.rows)-\(size.name)"
    #expect(Snapshot(name).difference(to: browser.frame().grid.text) == nil)
  }

  @Test(arguments: Mosaic.allCases)
  func `each mosaic draws as kept`(mosaic: Mosaic) {
    let browser = SampleBrowser.browser(capabilities: TerminalCapabilities(mosaic: mosaic))
    #expect(Snapshot("mosaic-\(mosaic.rawValue)").difference(to: browser.frame().grid.text) == nil)
  }

  @Test func `without UTF-8 only ASCII reaches the terminal`() {
    let browser = SampleBrowser.browser(
      capabilities: TerminalCapabilities(mosaic: .ascii, isUTF8: false))
    #expect(browser.frame().grid.cells.allSatisfy { $0.scalar.isASCII })
    #expect(Snapshot("ascii-terminal").difference(to: browser.frame().grid.text) == nil)
  }

  @Test func `help looks as kept and any key closes it`() {
    let browser = SampleBrowser.browser()
    browser.type("?")
    #expect(Snapshot("help-80x24").difference(to: browser.frame().grid.text) == nil)
    browser.type("l")
    #expect(browser.state.overlay == nil)
    #expect(browser.state.size == .large)
  }

  @Test func `on a low screen help scrolls to its last line`() {
    let browser = SampleBrowser.browser(columns: 40, rows: 10)
    browser.type("?")
    #expect(browser.lines[0].contains("↑↓ scroll"))
    #expect(!browser.lines.contains { $0.contains("quit") })
    browser.type("Gj")
    #expect(browser.lines.contains { $0.contains("quit") })
    browser.type("g")
    #expect(browser.lines[2].contains("one Dynamic Type size"))
  }

  @Test func `the audit page says everything in full`() {
    let browser = SampleBrowser.browser(columns: 70, rows: 40)
    browser.type("a")
    #expect(Snapshot("audit-70x40").difference(to: browser.frame().grid.text) == nil)
    let text = browser.lines.joined(separator: " ")
    #expect(text.contains("larger than title from accessibility3"))
    #expect(text.contains("Futura-Medium not found"))
    _ = browser.handle(.key(.escape))
    #expect(browser.state.overlay == nil)
  }

  @Test func `mistakes in the file are counted and shown`() {
    var set = SampleBrowser.app
    set.diagnostics = [
      Diagnostic(
        .warning, at: SourcePosition(file: "t.json", line: 7, column: 5),
        "unknown text style 'nope'", hint: "write one of SwiftUI's")
    ]
    let browser = SampleBrowser.browser([set], columns: 120)
    let before = SampleBrowser.browser(columns: 120).lines[0]
    #expect(before.contains("5 findings"))
    #expect(browser.lines[0].contains("6 findings"))
    browser.type("aG")
    #expect(browser.lines.contains { $0.contains("line 7, column 5: unknown text style 'nope'") })
  }

  @Test func `where there is no line for keys a search takes the last one`() {
    let browser = SampleBrowser.browser(columns: 24, rows: 6)
    browser.type("/bo")
    #expect(browser.lines[5].hasPrefix(" /bo"))
  }

  /// Every screen size and every capability: nothing is out of bounds, no wide character is split,
  /// and the same state gives the same frame.
  @Test(arguments: Rounds.seeds(short: 2, full: 40))
  func `frames are sound at any size`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<6 {
      let columns = Int.random(in: 1...250, using: &random)
      let rows = Int.random(in: 1...70, using: &random)
      let capabilities = TerminalCapabilities(
        colorDepth: ColorDepth.allCases.randomElement(using: &random) ?? .mono,
        mosaic: Mosaic.allCases.randomElement(using: &random) ?? .half,
        isUTF8: Bool.random(using: &random))
      let browser = SampleBrowser.browser(
        [SampleBrowser.app, SampleBrowser.many(40)], columns: columns, rows: rows,
        capabilities: capabilities)
      for _ in 0..<6 {
        let keys = KeyBinding.all.flatMap(\.commands).map(\.key)
        _ = browser.handle(.key(keys.randomElement(using: &random) ?? .left))
        let frame = browser.frame()
        let isSound =
          frame.grid.columns == columns && frame.grid.rows == rows
          && frame == browser.frame() && hasWholeCharacters(frame.grid)
        #expect(isSound, "seed \(seed), \(columns)x\(rows), \(capabilities)")
      }
    }
  }

  private func hasWholeCharacters(_ grid: CellGrid) -> Bool {
    for row in 0..<grid.rows where grid.columns > 0 {
      if grid[0, row].isContinuation { return false }
    }
    return true
  }

  /// Frames only look: what events change is settled when they are handled.
  @Test(arguments: Rounds.seeds(from: 5, short: 1, full: 3))
  func `a frame changes nothing, and after each event there is nothing left to settle`(
    seed: UInt64
  ) {
    var random = SplitMix64(seed: seed)
    let capabilities = TerminalCapabilities(mosaic: .half)
    let port = RectangleFontPort()
    let browser = SampleBrowser.browser(
      [SampleBrowser.app, SampleBrowser.many(40)], columns: 90, rows: 20,
      capabilities: capabilities, port: port)
    let keys = KeyBinding.all.flatMap(\.commands).map(\.key)
    for step in 0..<Rounds.count(short: 40, full: 120) {
      let event: InputEvent =
        step % 10 == 9
        ? .resize(
          columns: Int.random(in: 10...140, using: &random),
          rows: Int.random(in: 3...40, using: &random))
        : .key(keys.randomElement(using: &random) ?? .left)
      _ = browser.handle(event)
      let state = "\(browser.state)"
      let frame = browser.frame()
      #expect("\(browser.state)" == state, "a frame after \(event)")
      #expect(browser.frame() == frame)
      // A new browser settles what it is given.
      let settled = Browser(browser.state, capabilities: capabilities, port: port)
      #expect("\(settled.state)" == state, "settled after \(event)")
      guard browser.state.layout.isUsable, browser.state.overlay == nil else { continue }
      let listed =
        browser.state.firstListed..<browser.state.firstListed
        + max(1, browser.state.layout.list.rows)
      #expect(listed.contains(browser.state.selection))
      #expect(browser.state.firstVisible <= browser.state.selection)
    }
  }

  @Test func `a page stands at its last line when the event is handled`() {
    let browser = SampleBrowser.browser(columns: 40, rows: 10)
    browser.type("?G")
    let last = browser.state.overlayTop
    #expect((1..<200).contains(last))
    browser.type("j")
    #expect(browser.state.overlayTop == last)
    browser.type("k")
    #expect(browser.state.overlayTop == last - 1)
    // On a higher screen there is less to scroll.
    browser.type("G")
    browser.resize(columns: 40, rows: 12)
    #expect(browser.state.overlayTop == last - 2)
  }

  @Test func `what the terminal turns out to show settles the lists anew`() {
    let browser = SampleBrowser.browser([SampleBrowser.many(60)], columns: 80, rows: 24)
    browser.type("G")
    let first = browser.state.firstVisible
    browser.use([.mosaic(.ascii)])
    // Letters are higher there, so fewer specimens fit.
    #expect(browser.state.firstVisible > first)
  }

  @Test func `the selected specimen is always on screen`() {
    let browser = SampleBrowser.browser([SampleBrowser.many(60)])
    for key in [
      Key.down, .down, .pageDown, .pageDown, .character("G"), .up, .pageUp, .character("g"),
    ] {
      _ = browser.handle(.key(key))
      let name = browser.state.selectedEntry?.name ?? "?"
      let lines = browser.lines
      // Once in the list, once as a caption, once in the message line.
      #expect(lines.count { $0.contains(name) } >= 2, "after \(key): \(name)")
      #expect(lines.contains { $0.hasPrefix("▸" + name) }, "after \(key)")
    }
  }

  @Test func `a missing family is named in its row, its caption and the message line`() {
    let set = StyleSet(
      name: "poster", source: .builtIn,
      styles: [SampleBrowser.style("poster", 28, .title, families: ["Futura-Medium"])])
    let lines = SampleBrowser.browser([set], columns: 120).lines
    #expect(lines.contains { $0.hasPrefix("▸poster ? 28") })
    #expect(lines.contains { $0.contains("28 pt · Futura-Medium not found, drawn in Inter") })
    #expect(lines.contains { $0.contains("! Futura-Medium not found, drawn in Inter") })
  }

  @Test func `findings come before a missing family in sign and message`() {
    let browser = SampleBrowser.browser(columns: 160)
    browser.type("jj")
    let lines = browser.lines
    #expect(lines.contains { $0.hasPrefix("▸caption ! 12") })
    #expect(
      lines.contains {
        $0.contains("! larger than badge") && $0.contains("; Futura-Medium not found")
      })
  }

  @Test func `an unreadable style is listed with its reason`() {
    let browser = SampleBrowser.browser()
    browser.type("G")
    let lines = browser.lines
    #expect(lines.contains { $0.hasPrefix("▸broken") && $0.contains("✗") })
    #expect(lines.contains { $0.contains("! broken: unknown unit 'vh'") })
  }

  @Test func `a size change draws only what follows it again`() {
    let port = RectangleFontPort()
    let browser = SampleBrowser.browser(columns: 120, rows: 60, port: port)
    _ = browser.frame()
    let drawn = port.drawCount
    browser.type("=")
    _ = browser.frame()
    // Title, body and caption; the badge is fixed.
    #expect(port.drawCount - drawn == 3)
    browser.type("j")
    _ = browser.frame()
    #expect(port.drawCount - drawn == 3)
  }

  @Test(arguments: [(80, 24), (30, 10), (20, 6)])
  func `however large the type is, some of it is seen`(screen: (columns: Int, rows: Int)) {
    let set = StyleSet(
      name: "huge", source: .builtIn,
      styles: [SampleBrowser.style("huge", 100, .body, sample: "xx")])
    let browser = SampleBrowser.browser(
      [set], size: .accessibility5, columns: screen.columns, rows: screen.rows)
    for _ in 0..<3 {
      let pane = browser.state.layout.specimens
      let grid = browser.frame().grid
      let isSeen = pane.rowRange.contains { row in
        pane.columnRange.contains { grid[$0, row].scalar == "█" }
      }
      #expect(isSeen, "\(grid.text)")
      browser.type("z")
    }
  }

  @Test func `a finding is bright at the sizes where it holds and faint at others`() {
    let theme = Theme(TerminalCapabilities(colorDepth: .truecolor))
    func signColor(_ size: DynamicTypeSize) -> CellColor? {
      let grid = SampleBrowser.browser(
        size: size, capabilities: TerminalCapabilities(colorDepth: .truecolor, mosaic: .half)
      ).frame().grid
      // Body is the second style.
      return (0..<20).map { grid[$0, 2] }.first { $0.scalar == "!" }?.foreground
    }
    #expect(signColor(.accessibility2) == theme.faint)
    #expect(signColor(.accessibility3) == theme.warning)
  }

  @Test func `too small a screen says so`() {
    #expect(SampleBrowser.browser(columns: 40, rows: 4).lines[2].contains("40x4 is too small"))
    #expect(SampleBrowser.browser(columns: 19, rows: 5).lines[2] == "19x5, needs 20x6")
    #expect(SampleBrowser.browser(columns: 9, rows: 3).lines[1] == "too small")
    #expect(SampleBrowser.browser(columns: 1, rows: 1).lines.count == 1)
  }

  @Test func `a set without styles and a search without hits say so`() {
    let empty = StyleSet(name: "empty", source: .builtIn, styles: [])
    #expect(SampleBrowser.browser([empty]).lines.contains { $0.contains("has no styles") })
    let browser = SampleBrowser.browser()
    browser.type("/zzz")
    #expect(browser.lines.contains { $0.contains("no style has “zzz” in its name") })
  }

  @Test func `in pixels the cells below pictures are blank and no two pictures overlap`() {
    let capabilities = TerminalCapabilities(
      colorDepth: .truecolor, pictures: .kitty, cell: PixelSize(width: 8, height: 16))
    let browser = SampleBrowser.browser(
      [SampleBrowser.app, SampleBrowser.many(20)], columns: 90, rows: 30,
      capabilities: capabilities)
    for key in [Key.right, .end, .down, .character("z"), .tab, .character("G"), .home] {
      _ = browser.handle(.key(key))
      let frame = browser.frame()
      #expect(!frame.pictures.isEmpty)
      for (index, placed) in frame.pictures.enumerated() {
        #expect(placed.rect.intersection(frame.grid.bounds) == placed.rect)
        #expect(placed.picture.bitmap.width == placed.rect.columns * 8)
        #expect(placed.picture.bitmap.height == placed.rect.rows * 16)
        let isBlank = placed.rect.rowRange.allSatisfy { row in
          placed.rect.columnRange.allSatisfy { frame.grid[$0, row] == Cell() }
        }
        #expect(isBlank, "after \(key)")
        for other in frame.pictures[(index + 1)...] {
          #expect(placed.rect.intersection(other.rect).isEmpty)
        }
      }
    }
  }

  @Test func `w wraps samples to the pane and back`() {
    let set = StyleSet(
      name: "long", source: .builtIn,
      styles: [
        SampleBrowser.style("long", 17, .body, sample: "ab cd ef gh ij kl mn op qr st uv wx yz")
      ])
    let browser = SampleBrowser.browser([set])
    let before = browser.lines
    #expect(before.contains { $0.hasSuffix("›") })
    browser.type("w")
    #expect(!browser.lines.contains { $0.hasSuffix("›") })
    let pane = browser.state.layout.specimens
    func inkedRows() -> Int {
      let grid = browser.frame().grid
      return pane.rowRange.count { row in
        pane.columnRange.contains { "▀▄█".unicodeScalars.contains(grid[$0, row].scalar) }
      }
    }
    let wrapped = inkedRows()
    browser.type("w")
    #expect(browser.lines == before)
    #expect(wrapped > inkedRows())
  }

  @Test(arguments: [
    ("typography.style.huge", 12, "….style.huge"), ("title", 3, "title"), ("a.b", 3, "a.b"),
    ("見出し.大", 6, "…し.大"),
  ])
  func `of a long dotted name the end is kept`(name: String, columns: Int, shown: String) {
    #expect(RampScreen.shortened(name, to: columns) == shown)
  }

  @Test func `a list that goes on says so beside its numbers`() {
    let lines = SampleBrowser.browser([SampleBrowser.many(40)]).lines
    #expect(lines[19].contains("style18   30 →  30↓"))
  }
}

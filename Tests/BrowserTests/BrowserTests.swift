import DynamicType
import Imaging
import PreviewUI
import StyleSets
import TestSupport
import Testing

@testable import Browser

struct BrowserTests {
  @Test(
    arguments: [(80, 24), (120, 40), (50, 16), (30, 10)], [DynamicTypeSize.large, .accessibility3])
  func `frames look as kept`(screen: (columns: Int, rows: Int), size: DynamicTypeSize) {
    let browser = SampleBrowser.browser(size: size, columns: screen.columns, rows: screen.rows)
    let name = "app-\(screen.columns)x\(screen.rows)-\(size.name)"
    #expect(Snapshot(name).difference(to: browser.frame().text) == nil)
  }

  @Test(arguments: Mosaic.allCases)
  func `each mosaic draws as kept`(mosaic: Mosaic) {
    let browser = SampleBrowser.browser(capabilities: TerminalCapabilities(mosaic: mosaic))
    #expect(Snapshot("mosaic-\(mosaic.rawValue)").difference(to: browser.frame().text) == nil)
  }

  @Test func `without UTF-8 only ASCII reaches the terminal`() {
    let browser = SampleBrowser.browser(
      capabilities: TerminalCapabilities(mosaic: .ascii, isUTF8: false))
    #expect(browser.frame().cells.allSatisfy { $0.scalar.isASCII })
    #expect(Snapshot("ascii-terminal").difference(to: browser.frame().text) == nil)
  }

  @Test func `help looks as kept and any key closes it`() {
    let browser = SampleBrowser.browser()
    browser.type("?")
    #expect(Snapshot("help-80x24").difference(to: browser.frame().text) == nil)
    browser.type("l")
    #expect(!browser.state.isHelpShown)
    #expect(browser.state.size == .large)
  }

  /// Every screen size and every capability: nothing is out of bounds, no wide character is split,
  /// and the same state gives the same frame.
  @Test(arguments: [UInt64(1), 2, 3, 4])
  func `frames are sound at any size`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<60 {
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
          frame.columns == columns && frame.rows == rows && frame == browser.frame()
          && hasWholeCharacters(frame)
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

  @Test func `too small a screen says so`() {
    #expect(SampleBrowser.browser(columns: 40, rows: 4).lines[2].contains("40x4 is too small"))
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
}

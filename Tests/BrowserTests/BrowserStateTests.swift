import StyleModel
import SourceTree
import StyleReading
import StyleAudit
import DynamicType
import Imaging
import Specimens
import Testing

@testable import Browser

struct BrowserStateTests {
  private func state(_ sets: [StyleSet] = [SampleBrowser.app]) -> BrowserState {
    BrowserState(sets: sets)
  }

  @Test func `keys of one row stand for the twelve sizes`() {
    var state = state()
    for (key, size) in zip("1234567890-=", DynamicTypeSize.allCases) {
      _ = state.handle(.key(.character(key)))
      #expect(state.size == size)
    }
  }

  @Test(arguments: [
    (Key.left, DynamicTypeSize.medium), (.character("h"), .medium), (.right, .xLarge),
    (.character("l"), .xLarge), (.home, .xSmall), (.end, .accessibility5),
    (.character("L"), .large),
  ])
  func `size keys`(key: Key, size: DynamicTypeSize) {
    var state = state()
    _ = state.handle(.key(key))
    #expect(state.size == size)
  }

  @Test func `the slider stops at its ends`() {
    var state = state()
    _ = state.handle(.key(.end))
    #expect(state.handle(.key(.right)) == .ignored)
    _ = state.handle(.key(.home))
    #expect(state.handle(.key(.left)) == .ignored)
    #expect(state.size == .xSmall)
  }

  @Test func `selection stays within the list`() {
    var state = state()
    #expect(state.handle(.key(.up)) == .ignored)
    _ = state.handle(.key(.character("G")))
    #expect(state.selectedEntry?.name == "broken")
    #expect(state.handle(.key(.down)) == .ignored)
    _ = state.handle(.key(.character("g")))
    #expect(state.selectedEntry?.name == "title")
  }

  @Test func `four steps of zoom double, and x returns`() {
    var state = state()
    let base = state.rowsPerPoint
    for _ in 0..<4 { _ = state.handle(.key(.character("z"))) }
    #expect(abs(state.rowsPerPoint - 2 * base) < 1e-12)
    for _ in 0..<8 { _ = state.handle(.key(.character("Z"))) }
    #expect(abs(state.rowsPerPoint - base / 2) < 1e-12)
    _ = state.handle(.key(.character("x")))
    #expect(state.rowsPerPoint == base)
  }

  @Test(arguments: [
    (Mosaic.sextant, 3.0), (.quadrant, 4), (.half, 5),
  ])
  func `body text starts at the measured limit of legibility`(mosaic: Mosaic, rows: Double) {
    let state = BrowserState(sets: [SampleBrowser.app], renderings: [.mosaic(mosaic)])
    #expect(abs(17 * state.rowsPerPoint - rows) < 1e-9)
  }

  @Test func `ideographs need more rows`() {
    let set = StyleSet(
      name: "ja", source: .builtIn,
      styles: [SampleBrowser.style("body", 17, .body, sample: "永遠の朝")])
    let state = BrowserState(sets: [set], renderings: [.mosaic(.sextant)])
    #expect(abs(17 * state.rowsPerPoint - 5) < 1e-9)
  }

  @Test func `a search narrows the list and Esc widens it again`() {
    var state = state()
    for key in "/BO" { _ = state.handle(.key(.character(key))) }
    #expect(state.entries.map(\.name) == ["body"])
    #expect(state.search.isTyping)
    // While typing, letters are letters and arrows still move.
    _ = state.handle(.key(.character("q")))
    #expect(state.entries.isEmpty)
    _ = state.handle(.key(.backspace))
    _ = state.handle(.key(.right))
    #expect(state.size == .xLarge)
    _ = state.handle(.key(.enter))
    #expect(!state.search.isTyping)
    #expect(state.entries.count == 1)
    #expect(state.handle(.key(.escape)) == .redraw)
    #expect(state.entries.count == 5)
    #expect(state.handle(.key(.escape)) == .quit(0))
  }

  @Test func `pasted text goes into a search only`() {
    var state = state()
    #expect(state.handle(.paste("q")) == .ignored)
    _ = state.handle(.key(.character("/")))
    _ = state.handle(.paste("cap\n"))
    #expect(state.search.query == "cap")
  }

  @Test func `Tab pages through the sets and starts each afresh`() {
    var state = state([SampleBrowser.app, SampleBrowser.many(3)])
    _ = state.handle(.key(.character("G")))
    _ = state.handle(.key(.tab))
    #expect(state.set.name == "many")
    #expect(state.selection == 0)
    _ = state.handle(.key(.tab))
    #expect(state.set.name == "app")
    _ = state.handle(.key(.backTab))
    #expect(state.set.name == "many")
  }

  @Test(arguments: [
    (Key.character("q"), Outcome.quit(0)), (.escape, .quit(0)), (.control("c"), .quit(130)),
    (.control("z"), .suspend), (.control("l"), .redrawAll), (.function(9), .ignored),
  ])
  func `keys that leave`(key: Key, outcome: Outcome) {
    var state = state()
    #expect(state.handle(.key(key)) == outcome)
  }

  @Test func `Esc closes help before it leaves`() {
    var state = state()
    _ = state.handle(.key(.character("?")))
    #expect(state.handle(.key(.escape)) == .redraw)
    #expect(state.handle(.key(.escape)) == .quit(0))
  }

  @Test func `m goes through every rendering of the terminal and back`() {
    let capabilities = TerminalCapabilities(
      mosaic: .half, pictures: .kitty, cell: PixelSize(width: 10, height: 20))
    var state = BrowserState(sets: [SampleBrowser.app], renderings: capabilities.renderings)
    #expect(state.rendering == .pixels)
    var seen: [Rendering] = []
    for _ in capabilities.renderings {
      _ = state.handle(.key(.character("m")))
      seen.append(state.rendering)
    }
    #expect(
      seen == [
        .mosaic(.half), .mosaic(.quadrant), .mosaic(.sextant), .mosaic(.braille),
        .mosaic(.ascii), .pixels,
      ])
  }

  @Test func `without pictures or without the size of a cell there are no pixels`() {
    #expect(!TerminalCapabilities(pictures: .kitty).renderings.contains(.pixels))
    #expect(
      !TerminalCapabilities(cell: PixelSize(width: 9, height: 18)).renderings.contains(.pixels))
  }

  @Test func `the mouse moves the slider and selects styles`() {
    var state = state()
    let layout = state.layout
    let track = SliderTrack(layout.slider)
    for size in DynamicTypeSize.allCases {
      _ = state.handle(
        .mouse(MouseEvent(.press, column: track.stops[size.rawValue], row: layout.slider.row)))
      #expect(state.size == size)
    }
    _ = state.handle(.mouse(MouseEvent(.drag, column: 0, row: layout.slider.row + 1)))
    #expect(state.size == .xSmall)
    _ = state.handle(.mouse(MouseEvent(.wheelUp, column: 5, row: layout.slider.row)))
    #expect(state.size == .small)
    _ = state.handle(.mouse(MouseEvent(.press, column: 3, row: layout.list.row + 2)))
    #expect(state.selectedEntry?.name == "caption")
    _ = state.handle(.mouse(MouseEvent(.wheelDown, column: 60, row: 8)))
    #expect(state.selectedEntry?.name == "badge")
    #expect(
      state.handle(.mouse(MouseEvent(.press, column: 3, row: layout.list.row + 15))) == .ignored)
  }
}

import StyleModel
import SourceTree
import StyleReading
import StyleAudit
import Browser
import DynamicType
import FontRaster
import Imaging
import Specimens

/// A slider step from key to cells, on the fifteen-style set, as the terminal would see it.
func frameBenchmark() {
  guard let set = BuiltInStyleSets.named("material") else { return }
  print("frames: one slider step to a finished grid, sextants, 24 bit; and the cells that change")
  for (columns, rows) in [(80, 24), (200, 60)] {
    let fonts = FontLibrary()
    fonts.hinting = .light
    let state = BrowserState(
      sets: [set], renderings: [.mosaic(.sextant)], columns: columns, rows: rows)
    let browser = Browser(
      state, capabilities: TerminalCapabilities(colorDepth: .truecolor, mosaic: .sextant),
      port: fonts)
    var last = browser.frame().grid
    var changed = 0
    var steps = 0
    func step() {
      let isAtEnd = browser.state.size == .accessibility5
      _ = browser.handle(.key(isAtEnd ? .home : .right))
      let frame = browser.frame().grid
      changed += GridDiff.changes(from: last, to: frame).reduce(0) { $0 + $1.cells.count }
      steps += 1
      last = frame
    }
    let cold = measure("\(columns)x\(rows), every size for the first time", samples: 12, step)
    let warm = measure("\(columns)x\(rows), glyphs known", samples: 120, step)
    for timing in [cold, warm] {
      print(
        "  \(timing.name): median \(figure(timing.median, decimals: 2, width: 6)) ms, "
          + "p95 \(figure(timing.p95, decimals: 2, width: 6)) ms")
    }
    print("  cells changed by a step: \(changed / max(1, steps))")
  }
}

import Imaging
import TestSupport

/// Times what a slider step costs once the text is drawn: fitting a bitmap as large as the screen to
/// each mosaic, colouring it, and finding what changed.
func mosaicBenchmark() {
  print("mosaics: a screen full of text-like strokes, ms (median, p95)")
  print("                             fit               draw               diff")
  for (columns, rows) in [(80, 24), (200, 60)] {
    for mosaic in Mosaic.allCases {
      let name = "\(columns)×\(rows) \(mosaic.rawValue)"
      let blanks = String(repeating: " ", count: max(0, 18 - name.count))
      let timings = measureFrame(mosaic, columns: columns, rows: rows)
      let figures = timings.map {
        figure($0.median, decimals: 3, width: 9) + figure($0.p95, decimals: 3, width: 8)
      }
      print("  " + name + blanks + figures.joined(separator: "  "))
    }
  }
}

/// Times for fitting, drawing, and comparing with a frame whose strokes lie elsewhere.
private func measureFrame(_ mosaic: Mosaic, columns: Int, rows: Int) -> [Timing] {
  let width = columns * mosaic.subpixelColumns
  let height = rows * mosaic.subpixelRows
  let palette = InkPalette(ink: nil, paper: nil, depth: .ansi256)
  let bitmap = strokes(width: width, height: height, shift: 3)
  var before = CellGrid(columns: columns, rows: rows)
  before.draw(
    mosaic.fit(strokes(width: width, height: height, shift: 0)), palette: palette, atColumn: 0,
    row: 0)
  var grid = before
  var fitted = mosaic.fit(bitmap)
  var runCount = 0
  let fit = measure("fit", samples: 200) { fitted = mosaic.fit(bitmap) }
  let draw = measure("draw", samples: 200) {
    grid.draw(fitted, palette: palette, atColumn: 0, row: 0)
  }
  let diff = measure("diff", samples: 200) {
    runCount = GridDiff.changes(from: before, to: grid).count
  }
  precondition(runCount > 0, "frames with strokes in other places must differ")
  return [fit, draw, diff]
}

/// A page of upright strokes with soft edges, about as thick and as dense as lines of text are at
/// the size where they can just be read.
private func strokes(width: Int, height: Int, shift: Int) -> Bitmap {
  var bitmap = Bitmap(width: width, height: height)
  var random: UInt64 = 17
  for top in stride(from: 1, to: height - 9, by: 14) {
    var x = shift
    while x < width - 6 {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      for y in top..<top + 9 {
        let edge = UInt8(truncatingIfNeeded: random >> UInt64(y % 40))
        bitmap.add(edge, x: x, y: y)
        bitmap.add(255 - edge / 2, x: x + 1, y: y)
      }
      if random >> 60 < 10 { bitmap.fill(x: x, y: top + 8, width: 5, height: 1, coverage: 180) }
      x += random >> 61 == 0 ? 9 : 5
    }
  }
  return bitmap
}

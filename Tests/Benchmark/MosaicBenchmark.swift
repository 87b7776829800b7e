import Imaging

/// Times what a slider step costs once the text is drawn: fitting a bitmap as large as the screen to
/// each mosaic, colouring it, and finding what changed.
func mosaicBenchmark() {
  for (columns, rows) in [(80, 24), (200, 60)] {
    let size = "\(columns)×\(rows)"
    let palette = InkPalette(ink: nil, paper: nil, depth: .ansi256)
    for mosaic in Mosaic.allCases {
      let width = columns * mosaic.subpixelColumns
      let height = rows * mosaic.subpixelRows
      let bitmap = strokes(width: width, height: height, shift: 0)
      var grid = CellGrid(columns: columns, rows: rows)
      report(
        measure("\(mosaic) fit \(size)", samples: 200) { blackHole(mosaic.fit(bitmap).cells.count) }
      )
      let fitted = mosaic.fit(bitmap)
      report(
        measure("\(mosaic) draw \(size)", samples: 200) {
          grid.draw(fitted, palette: palette, atColumn: 0, row: 0)
        })
      let before = grid
      grid.draw(
        mosaic.fit(strokes(width: width, height: height, shift: 3)), palette: palette, atColumn: 0,
        row: 0)
      report(
        measure("\(mosaic) diff \(size)", samples: 200) {
          blackHole(GridDiff.changes(from: before, to: grid).count)
        })
    }
  }
}

/// A page of upright strokes with soft edges, as thick and as dense as lines of text are at the size
/// where they can just be read.
private func strokes(width: Int, height: Int, shift: Int) -> Bitmap {
  var bitmap = Bitmap(width: width, height: height)
  var random: UInt64 = 17
  for top in stride(from: 1, to: height - 9, by: 14) {
    var x = shift
    while x < width - 6 {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let edge = UInt8(truncatingIfNeeded: random >> 40)
      bitmap.fill(x: x, y: top, width: 1, height: 9, coverage: edge)
      bitmap.fill(x: x + 1, y: top, width: 1, height: 9, coverage: 255 - edge / 2)
      if random >> 60 < 10 { bitmap.fill(x: x, y: top + 8, width: 5, height: 1, coverage: edge) }
      x += random >> 61 == 0 ? 9 : 5
    }
  }
  return bitmap
}

/// Keeps the optimiser from leaving out work whose result nobody reads.
@inline(never)
private func blackHole(_ value: Int) {
  precondition(value >= 0, "a count is not negative")
}

private func report(_ timing: Timing) {
  print(timing)
}

import Imaging

/// The coverage of a glyph, and where it lies about the pen.
struct GlyphImage {
  /// Where the coverage lies; columns right of the pen, rows below the baseline (above: negative).
  var area: PixelArea
  /// Coverage of `area`, row by row.
  var coverage: [UInt8]

  /// Adds the ink to `bitmap` with the pen at a sub-pixel; what overlaps adds up to full ink at
  /// most.
  func add(to bitmap: inout Bitmap, penX: Int, baseline: Int) {
    let shown = area.moved(x: penX, y: baseline).clipped(to: bitmap)
    guard !shown.isEmpty else { return }
    let bitmapWidth = bitmap.width
    coverage.withUnsafeBufferPointer { source in
      bitmap.coverage.withUnsafeMutableBufferPointer { target in
        for row in shown.rows {
          var from = (row - baseline - area.rows.lowerBound) * area.columns.count
          from += shown.columns.lowerBound - penX - area.columns.lowerBound
          var to = row * bitmapWidth + shown.columns.lowerBound
          for _ in shown.columns {
            let (sum, overflow) = target[to].addingReportingOverflow(source[from])
            target[to] = overflow ? 255 : sum
            from += 1
            to += 1
          }
        }
      }
    }
  }
}

/// A rectangle of sub-pixels.
struct PixelArea: Hashable {
  var columns: Range<Int>
  var rows: Range<Int>

  var isEmpty: Bool { columns.isEmpty || rows.isEmpty }
  /// Number of sub-pixels.
  var count: Int { columns.count * rows.count }

  func moved(x: Int, y: Int) -> PixelArea {
    PixelArea(
      columns: columns.lowerBound + x..<columns.upperBound + x,
      rows: rows.lowerBound + y..<rows.upperBound + y)
  }

  func clipped(to other: PixelArea) -> PixelArea {
    PixelArea(columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
  }

  func clipped(to bitmap: Bitmap) -> PixelArea {
    clipped(to: PixelArea(columns: 0..<bitmap.width, rows: 0..<bitmap.height))
  }
}

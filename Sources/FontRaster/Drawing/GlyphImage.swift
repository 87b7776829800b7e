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
    bitmap.add(
      coverage.span, width: area.columns.count, height: area.rows.count,
      rowBytes: area.columns.count, atX: penX + area.columns.lowerBound,
      y: baseline + area.rows.lowerBound)
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

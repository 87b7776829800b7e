extension Mosaic {
  /// The cells of this mosaic that come nearest to `bitmap`; sub-pixels beyond its edges are paper.
  ///
  /// Block mosaics get the pattern and the two levels of least squared error; faint paper (under
  /// 8 %) becomes paper and nearly full ink (above 94 %) full ink, which takes away the halo around
  /// letters. Where the terminal has no colours a sub-pixel is ink from one half of coverage on;
  /// nothing is ever dithered, since dithering makes small text unreadable.
  ///
  /// Braille can't colour the space between its dots: it gets dots from two fifths on, so that a
  /// line as thin as a sub-pixel doesn't vanish between two, and one level. ASCII is fitted by shape
  /// alone.
  public func fit(_ bitmap: Bitmap, depth: ColorDepth = .truecolor) -> MosaicGrid {
    var grid = MosaicGrid(mosaic: self, covering: bitmap)
    var next = 0
    for row in 0..<grid.rows {
      for column in 0..<grid.columns {
        let subpixels = Subpixels(of: bitmap, column: column, row: row, mosaic: self)
        if !subpixels.areBlank { grid.cells[next] = cell(for: subpixels, depth: depth) }
        next += 1
      }
    }
    return grid
  }

  private func cell(for subpixels: Subpixels, depth: ColorDepth) -> MosaicCell {
    switch self {
    case .ascii: subpixels.thirds()
    case .braille: subpixels.inkFrom(102, isTwoLevel: depth == .mono)
    case .half, .quadrant, .sextant:
      depth == .mono ? subpixels.inkFrom(128, isTwoLevel: true) : subpixels.twoMeans()
    }
  }
}

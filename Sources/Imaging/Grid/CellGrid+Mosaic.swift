extension CellGrid {
  /// Draws a fitted bitmap with its upper left cell at (`column`, `row`), as far as it lies within
  /// the grid and within `clip`; every cell it covers is overwritten, blank ones too.
  public mutating func draw(
    _ mosaic: MosaicGrid, palette: InkPalette, atColumn column: Int, row: Int,
    clippedTo clip: CellRect? = nil
  ) {
    let place = CellRect(column: column, row: row, columns: mosaic.columns, rows: mosaic.rows)
    let visible = place.intersection(bounds).intersection(clip ?? bounds)
    guard !visible.isEmpty else { return }
    let glyphs = mosaic.mosaic.glyphs
    for line in visible.rowRange {
      replace(row: line, from: visible.column, count: visible.columns) { place in
        palette.cell(for: mosaic[place - column, line - row], glyphs: glyphs)
      }
    }
  }
}

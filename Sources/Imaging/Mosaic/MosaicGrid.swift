/// What one cell shows of a bitmap: which sub-pixels are ink, and how dark both colours are.
///
/// Levels run from 0 (paper) to 25 (full ink): 26 of them, as many as the 256-colour palette has
/// greys, so that one ink on one paper never needs more than 26 × 26 pairs of colours. Whole cells
/// of one colour are all ink on paper level 0, and blank ones have no ink.
public struct MosaicCell: Hashable, Sendable {
  /// A bit for each sub-pixel in reading order, set for ink; for `ascii` see `Mosaic.glyphs`.
  public var pattern: UInt8
  /// The level between the ink, 0…25; less than `ink` unless the cell is blank.
  public var paper: UInt8
  /// The level of the ink, 0…25; 0 in a blank cell.
  public var ink: UInt8

  /// A cell of these levels; blank unless said otherwise.
  public init(pattern: UInt8 = 0, paper: UInt8 = 0, ink: UInt8 = 0) {
    self.pattern = pattern
    self.paper = paper
    self.ink = ink
  }

  /// The level of full ink.
  public static let fullLevel: UInt8 = 25
}

/// A bitmap as cells of one mosaic, before it has colours.
public struct MosaicGrid: Hashable, Sendable {
  /// The family of glyphs it was fitted to.
  public let mosaic: Mosaic
  /// Cells in a row.
  public let columns: Int
  /// Rows of cells.
  public let rows: Int
  /// Every cell, index `row * columns + column`.
  public internal(set) var cells: [MosaicCell]

  /// A blank grid large enough for a bitmap; the last column and row may stand out beyond it.
  init(mosaic: Mosaic, covering bitmap: Bitmap) {
    self.mosaic = mosaic
    columns = (bitmap.width + mosaic.subpixelColumns - 1) / mosaic.subpixelColumns
    rows = (bitmap.height + mosaic.subpixelRows - 1) / mosaic.subpixelRows
    cells = [MosaicCell](repeating: MosaicCell(), count: columns * rows)
  }

  /// The cell at a place inside the grid; outside it traps.
  public subscript(column: Int, row: Int) -> MosaicCell {
    precondition(
      column >= 0 && column < columns && row >= 0 && row < rows, "the cell is inside the grid")
    return cells[row * columns + column]
  }
}

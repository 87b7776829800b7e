package import Imaging
package import PreviewUI

/// How specimens are drawn: what a cell is divided into, how much of it a point takes, and the
/// colours there are.
package struct SpecimenDrawing: Hashable {
  /// In pixels, or as glyphs that divide cells.
  package let rendering: Rendering
  /// Sub-pixels, or pixels, of a cell.
  package let division: PixelSize
  /// Sub-pixels per point.
  package let scale: PixelScale
  /// Colours there are.
  package let depth: ColorDepth

  /// Width ÷ height of a cell of most terminals.
  package static let usualCellAspect = 0.5
  /// Columns beside a specimen: one before it, and behind it one for ink that reaches out of its
  /// text and one for the sign that it goes on.
  private static let marginColumns = 3

  /// Draws at `rowsPerPoint`; across, text keeps its shape whatever the shape of the cells.
  ///
  /// `cell` is a cell in pixels where that is known, `cellAspect` its width divided by its height.
  package init(
    _ rendering: Rendering, rowsPerPoint: Double, depth: ColorDepth,
    cellAspect: Double = usualCellAspect, cell: PixelSize? = nil
  ) {
    self.rendering = rendering
    self.depth = depth
    division = rendering.division(cell: cell)
    let down = rowsPerPoint * Double(division.height)
    let squareness = Double(division.width) / Double(division.height) / cellAspect
    scale = PixelScale(x: down * squareness, y: down)
  }

  /// The points that a line of a specimen may be wide, so that all of it is seen in a pane of so many
  /// columns of cells.
  package func lineWidth(inColumns columns: Int) -> Double {
    Double(max(1, columns - Self.marginColumns) * division.width) / scale.x
  }
}

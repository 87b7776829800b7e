import Imaging
import PreviewUI

/// How specimens are drawn: what a cell is divided into, how much of it a point takes, and the
/// colours there are.
struct SpecimenDrawing: Hashable {
  let rendering: Rendering
  /// Sub-pixels, or pixels, of a cell.
  let division: PixelSize
  /// Sub-pixels per point.
  let scale: PixelScale
  let depth: ColorDepth

  /// Draws at `rowsPerPoint`; across, text keeps its shape whatever the shape of the cells.
  init(_ rendering: Rendering, rowsPerPoint: Double, capabilities: TerminalCapabilities) {
    self.rendering = rendering
    division = rendering.division(cell: capabilities.cell)
    depth = capabilities.colorDepth
    let down = rowsPerPoint * Double(division.height)
    let squareness = Double(division.width) / Double(division.height) / capabilities.cellAspect
    scale = PixelScale(x: down * squareness, y: down)
  }

  /// The points that so many columns of cells are wide.
  func points(in columns: Int) -> Double {
    Double(max(1, columns) * division.width) / scale.x
  }
}

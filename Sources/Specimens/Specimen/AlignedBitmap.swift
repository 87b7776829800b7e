import Imaging
import PreviewUI

/// A text's ink moved so that its baseline lies on the edge between two rows of cells and its left
/// edge on the edge between two columns: stems and baselines then come out crisp.
struct AlignedBitmap {
  let bitmap: Bitmap
  /// The column of cells where the text's own left edge is.
  let originColumn: Int
  /// The row of cells whose lower edge is the baseline.
  let baselineRow: Int

  init(_ raster: TextRaster, to mosaic: Mosaic) {
    let baseline = raster.baselines.first ?? 0
    let rows = mosaic.subpixelRows
    let columns = mosaic.subpixelColumns
    let down = (rows - baseline % rows) % rows
    let across = (columns - raster.inset.x % columns) % columns
    originColumn = (raster.inset.x + across) / columns
    baselineRow = (baseline + down) / rows - 1
    guard down > 0 || across > 0 else {
      bitmap = raster.bitmap
      return
    }
    bitmap = raster.bitmap.cropped(
      x: -across, y: -down, width: raster.bitmap.width + across,
      height: raster.bitmap.height + down)
  }
}

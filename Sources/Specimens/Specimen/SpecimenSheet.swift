package import DynamicType
package import Imaging
package import PreviewUI
import StyleModel

/// Specimens as screens and papers made of cells show them: a view for each, kept up to date as the
/// size moves, and what was fitted to cells of it.
package final class SpecimenSheet {
  private let host: PreviewHost<SpecimenList>
  private let port: any FontPort
  private var texts: [TextItem] = []
  /// The width in points that samples are broken for; `nil` where each is one line.
  private var width: Double?
  private var fitted: [Int: Fitted] = [:]
  private var pictured: [Int: Pictured] = [:]

  /// A specimen as cells, valid while text and drawing stay the same.
  struct Fitted {
    let revision: Int
    let drawing: SpecimenDrawing
    let grid: MosaicGrid
    let originColumn: Int
    let baselineRow: Int
  }

  /// A specimen as a picture, valid while text, drawing and place stay the same.
  private struct Pictured {
    let revision: Int
    let drawing: SpecimenDrawing
    let room: SpecimenRoom
    let bitmap: Bitmap
  }

  /// Sets `specimens` on a device of that size, with `displayScale` pixels per point.
  package init(
    _ specimens: [Specimen], port: any FontPort, size: DynamicTypeSize = .large,
    displayScale: Double = 3
  ) {
    self.port = port
    host = PreviewHost(
      SpecimenList(specimens: specimens), port: port, deviceSize: size, displayScale: displayScale)
    texts = host.texts
  }

  /// Moves every specimen to another Dynamic Type size; only those that follow it are drawn again.
  package func show(at size: DynamicTypeSize) {
    host.deviceSize = size
    host.update()
  }

  /// Breaks samples into lines of at most so many points, or not at all.
  package func wrap(to width: Double?) {
    guard width != self.width else { return }
    self.width = width
    fitted = [:]
    pictured = [:]
    for text in texts { text.setWidth(width) }
  }

  /// The rows of cells that a specimen's ink takes above and below its baseline; at least one above.
  ///
  /// Ink rather than the font's own line, whose room for accents would leave half the screen empty.
  package func rows(of index: Int, drawing: SpecimenDrawing) -> (above: Int, below: Int) {
    let raster = texts[index].raster(scale: drawing.scale)
    guard let ink = raster.bitmap.inkedRows, let baseline = raster.baselines.first else {
      return (1, 0)
    }
    let height = drawing.division.height
    func rows(_ pixels: Int) -> Int { (max(0, pixels) + height - 1) / height }
    return (max(1, rows(baseline - ink.lowerBound)), rows(ink.upperBound - baseline))
  }

  /// The columns of cells that a specimen takes from its left edge on.
  package func columns(of index: Int, drawing: SpecimenDrawing) -> Int {
    let cells = texts[index].facts.neededSize.width * drawing.scale.x
    return Int((cells / Double(drawing.division.width)).rounded(.up)) + 1
  }

  /// The faces that draw a specimen: the one its style asked for, then those that filled in.
  package func faces(of index: Int) -> SpecimenFaces {
    let runs = texts[index].facts.faceRuns
    var drawn: [String] = []
    for run in runs where !drawn.contains(run.faceName) { drawn.append(run.faceName) }
    return SpecimenFaces(
      main: mainFace(of: index), drawn: drawn, boxCount: runs.reduce(0) { $0 + $1.boxCount })
  }

  /// The face that a style asked for got, without shaping its specimen.
  package func mainFace(of index: Int) -> ResolvedFace {
    texts[index].content.pieces.first.map { port.resolve($0.request) } ?? ResolvedFace(name: "")
  }

  /// A specimen in pixels, in a bitmap that fills `room`.
  package func bitmap(of index: Int, drawing: SpecimenDrawing, in room: SpecimenRoom) -> Bitmap {
    let text = texts[index]
    if let known = pictured[index], known.revision == text.revision, known.drawing == drawing,
      known.room == room
    {
      return known.bitmap
    }
    let raster = text.raster(scale: drawing.scale)
    let baseline = room.rowsAbove * drawing.division.height
    var bitmap = raster.bitmap.cropped(
      x: raster.inset.x, y: (raster.baselines.first ?? 0) - baseline,
      width: room.columns * drawing.division.width, height: room.rows * drawing.division.height)
    bitmap.rule(row: baseline, coverage: room.hairlineCoverage)
    pictured[index] = Pictured(
      revision: text.revision, drawing: drawing, room: room, bitmap: bitmap)
    return bitmap
  }

  /// A specimen fitted to the cells of a mosaic.
  func fittedCells(of index: Int, as mosaic: Mosaic, drawing: SpecimenDrawing) -> Fitted {
    let text = texts[index]
    if let known = fitted[index], known.revision == text.revision, known.drawing == drawing {
      return known
    }
    let raster = text.raster(scale: drawing.scale)
    let aligned = AlignedBitmap(raster, to: mosaic)
    let new = Fitted(
      revision: text.revision, drawing: drawing,
      grid: mosaic.fit(aligned.bitmap, depth: drawing.depth),
      originColumn: aligned.originColumn, baselineRow: aligned.baselineRow)
    fitted[index] = new
    return new
  }
}

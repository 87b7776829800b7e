import DynamicType
import Imaging
import PreviewUI
import StyleSets

/// The specimens of one style set: a view for each style, kept up to date as the size moves, and what
/// was fitted to cells of it.
final class SpecimenSheet {
  private let host: PreviewHost<SpecimenList>
  private let port: any FontPort
  private var texts: [TextItem] = []
  private var fitted: [Int: Fitted] = [:]

  /// A specimen as cells, valid while text and drawing stay the same.
  private struct Fitted {
    let revision: Int
    let drawing: SpecimenDrawing
    let grid: MosaicGrid
    let originColumn: Int
    let baselineRow: Int
  }

  init(_ styles: [CustomTextStyle], port: any FontPort, size: DynamicTypeSize, displayScale: Double)
  {
    self.port = port
    host = PreviewHost(
      SpecimenList(styles: styles), port: port, deviceSize: size, displayScale: displayScale)
    host.layout(.unspecified)
    texts = host.texts
  }

  /// Moves every specimen to another Dynamic Type size; only those that follow it are drawn again.
  func show(at size: DynamicTypeSize) {
    host.deviceSize = size
    if host.update() { host.layout(.unspecified) }
  }

  /// What the specimens did so far, for tests.
  var counts: RunCounts { host.counts }

  /// The room that a specimen takes as rows of cells above and below its baseline.
  func rows(of index: Int, drawing: SpecimenDrawing) -> (above: Int, below: Int) {
    let line = texts[index].firstLine
    let rowsPerPoint = drawing.scale.y / Double(drawing.mosaic.subpixelRows)
    let above = (line.baseline * rowsPerPoint).rounded(.up)
    let below = ((line.height - line.baseline) * rowsPerPoint).rounded(.up)
    return (max(1, Int(above)), max(0, Int(below)))
  }

  /// The columns of cells that a specimen takes from its left edge on.
  func columns(of index: Int, drawing: SpecimenDrawing) -> Int {
    let cells = texts[index].facts.frame.size.width * drawing.scale.x
    return Int((cells / Double(drawing.mosaic.subpixelColumns)).rounded(.up)) + 1
  }

  /// The faces that draw a specimen: the one its style asked for, then those that filled in.
  func faces(of index: Int) -> SpecimenFaces {
    guard let piece = texts[index].content.pieces.first else {
      return SpecimenFaces(main: ResolvedFace(name: ""), others: [])
    }
    let main = port.resolve(piece.request)
    var others: [String] = []
    for run in texts[index].facts.faceRuns where run.isFallback && !others.contains(run.faceName) {
      others.append(run.faceName)
    }
    return SpecimenFaces(main: main, others: others)
  }

  /// The face that a style asked for got, without shaping its specimen.
  func mainFace(of index: Int) -> ResolvedFace {
    texts[index].content.pieces.first.map { port.resolve($0.request) } ?? ResolvedFace(name: "")
  }

  /// Draws a specimen with its baseline at the foot of `baselineRow`.
  func draw(
    _ index: Int, drawing: SpecimenDrawing, ink: InkPalette, atColumn column: Int,
    baselineRow: Int, clippedTo clip: CellRect, into grid: inout CellGrid
  ) {
    let cells = fittedCells(of: index, drawing: drawing)
    grid.draw(
      cells.grid, palette: ink, atColumn: column - cells.originColumn,
      row: baselineRow - cells.baselineRow, clippedTo: clip)
  }

  private func fittedCells(of index: Int, drawing: SpecimenDrawing) -> Fitted {
    let text = texts[index]
    if let known = fitted[index], known.revision == text.revision, known.drawing == drawing {
      return known
    }
    let raster = text.raster(scale: drawing.scale)
    let aligned = AlignedBitmap(raster, to: drawing.mosaic)
    let new = Fitted(
      revision: text.revision, drawing: drawing,
      grid: drawing.mosaic.fit(aligned.bitmap, depth: drawing.depth),
      originColumn: aligned.originColumn, baselineRow: aligned.baselineRow)
    fitted[index] = new
    return new
  }
}

/// How specimens are drawn: the cells' mosaic, sub-pixels per point, and the colours there are.
struct SpecimenDrawing: Hashable {
  let mosaic: Mosaic
  let scale: PixelScale
  let depth: ColorDepth

  /// `magnification` is sub-pixels per point down; across, text keeps its shape on cells of
  /// `cellAspect` (width ÷ height).
  init(mosaic: Mosaic, magnification: Double, cellAspect: Double, depth: ColorDepth) {
    self.mosaic = mosaic
    self.depth = depth
    let squareness = Double(mosaic.subpixelColumns) / Double(mosaic.subpixelRows) / cellAspect
    scale = PixelScale(x: magnification * squareness, y: magnification)
  }
}

/// Which faces draw a specimen.
struct SpecimenFaces: Equatable {
  /// The face its style got.
  let main: ResolvedFace
  /// Faces that drew what the first one lacks.
  let others: [String]

  /// All of them, such as `Inter Regular + Noto Sans CJK JP Regular`.
  var names: String { ([main.name] + others).joined(separator: " + ") }
}

public import Imaging
public import PreviewUI
import DynamicType
import StyleModel

/// Writes a sheet in characters: what is said as text, specimens as mosaics, one below the other.
public struct CellSheet {
  private let port: any FontPort
  private let mosaic: Mosaic
  private let depth: ColorDepth
  private let columns: Int
  private let isASCII: Bool

  /// Sub-pixels to a point, as many as body text needs to be legible in sextants.
  private static let magnification = 0.55
  /// Width ÷ height of a cell of most terminals.
  private static let cellAspect = 0.5

  /// Draws in a mosaic and colours, at most `columns` cells wide; `isASCII` keeps to ASCII.
  public init(
    port: any FontPort, mosaic: Mosaic, depth: ColorDepth, columns: Int, isASCII: Bool = false
  ) {
    precondition(columns > 0, "a sheet is at least one cell wide")
    self.port = port
    self.mosaic = mosaic
    self.depth = depth
    self.columns = columns
    self.isASCII = isASCII
  }

  /// The sheet as lines of text, escape sequences included where there are colours; ends in a line
  /// feed.
  public func text(_ content: SheetContent) -> String {
    var parts = [label(content.title, attributes: .bold), label(content.subtitle)]
    for row in content.rows {
      parts.append("")
      parts.append(label(row.heading, attributes: .dim))
      parts += row.findings.map { label("! " + $0) }
      for specimen in row.specimens {
        if row.specimens.count > 1 {
          let mark = specimen.isMarked ? "! " : "  "
          let points = Figure(specimen.pointSize)
          parts.append(label("\(mark)\(specimen.size.name)  \(points) pt", attributes: .dim))
        }
        parts.append(drawing(of: specimen))
      }
    }
    return parts.map { $0 + "\n" }.joined()
  }

  private var writer: ANSIWriter {
    ANSIWriter(depth: depth, keepsAttributes: depth != .mono)
  }

  private func label(_ text: String, attributes: CellAttributes = []) -> String {
    var grid = CellGrid(columns: columns, rows: 1)
    grid.write(text, column: 0, row: 0, attributes: attributes)
    return writer.text(of: isASCII ? grid.asciiOnly() : grid)
  }

  private func drawing(of specimen: SheetContent.Specimen) -> String {
    let request = specimen.style.request(pointSize: specimen.pointSize)
    let metrics = port.metrics(of: request)
    let squareness =
      Double(mosaic.subpixelColumns) / Double(mosaic.subpixelRows) / Self.cellAspect
    let y = Self.magnification * Double(mosaic.subpixelRows) / 3
    let scale = PixelScale(x: y * squareness, y: y)
    let line = port.shape(specimen.text, request)
    let rows = max(1, Int((metrics.lineHeight * y / Double(mosaic.subpixelRows)).rounded(.up)))
    var bitmap = Bitmap(
      width: columns * mosaic.subpixelColumns, height: rows * mosaic.subpixelRows)
    let baseline = (metrics.ascent * y).rounded()
    port.draw(line, atX: 0, baseline: baseline, scale: scale, into: &bitmap)
    var grid = CellGrid(columns: columns, rows: rows)
    grid.draw(
      mosaic.fit(bitmap, depth: depth), palette: InkPalette(ink: nil, paper: nil, depth: depth),
      atColumn: 0, row: 0,
      clippedTo: CellRect(column: 0, row: 0, columns: columns, rows: rows))
    return writer.text(of: isASCII ? grid.asciiOnly() : grid)
  }
}

public import Imaging
public import PreviewUI
import DynamicType
import StyleModel

/// Writes a sheet in characters: what is said as text, specimens as mosaics, one below the other, in
/// the lines and letters in which they are printed without a sheet around them.
public struct CellSheet {
  private let port: any FontPort
  private let mosaic: Mosaic
  private let depth: ColorDepth
  private let columns: Int
  private let isASCII: Bool

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
    let drawing = SpecimenDrawing(
      .mosaic(mosaic),
      rowsPerPoint: Magnification.rowsPerPoint(
        .mosaic(mosaic), isMostlyIdeographic: content.isMostlyIdeographic),
      depth: depth)
    let sheet = SpecimenSheet(content.rows.flatMap { $0.entries.map(\.specimen) }, port: port)
    sheet.wrap(to: drawing.lineWidth(inColumns: columns))
    var parts = [label(content.title, attributes: .bold), label(content.subtitle)]
    var index = 0
    for row in content.rows {
      parts.append("")
      parts.append(label(row.heading, attributes: .dim))
      parts += row.findings.map { label("! " + $0) }
      for entry in row.entries {
        if row.entries.count > 1 {
          let mark = entry.isMarked ? "! " : "  "
          let points = Figure(entry.pointSize)
          parts.append(label("\(mark)\(entry.size.name)  \(points) pt", attributes: .dim))
        }
        parts.append(text(of: index, on: sheet, drawing: drawing))
        index += 1
      }
    }
    return parts.map { $0 + "\n" }.joined()
  }

  private func label(_ text: String, attributes: CellAttributes = []) -> String {
    var grid = CellGrid(columns: columns, rows: 1)
    grid.write(text, column: 0, row: 0, attributes: attributes)
    return self.text(of: grid)
  }

  private func text(of index: Int, on sheet: SpecimenSheet, drawing: SpecimenDrawing) -> String {
    let rows = sheet.rows(of: index, drawing: drawing)
    var grid = CellGrid(columns: columns, rows: rows.above + rows.below)
    sheet.draw(
      index, as: mosaic, drawing: drawing, colors: colors, baselineRow: rows.above - 1,
      in: grid.bounds, into: &grid)
    return text(of: grid)
  }

  private func text(of grid: CellGrid) -> String {
    ANSIWriter(depth: depth, keepsAttributes: depth != .mono)
      .text(of: isASCII ? grid.asciiOnly() : grid)
  }

  /// Letters in the reader's own colour; bright black is the usual grey.
  private var colors: SpecimenColors {
    SpecimenColors(
      ink: InkPalette(ink: nil, paper: nil, depth: depth),
      hairline: depth == .mono ? .standard : .palette(8), sign: .standard, signAttributes: .dim)
  }
}

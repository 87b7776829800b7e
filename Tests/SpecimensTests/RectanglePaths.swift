import Imaging
import PreviewUI
import TestSupport

/// The font of rectangles with its rectangles as outlines.
final class RectanglePaths: OutlinePort {
  private let port = RectangleFontPort()

  func metrics(of request: FontRequest) -> LineMetrics { port.metrics(of: request) }
  func resolve(_ request: FontRequest) -> ResolvedFace { port.resolve(request) }

  func shape(_ text: String, _ request: FontRequest) -> any ShapedLine {
    Line(port.shape(text, request), pointSize: request.pointSize)
  }

  func draw(
    _ line: any ShapedLine, atX x: Double, baseline: Double, scale: PixelScale,
    into bitmap: inout Bitmap
  ) {
    guard let line = line as? Line else { preconditionFailure("a line of another port") }
    port.draw(line.inner, atX: x, baseline: baseline, scale: scale, into: &bitmap)
  }

  func glyphs(of line: any ShapedLine) -> [PlacedGlyph] {
    guard let line = line as? Line else { preconditionFailure("a line of another port") }
    var pen = 0.0
    return line.clusters.map { cluster in
      let width = cluster.advance / line.pointSize * 1_000
      defer { pen += cluster.advance }
      let corners = [(50.0, -500.0), (width - 50, -500), (width - 50, 0), (50, 0)].map {
        GlyphOutline.Point(x: $0.0, y: $0.1)
      }
      let outline = GlyphOutline([.move(corners[0])] + corners.dropFirst().map { .line($0) })
      return PlacedGlyph(
        name: "\(Int(width))", outline: outline, x: pen, y: 0, pointSize: line.pointSize)
    }
  }

  private final class Line: ShapedLine {
    let inner: any ShapedLine
    let pointSize: Double
    var width: Double { inner.width }
    var clusters: [Cluster] { inner.clusters }
    var faceRuns: [FaceRun] { inner.faceRuns }
    var metrics: LineMetrics { inner.metrics }

    init(_ inner: any ShapedLine, pointSize: Double) {
      self.inner = inner
      self.pointSize = pointSize
    }
  }
}

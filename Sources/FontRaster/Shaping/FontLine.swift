import PreviewUI

/// A shaped line with its glyphs, in points from the line's start on its baseline.
final class FontLine: ShapedLine {
  /// A glyph and where it stands.
  struct Glyph {
    /// The glyph's index in its face; of a box the class of its width.
    var id: UInt32
    /// Points right of the line's start.
    var x: Double
    /// Points above the baseline.
    var y: Double
  }

  /// Glyphs that one face draws.
  struct Run {
    /// Nil where no font is installed and boxes are drawn.
    var face: FontFace?
    var glyphs: Range<Int>
    /// Whether the script takes well to hinting.
    var isHintable: Bool
  }

  let width: Double
  let clusters: [Cluster]
  let faceRuns: [FaceRun]
  let metrics: LineMetrics
  let pointSize: Double
  let runs: [Run]
  let glyphs: [Glyph]

  init(
    width: Double, clusters: [Cluster], faceRuns: [FaceRun], metrics: LineMetrics,
    pointSize: Double, runs: [Run], glyphs: [Glyph]
  ) {
    self.width = width
    self.clusters = clusters
    self.faceRuns = faceRuns
    self.metrics = metrics
    self.pointSize = pointSize
    self.runs = runs
    self.glyphs = glyphs
  }

  /// Roughly how many bytes the line takes.
  var cost: Int {
    256 + glyphs.count * MemoryLayout<Glyph>.stride + clusters.count * MemoryLayout<Cluster>.stride
      + (runs.count + faceRuns.count) * 64
  }
}

import Imaging
import PreviewUI

/// What stands in where no font is installed: every character is a frame, none is readable.
enum BoxFont {
  /// The name for the status line.
  static let name = "no font installed"

  /// Vertical measures in points: nearly those of Apple's system font (0.952 and 0.241 em).
  static func metrics(pointSize: Double) -> LineMetrics {
    LineMetrics(ascent: 0.95 * pointSize, descent: 0.25 * pointSize, leading: 0)
  }

  /// The unit that advances are counted in.
  static let unitsPerEm = 100.0

  /// Returns `text` set in boxes; a box's advance is the index of its glyph.
  static func line(_ text: String, _ request: FontRequest) -> FontLine {
    var clusters: [Cluster] = []
    var glyphs: [FontLine.Glyph] = []
    var pen = 0.0
    var offset = 0
    for character in text {
      let units = advance(of: character)
      let advance = Double(units) / unitsPerEm * request.pointSize + request.tracking
      glyphs.append(FontLine.Glyph(id: UInt32(units), x: pen, y: 0))
      clusters.append(Cluster(utf8Offset: offset, advance: advance))
      pen += advance
      offset += character.utf8.count
    }
    let run = FaceRun(
      faceName: name, utf8Range: 0..<offset, isFallback: !request.families.isEmpty)
    return FontLine(
      width: pen, clusters: clusters, faceRuns: offset == 0 ? [] : [run],
      metrics: metrics(pointSize: request.pointSize), pointSize: request.pointSize,
      runs: [FontLine.Run(face: nil, glyphs: 0..<glyphs.count, isHintable: false)], glyphs: glyphs)
  }

  /// Half an em; a whole one for the wide characters of East Asia and for emoji.
  private static func advance(of character: Character) -> Int {
    if character.isWhitespace { return blankAdvance }
    let value = character.unicodeScalars.first?.value ?? 0
    return (0x2E80..<0xFB00).contains(value) || value >= 0x1F000 ? 100 : 50
  }

  private static let blankAdvance = 25

  /// Draws a frame as wide as the advance less a gap, 0.7 em high, one sub-pixel thick.
  static func draw(
    _ glyph: FontLine.Glyph, penX: Double, baseline: Int, em: EmSize, into bitmap: inout Bitmap
  ) {
    guard glyph.id != blankAdvance, abs(penX) < 1e6, abs(baseline) < 1_000_000 else { return }
    let advance = Double(glyph.id) / unitsPerEm
    let left = Int((penX + 0.05 * em.columns).rounded())
    let right = max(left + 1, Int((penX + (advance - 0.05) * em.columns).rounded()))
    let top = baseline - max(1, Int((0.7 * em.rows).rounded()))
    let frame = PixelArea(columns: left..<right, rows: top..<baseline)

    let shown = frame.clipped(to: bitmap)
    for row in shown.rows {
      let isEdge = row == top || row == baseline - 1
      for column in shown.columns where isEdge || column == left || column == right - 1 {
        bitmap.coverage[row * bitmap.width + column] = 255
      }
    }
  }
}

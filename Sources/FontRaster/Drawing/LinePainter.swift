import Imaging
import PreviewUI

/// Draws shaped lines, and keeps the images of glyphs drawn before.
final class LinePainter {
  private struct ImageKey: Hashable {
    var face: Int
    var drawing: OutlineFace.Drawing
  }

  /// Where a line goes, and how large.
  struct Place {
    var x: Double
    /// In whole rows of sub-pixels, so that all glyphs of a line stand on one row.
    var baseline: Int
    var scale: PixelScale
    var em: EmSize
    var hinting: Hinting
  }

  /// Largest glyph that is kept; a larger one is filled anew each time, and only where it is seen.
  private static let greatestKept = 256 * 1024
  /// Pens further away than this cannot ink a bitmap; kept far from where integers overflow.
  private static let farthest = 1e8

  /// Bytes that the images of glyphs may take together.
  static let maximumImageBytes = 4 * 1024 * 1024

  private var images = BoundedCache<ImageKey, GlyphImage>(
    maximumCost: maximumImageBytes, maximumCount: 16_384)
  private var outlines = BoundedCache<Int, OutlineFace>(maximumCount: 24)
  private var library: FreeTypeLibrary?

  /// Bytes that the kept images take, overhead included.
  var imageBytes: Int { images.totalCost }

  func draw(_ line: FontLine, at place: Place, into bitmap: inout Bitmap) {
    for run in line.runs {
      guard let face = run.face else {
        drawBoxes(line.glyphs[run.glyphs], at: place, into: &bitmap)
        continue
      }
      guard let outline = outline(of: face) else { continue }
      let isHinted = place.hinting.applies(
        toHintable: run.isHintable, rowsPerEm: place.em.rows)
      for glyph in line.glyphs[run.glyphs] {
        guard let pen = pen(of: glyph, at: place, reach: outline.reach, bitmap) else { continue }
        let drawing = OutlineFace.Drawing(
          glyph: glyph.id, em: place.em, phase: pen.phase, isHinted: isHinted)
        image(of: drawing, face: face, outline, penX: pen.x, baseline: pen.y, bitmap)?
          .add(to: &bitmap, penX: pen.x, baseline: pen.y)
      }
    }
  }

  private func outline(of face: FontFace) -> OutlineFace? {
    if let known = outlines.value(for: face.id) { return known }
    if library == nil { library = FreeTypeLibrary() }
    guard let library, let opened = OutlineFace(face, library: library) else { return nil }
    outlines.insert(opened, for: face.id)
    return opened
  }

  /// Returns where a glyph's pen stands, or nil where its ink cannot reach the bitmap.
  private func pen(
    of glyph: FontLine.Glyph, at place: Place,
    reach: (x: ClosedRange<Double>, y: ClosedRange<Double>), _ bitmap: Bitmap
  ) -> (x: Int, phase: Int, y: Int)? {
    let x = place.x + glyph.x * place.scale.x
    let y = Double(place.baseline) - glyph.y * place.scale.y
    let em = place.em
    guard abs(x) < Self.farthest, abs(y) < Self.farthest,
      x + reach.x.upperBound * em.columns > -1,
      x + reach.x.lowerBound * em.columns < Double(bitmap.width) + 1,
      y - reach.y.lowerBound * em.rows > -1,
      y - reach.y.upperBound * em.rows < Double(bitmap.height) + 1
    else { return nil }
    let quarters = Int((x * 4).rounded())
    return (quarters >> 2, quarters & 3, Int(y.rounded()))
  }

  private func image(
    of drawing: OutlineFace.Drawing, face: FontFace, _ outline: OutlineFace, penX: Int,
    baseline: Int, _ bitmap: Bitmap
  ) -> GlyphImage? {
    let key = ImageKey(face: face.id, drawing: drawing)
    if let known = images.value(for: key) { return known }
    let area = outline.load(drawing) ?? PixelArea(columns: 0..<0, rows: 0..<0)
    if area.count > Self.greatestKept {
      let seen = area.moved(x: penX, y: baseline).clipped(to: bitmap)
      return seen.isEmpty ? nil : outline.fill(seen.moved(x: -penX, y: -baseline))
    }
    let image = outline.fill(area)
    images.insert(image, for: key, cost: area.count + MemoryLayout<ImageKey>.stride + 128)
    return image
  }

  private func drawBoxes(
    _ glyphs: ArraySlice<FontLine.Glyph>, at place: Place, into bitmap: inout Bitmap
  ) {
    for glyph in glyphs {
      BoxFont.draw(
        glyph, penX: place.x + glyph.x * place.scale.x, baseline: place.baseline, em: place.em,
        into: &bitmap)
    }
  }
}

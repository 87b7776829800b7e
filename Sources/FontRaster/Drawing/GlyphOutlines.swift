import CFreeType
public import PreviewUI

/// The outlines of glyphs as paths, each taken apart once.
final class GlyphOutlines {
  private struct Key: Hashable {
    var face: Int
    var glyph: UInt32
  }

  private var known = BoundedCache<Key, GlyphOutline>(maximumCount: 4_096)
  private var faces = BoundedCache<Int, OutlineFace>(maximumCount: 24)
  private var library: FreeTypeLibrary?

  /// The glyphs of a line that have ink.
  func glyphs(of line: FontLine) -> [PlacedGlyph] {
    line.runs.flatMap { run in
      line.glyphs[run.glyphs].compactMap { glyph -> PlacedGlyph? in
        let outline =
          run.face.map { self.outline(of: glyph.id, in: $0) } ?? BoxFont.outline(of: glyph)
        guard !outline.segments.isEmpty else { return nil }
        return PlacedGlyph(
          name: "\(run.face?.id ?? 0)-\(glyph.id)", outline: outline, x: glyph.x, y: -glyph.y,
          pointSize: line.pointSize)
      }
    }
  }

  private func outline(of glyph: UInt32, in face: FontFace) -> GlyphOutline {
    let key = Key(face: face.id, glyph: glyph)
    if let outline = known.value(for: key) { return outline }
    let outline = self.face(face)?.outline(of: glyph) ?? GlyphOutline()
    known.insert(outline, for: key)
    return outline
  }

  private func face(_ face: FontFace) -> OutlineFace? {
    if let opened = faces.value(for: face.id) { return opened }
    if library == nil { library = FreeTypeLibrary() }
    guard let library, let opened = OutlineFace(face, library: library) else { return nil }
    faces.insert(opened, for: face.id)
    return opened
  }
}

extension FontLibrary: OutlinePort {
  /// The glyphs of a line as paths; a line of another port traps.
  public func glyphs(of line: any ShapedLine) -> [PlacedGlyph] {
    guard let line = line as? FontLine else {
      preconditionFailure("a line is taken apart by the port that shaped it")
    }
    return outlines.glyphs(of: line)
  }
}

extension OutlineFace {
  /// The glyph as the designer drew it, thickened or slanted where the face is; empty for a blank.
  func outline(of glyph: UInt32) -> GlyphOutline {
    guard let em = EmSize(pointSize: 1_000, scale: PixelScale(x: 1, y: 1)),
      load(Drawing(glyph: glyph, em: em, phase: 0, isHinted: false)) != nil
    else { return GlyphOutline() }
    var outline = GlyphOutline()
    // FreeType hands each step to a C function, which can only be told where to put it by a pointer:
    // that of `outline`, which is used by nobody else and not after the call.
    var functions = unsafe FT_Outline_Funcs(
      move_to: { to, outline in unsafe add(.move(point(to)), outline) },
      line_to: { to, outline in unsafe add(.line(point(to)), outline) },
      conic_to: { control, to, outline in
        unsafe add(.quadratic(point(control), to: point(to)), outline)
      },
      cubic_to: { first, second, to, outline in
        unsafe add(.cubic(point(first), point(second), to: point(to)), outline)
      },
      shift: 0, delta: 0)
    unsafe withUnsafeMutablePointer(to: &outline) { pointer in
      _ = unsafe decompose(&functions, into: pointer)
    }
    return outline
  }
}

/// A point of FreeType, in 64ths with `y` upwards, as thousandths of an em with `y` downwards.
private func point(_ vector: UnsafePointer<FT_Vector>?) -> GlyphOutline.Point {
  guard let vector = unsafe vector?.pointee else { return GlyphOutline.Point(x: 0, y: 0) }
  return GlyphOutline.Point(x: Double(vector.x) / 64, y: -Double(vector.y) / 64)
}

/// Adds a step to the outline that FreeType hands back; 0 tells it to go on.
private func add(_ segment: GlyphOutline.Segment, _ outline: UnsafeMutableRawPointer?) -> Int32 {
  unsafe outline?.assumingMemoryBound(to: GlyphOutline.self).pointee.segments.append(segment)
  return 0
}

extension BoxFont {
  /// The frame that stands for a character, as a path: its edge and, the other way round, its inside.
  static func outline(of glyph: FontLine.Glyph) -> GlyphOutline {
    let advance = Double(glyph.id) * 1_000 / unitsPerEm
    guard advance > 300 else { return GlyphOutline() }
    func rectangle(inset: Double, isReversed: Bool) -> [GlyphOutline.Segment] {
      let (left, right) = (50 + inset, advance - 50 - inset)
      let (top, bottom) = (-700 + inset, -inset)
      var corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
      if isReversed { corners.reverse() }
      let points = corners.map { GlyphOutline.Point(x: $0.0, y: $0.1) }
      return [.move(points[0])] + points.dropFirst().map { .line($0) }
    }
    return GlyphOutline(
      rectangle(inset: 0, isReversed: false) + rectangle(inset: 40, isReversed: true))
  }
}

import CHarfBuzz
import PreviewUI

/// A face ready for shaping: at one weight, one slant, and for one point size where it has masters
/// for sizes.
///
/// All measures are in font units, so that they are linear in the point size.
///
/// Safe: HarfBuzz counts who holds a face or a font; the counts taken here are given back in `init`
/// and `deinit`. The font is immutable once it is made. Coordinates go with their number.
@safe final class FontFace {
  /// Distinguishes faces in caches; never used twice in a library.
  let id: Int
  /// Family and style, with a word about what is synthesised.
  let name: String
  let file: FontFile
  /// Which face of the file.
  let index: Int
  let unitsPerEm: Double
  /// Design coordinates by axis; empty where the font is not variable.
  let coordinates: [Float]
  /// Whether the face was made for its point size alone.
  let hasOpticalSize: Bool
  /// Whether drawing has to slant the outlines.
  let isItalicSynthesised: Bool
  /// Whether drawing has to thicken the outlines, and shaping to widen the advances.
  let isBoldSynthesised: Bool
  let font: OpaquePointer

  /// How much a synthesised bold thickens every stem, in em (what FreeType's own emboldening
  /// takes).
  static let boldStrength = 1.0 / 24
  /// How far a synthesised italic leans: the tangent of 12°.
  static let italicSlope = 0.2126

  /// Makes the face that `match` describes; nil where the file has no such face.
  init?(_ match: FaceMatch, pointSize: Double, file: FontFile, id: Int) {
    guard let face = unsafe file.makeFace(match.index & 0xFFFF) else { return nil }
    defer { unsafe hb_face_destroy(face) }
    guard let font = unsafe hb_font_create(face) else { return nil }
    let unitsPerEm = unsafe hb_face_get_upem(face)
    unsafe hb_font_set_scale(font, Int32(unitsPerEm), Int32(unitsPerEm))

    let axes = unsafe VariationAxes(of: face)
    coordinates = axes.coordinates(for: match, pointSize: pointSize)
    if !coordinates.isEmpty {
      unsafe hb_font_set_var_coords_design(font, coordinates, UInt32(coordinates.count))
    }
    unsafe hb_font_make_immutable(font)

    self.id = id
    self.file = file
    unsafe self.font = font
    self.unitsPerEm = Double(unitsPerEm)
    index = match.index & 0xFFFF
    hasOpticalSize = axes.hasOpticalSize
    // As browsers do (CSS Fonts Module Level 4, §5.2): only a face lighter than 600 is thickened.
    isBoldSynthesised = !axes.hasWeight && match.wanted.weight >= 600 && match.weight < 600
    isItalicSynthesised = match.wanted.isItalic && !match.isItalic && !axes.hasSlant
    name = Self.name(match, axes: axes, bold: isBoldSynthesised, italic: isItalicSynthesised)
  }

  deinit { unsafe hb_font_destroy(font) }

  /// What a synthesised bold adds to every advance, in font units.
  var boldAdvance: Int { Int((Self.boldStrength * unitsPerEm).rounded()) }

  /// Vertical measures at a size, in points: from `OS/2` where the font says so, else from `hhea`.
  func metrics(pointSize: Double) -> LineMetrics {
    var extents = hb_font_extents_t()
    guard unsafe hb_font_get_h_extents(font, &extents) != 0, extents.ascender != extents.descender
    else {
      return BoxFont.metrics(pointSize: pointSize)
    }
    let points = pointSize / unitsPerEm
    return LineMetrics(
      ascent: Double(extents.ascender) * points, descent: -Double(extents.descender) * points,
      leading: Double(max(extents.line_gap, 0)) * points)
  }

  /// Returns whether the face has a glyph for `scalar` by itself.
  func hasGlyph(for scalar: Unicode.Scalar) -> Bool {
    var glyph: hb_codepoint_t = 0
    return unsafe hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0
  }

  private static func name(
    _ match: FaceMatch, axes: VariationAxes, bold: Bool, italic: Bool
  ) -> String {
    var style = match.style
    if axes.hasWeight {
      style = FamilyName.weightName(axes.clampedWeight(match.wanted.weight))
      if match.isItalic { style += " Italic" }
    }
    if match.wanted.isItalic && !match.isItalic && axes.hasSlant { style += " Italic" }
    var name = style.isEmpty ? match.family : "\(match.family) \(style)"
    if bold { name += " (synthesised bold)" }
    if italic { name += " (synthesised italic)" }
    return name
  }
}

import CFreeType

/// The outlines of a face: loaded at a size, slanted or thickened where needed, and filled.
///
/// Safe: FreeType reads the bytes of the file that `source` keeps mapped, and `library` outlives the
/// face. The slot of a face is there as long as the face is; its outline is FreeType's own.
@safe final class OutlineFace {
  /// How a glyph is wanted.
  struct Drawing: Hashable {
    var glyph: UInt32
    var em: EmSize
    /// How far right of a whole column the pen stands, in quarters.
    var phase: Int
    var isHinted: Bool
  }

  /// The space about the pen that the face's glyphs may ink, in em: columns to the right, rows up.
  let reach: (x: ClosedRange<Double>, y: ClosedRange<Double>)

  private let library: FreeTypeLibrary
  private let source: FontFace
  private let handle: FT_Face
  private var em: EmSize?

  /// Opens the outlines of `face` from the bytes that shaping reads; nil where FreeType refuses.
  init?(_ face: FontFace, library: FreeTypeLibrary) {
    let bytes = unsafe face.file.bytes
    var opened: FT_Face?
    let error = unsafe FT_New_Memory_Face(
      library.handle, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count,
      face.index, &opened)
    guard error == 0, let opened = unsafe opened else { return nil }
    var coordinates = face.coordinates.map { FT_Fixed(($0 * 65536).rounded()) }
    if !coordinates.isEmpty {
      unsafe FT_Set_Var_Design_Coordinates(opened, UInt32(coordinates.count), &coordinates)
    }

    self.library = library
    source = face
    unsafe handle = opened
    let box = unsafe opened.pointee.bbox
    let units = face.unitsPerEm
    // A quarter of an em more, for what is synthesised, varied, or declared carelessly.
    reach = (
      Double(box.xMin) / units - 0.25...Double(max(box.xMax, box.xMin)) / units + 0.25,
      Double(box.yMin) / units - 0.25...Double(max(box.yMax, box.yMin)) / units + 0.25
    )
  }

  deinit { unsafe FT_Done_Face(handle) }

  /// Loads a glyph for `fill` and returns the area it inks, relative to the pen; nil where it has
  /// no outline.
  func load(_ drawing: Drawing) -> PixelArea? {
    if em != drawing.em {
      let error = unsafe FT_Set_Char_Size(handle, drawing.em.x, drawing.em.y, 72, 72)
      em = error == 0 ? drawing.em : nil
      guard error == 0 else { return nil }
    }
    let flags = drawing.isHinted ? CFT_LOAD_LIGHT : CFT_LOAD_UNHINTED
    guard unsafe FT_Load_Glyph(handle, drawing.glyph, flags) == 0,
      let slot = unsafe handle.pointee.glyph,
      unsafe slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE,
      unsafe slot.pointee.outline.n_points > 0
    else { return nil }

    unsafe synthesise(drawing.em, &slot.pointee.outline)
    unsafe FT_Outline_Translate(&slot.pointee.outline, drawing.phase * 16, 0)
    var box = FT_BBox()
    unsafe FT_Outline_Get_CBox(&slot.pointee.outline, &box)
    // Shifts floor to whole sub-pixels, also below zero.
    return PixelArea(
      columns: box.xMin >> 6..<max(box.xMin >> 6, (box.xMax + 63) >> 6),
      rows: -((box.yMax + 63) >> 6)..<max(-((box.yMax + 63) >> 6), -(box.yMin >> 6)))
  }

  /// Takes the loaded glyph apart, handing every step of its outline and `result` to `functions`;
  /// returns FreeType's error, 0 where all went well.
  func decompose(
    _ functions: inout FT_Outline_Funcs, into result: UnsafeMutableRawPointer
  ) -> FT_Error {
    guard let slot = unsafe handle.pointee.glyph else { return 1 }
    return unsafe FT_Outline_Decompose(&slot.pointee.outline, &functions, result)
  }

  /// Fills the loaded glyph and returns the part of it that lies in `area`.
  func fill(_ area: PixelArea) -> GlyphImage {
    var coverage = [UInt8](repeating: 0, count: area.count)
    guard !area.isEmpty, let slot = unsafe handle.pointee.glyph else {
      return GlyphImage(area: area, coverage: coverage)
    }
    // FreeType's bitmaps start at the lower left corner, and rows count upwards.
    let x = -area.columns.lowerBound * 64
    let y = area.rows.upperBound * 64
    unsafe FT_Outline_Translate(&slot.pointee.outline, x, y)
    unsafe coverage.withUnsafeMutableBufferPointer { buffer in
      var bitmap = unsafe FT_Bitmap()
      unsafe bitmap.rows = UInt32(area.rows.count)
      unsafe bitmap.width = UInt32(area.columns.count)
      unsafe bitmap.pitch = Int32(area.columns.count)
      unsafe bitmap.buffer = buffer.baseAddress
      unsafe bitmap.num_grays = 256
      unsafe bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
      unsafe FT_Outline_Get_Bitmap(library.handle, &slot.pointee.outline, &bitmap)
    }
    unsafe FT_Outline_Translate(&slot.pointee.outline, -x, -y)
    return GlyphImage(area: area, coverage: coverage)
  }

  private func synthesise(_ em: EmSize, _ outline: inout FT_Outline) {
    if source.isBoldSynthesised {
      let strength = FontFace.boldStrength
      unsafe FT_Outline_EmboldenXY(
        &outline, Int((Double(em.x) * strength).rounded()),
        Int((Double(em.y) * strength).rounded()))
    }
    if source.isItalicSynthesised {
      // The lean is per unit of height; columns may be of another size than rows.
      let slope = FontFace.italicSlope * Double(em.x) / Double(em.y)
      var shear = FT_Matrix(
        xx: 0x10000, xy: FT_Fixed((slope * 65536).rounded()), yx: 0, yy: 0x10000)
      unsafe FT_Outline_Transform(&outline, &shear)
    }
  }
}

import CHarfBuzz

/// A font file, mapped into memory: pages are read when they are first touched.
///
/// Shaping and drawing read the same mapping, so that a large CJK collection is not held twice.
///
/// Safe: the blob has this one owner, and whoever reads `bytes` holds on to the file. HarfBuzz checks
/// the tables of a file before it follows them.
@safe final class FontFile {
  let path: String
  private let blob: OpaquePointer

  /// Maps the file at `path`; throws where that is impossible or no font is in it.
  init(path: String) throws(FontError) {
    guard let blob = unsafe hb_blob_create_from_file_or_fail(path) else {
      throw .unreadable(path: path)
    }
    // Counts the faces of any font with tables; a file of another kind has none.
    guard unsafe hb_face_count(blob) > 0 else {
      unsafe hb_blob_destroy(blob)
      throw .notAFont(path: path)
    }
    self.path = path
    unsafe self.blob = blob
  }

  deinit { unsafe hb_blob_destroy(blob) }

  /// The mapped bytes, valid as long as the file is.
  var bytes: UnsafeRawBufferPointer {
    var length: UInt32 = 0
    let start = unsafe hb_blob_get_data(blob, &length)
    return unsafe UnsafeRawBufferPointer(start: start, count: Int(length))
  }

  /// Returns a new face of HarfBuzz that the caller destroys, or nil where there is no such face.
  func makeFace(_ index: Int) -> OpaquePointer? {
    guard unsafe index < Int(hb_face_count(blob)),
      let face = unsafe hb_face_create(blob, UInt32(index))
    else {
      return nil
    }
    // A truncated or scrambled file still counts faces, but has no glyphs.
    guard unsafe hb_face_get_glyph_count(face) > 0 else {
      unsafe hb_face_destroy(face)
      return nil
    }
    return unsafe face
  }

  /// Returns what the file says of its first face; throws where that face cannot be drawn.
  func firstFace() throws(FontError) -> FaceMatch {
    guard let face = unsafe makeFace(0), let font = unsafe hb_font_create(face) else {
      throw .notAFont(path: path)
    }
    defer {
      unsafe hb_font_destroy(font)
      unsafe hb_face_destroy(face)
    }
    let weight = unsafe Int(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT).rounded())
    let isItalic =
      unsafe hb_style_get_value(font, HB_STYLE_TAG_ITALIC) > 0
      || hb_style_get_value(font, HB_STYLE_TAG_SLANT_ANGLE) != 0
    return unsafe FaceMatch(
      file: path, index: 0, isInstance: false,
      family: Self.name([CHB_NAME_TYPOGRAPHIC_FAMILY, CHB_NAME_FAMILY], of: face),
      style: Self.name([CHB_NAME_TYPOGRAPHIC_STYLE, CHB_NAME_STYLE], of: face),
      weight: weight, isItalic: isItalic, wanted: FaceStyle(weight: weight, isItalic: isItalic))
  }

  /// Returns the first of the names that the face has in English, or nothing.
  private static func name(_ ids: [hb_ot_name_id_t], of face: OpaquePointer) -> String {
    let english = unsafe hb_language_from_string("en", -1)
    for id in ids {
      var buffer = [CChar](repeating: 0, count: 256)
      var length = UInt32(buffer.count)
      if unsafe hb_ot_name_get_utf8(face, id, english, &length, &buffer) > 0 {
        let bytes = buffer.prefix(Int(length)).map(UInt8.init(bitPattern:))
        return String(decoding: bytes, as: UTF8.self)
      }
    }
    return ""
  }
}

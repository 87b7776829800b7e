import CHarfBuzz
import PreviewUI

/// Turns text into glyphs: HarfBuzz behind one buffer that is used again and again.
///
/// Safe: the buffer has this one owner. Its glyphs are copied out before it is used again, as many as
/// HarfBuzz says there are. Languages live for ever.
@safe final class Shaper {
  /// A glyph of a shaped stretch, in font units.
  struct Glyph {
    var id: UInt32
    /// The byte of the text that its cluster starts at, as HarfBuzz has it.
    var utf8Offset: Int
    var advance: Int
    var xOffset: Int
    var yOffset: Int
  }

  private let buffer: OpaquePointer
  private var languages: [TextLanguage: OpaquePointer] = unsafe [:]

  init() { unsafe buffer = hb_buffer_create() }

  deinit { unsafe hb_buffer_destroy(buffer) }

  /// Returns the glyphs of a stretch of `text` in visual order.
  ///
  /// The rest of `text` is context, so that Arabic letters join across a change of face. Tracked
  /// text is set without ligatures, as Core Text does: their letters could not be spaced.
  func glyphs(
    of text: [UInt8], in range: Range<Int>, script: Script,
    language: TextLanguage, face: FontFace, request: FontRequest
  ) -> [Glyph] {
    unsafe hb_buffer_clear_contents(buffer)
    unsafe text.withUnsafeBytes {
      unsafe hb_buffer_add_utf8(
        buffer, $0.baseAddress?.assumingMemoryBound(to: CChar.self), Int32($0.count),
        UInt32(range.lowerBound), Int32(range.count))
    }
    unsafe hb_buffer_set_script(buffer, script.harfBuzzScript)
    unsafe hb_buffer_set_direction(
      buffer, request.isRightToLeft ? HB_DIRECTION_RTL : script.direction)
    unsafe hb_buffer_set_language(buffer, harfBuzzLanguage(language))

    var features = request.tracking != 0 ? Self.withoutLigatures : []
    if request.hasMonospacedDigits { features.append(Self.tabularFigures) }
    unsafe hb_shape(face.font, buffer, features, UInt32(features.count))
    return collect(boldAdvance: face.isBoldSynthesised ? face.boldAdvance : 0)
  }

  private func collect(boldAdvance: Int) -> [Glyph] {
    var count: UInt32 = 0
    guard let infos = unsafe hb_buffer_get_glyph_infos(buffer, &count),
      let positions = unsafe hb_buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    return (0..<Int(count)).map { place in
      let position = unsafe positions[place]
      let advance = Int(position.x_advance)
      return unsafe Glyph(
        id: infos[place].codepoint, utf8Offset: Int(infos[place].cluster),
        advance: advance == 0 ? 0 : advance + boldAdvance,
        xOffset: Int(position.x_offset), yOffset: Int(position.y_offset))
    }
  }

  private func harfBuzzLanguage(_ language: TextLanguage) -> OpaquePointer? {
    if let known = unsafe languages[language] { return unsafe known }
    let made = unsafe hb_language_from_string(language.rawValue, -1)
    unsafe languages[language] = made
    return unsafe made
  }

  private static let tabularFigures = hb_feature_t(
    tag: CHB_FEATURE_TABULAR_FIGURES, value: 1, start: 0, end: .max)

  private static let withoutLigatures = [
    CHB_FEATURE_STANDARD_LIGATURES, CHB_FEATURE_CONTEXTUAL_LIGATURES,
  ].map { hb_feature_t(tag: $0, value: 0, start: 0, end: .max) }
}

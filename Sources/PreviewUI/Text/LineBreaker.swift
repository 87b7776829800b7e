import CUnibreak

/// Where a line of text may end: by the Unicode line breaking rules (UAX #14), as libunibreak has
/// them.
///
/// Graphemes are never split. Some systems still have a release of the library that knows Unicode 6.2
/// and fails on letters of flags; emoji therefore reach it as ideographs, which is what they are to
/// later releases. Small kana do not begin a line (strict breaking, UAX #14 class CJ). Thai, Lao and
/// Khmer, which are written without spaces, would take a dictionary: they break at spaces only.
enum LineBreaker {
  /// Offsets in the UTF-8 of `text` at which a new line may start, ascending, ends left out.
  static func opportunities(in text: String) -> [Int] {
    _ = prepared
    var scalars: [UInt32] = []
    var starts: [Int] = []
    var offset = 0
    for character in text {
      scalars.append(representative(of: character))
      starts.append(offset)
      offset += character.utf8.count
    }
    guard scalars.count > 1 else { return [] }
    var marks = [CChar](repeating: 0, count: scalars.count)
    // libunibreak reads and writes as many places as it is told, and both arrays have as many.
    unsafe set_linebreaks_utf32(scalars, scalars.count, nil, &marks)
    return (1..<scalars.count).filter { index in
      marks[index - 1] != CChar(LINEBREAK_NOBREAK) && !isSmallKana(scalars[index])
    }.map { starts[$0] }
  }

  /// Builds the library's index, without which it searches its table from the start.
  private static let prepared: Void = init_linebreak()

  /// The scalar that stands for a grapheme: marks that follow its first one change nothing.
  private static func representative(of character: Character) -> UInt32 {
    guard let scalar = character.unicodeScalars.first else { return replacement }
    if scalar.value < 0x2190 { return scalar.value }
    if scalar.properties.isNoncharacterCodePoint { return replacement }
    let isEmoji =
      scalar.properties.isEmojiPresentation
      || scalar.properties.isEmoji && character.unicodeScalars.contains("\u{FE0F}")
    return isEmoji ? ideograph : scalar.value
  }

  private static let ideograph: UInt32 = 0x4E00
  private static let replacement: UInt32 = 0xFFFD

  /// Whether a line's end swallows the character; a no-break space is none.
  static func isSpace(_ character: Character) -> Bool {
    character == " " || character == "\t" || character == "\u{3000}" || character == "\u{200B}"
  }

  private static func isSmallKana(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x3095,
      0x3096, 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE,
      0x30F5, 0x30F6, 0x30FC, 0x31F0...0x31FF, 0xFF67...0xFF70:
      true
    default: false
    }
  }
}

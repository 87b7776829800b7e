import CUnibreak

/// Where a line of text may end: by the Unicode line breaking rules (UAX #14), as libunibreak has
/// them.
///
/// Graphemes are never split. Emoji, of which the library in use may know little, are treated as
/// ideographs. Thai, Lao and Khmer, which are written without spaces, would take a dictionary: they
/// break at spaces only.
enum LineBreaker {
  /// Offsets in the UTF-8 of `text` at which a new line may start, ascending, ends left out.
  static func opportunities(in text: String) -> [Int] {
    _ = prepared
    let bytes = Array(text.utf8)
    guard !bytes.isEmpty else { return [] }
    var marks = [CChar](repeating: 0, count: bytes.count)
    set_linebreaks_utf8(bytes, bytes.count, nil, &marks)
    var offsets: [Int] = []
    var offset = 0
    var previous: Character?
    for character in text {
      if let previous {
        let isAllowed =
          marks[offset - 1] == CChar(LINEBREAK_ALLOWBREAK)
          || marks[offset - 1] == CChar(LINEBREAK_MUSTBREAK)
        if isAllowed || isBesideEmoji(previous, character) { offsets.append(offset) }
      }
      previous = character
      offset += character.utf8.count
    }
    return offsets
  }

  /// Builds the library's index, without which it searches its table from the start.
  private static let prepared: Void = init_linebreak()

  /// Whether a line's end swallows the character; a no-break space is none.
  static func isSpace(_ character: Character) -> Bool {
    character == " " || character == "\t" || character == "\u{3000}" || character == "\u{200B}"
  }

  /// Whether one of two neighbours is an emoji and the other a letter or an emoji as well.
  private static func isBesideEmoji(_ a: Character, _ b: Character) -> Bool {
    let (first, second) = (isEmoji(a), isEmoji(b))
    return first && (second || b.isLetter) || second && a.isLetter
  }

  private static func isEmoji(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first, scalar.value >= 0x2190 else { return false }
    return scalar.properties.isEmojiPresentation
      || scalar.properties.isEmoji && character.unicodeScalars.contains("\u{FE0F}")
  }
}

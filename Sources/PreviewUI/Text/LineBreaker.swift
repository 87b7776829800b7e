/// Where a line of text may end: after spaces and hyphens, and between ideographs.
///
/// A subset of the Unicode line breaking rules: enough for alphabets written with spaces and for
/// Chinese, Japanese and Korean. Graphemes are never split.
struct LineBreaker {
  /// Offsets in the UTF-8 of `text` at which a new line may start, ascending, ends left out.
  static func opportunities(in text: String) -> [Int] {
    var offsets: [Int] = []
    var offset = 0
    var previous: Character?
    for character in text {
      if let previous, allowsBreak(between: previous, and: character) { offsets.append(offset) }
      previous = character
      offset += character.utf8.count
    }
    return offsets
  }

  private static func allowsBreak(between a: Character, and b: Character) -> Bool {
    if isSpace(b) || closing.contains(b) { return false }
    if isSpace(a) { return true }
    if opening.contains(a) { return false }
    if a == "-" || a == "\u{2010}" || a == "\u{2013}" || a == "\u{2014}" { return b.isLetter }
    return isIdeographic(a) || isIdeographic(b)
  }

  /// Whether a line's end swallows the character; a no-break space is none.
  static func isSpace(_ character: Character) -> Bool {
    character == " " || character == "\t" || character == "\u{3000}" || character == "\u{200B}"
  }

  /// Scripts written without spaces: Han, kana, Hangul, and their full-width forms.
  private static func isIdeographic(_ character: Character) -> Bool {
    guard let value = character.unicodeScalars.first?.value else { return false }
    return switch value {
    case 0x2E80...0x2FFF, 0x3005...0x30FF, 0x3130...0x318F, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF00...0xFF60, 0x20000...0x3FFFF:
      true
    default: false
    }
  }

  /// Characters that do not begin a line.
  private static let closing: Set<Character> = [
    ")", "]", "}", ",", ".", ";", ":", "!", "?", "%", "\u{2019}", "\u{201D}", "»", "…",
    "、", "。", "，", "．", "！", "？", "：", "；", "）", "」", "』", "】", "〉", "》", "・", "ー", "々",
    "ぁ", "ぃ", "ぅ", "ぇ", "ぉ", "っ", "ゃ", "ゅ", "ょ", "ァ", "ィ", "ゥ", "ェ", "ォ", "ッ", "ャ", "ュ", "ョ",
  ]

  /// Characters that do not end a line.
  private static let opening: Set<Character> = [
    "(", "[", "{", "\u{2018}", "\u{201C}", "«", "（", "「", "『", "【", "〈", "《",
  ]
}

/// The characters that take two columns.
///
/// Source: East_Asian_Width W and F of Unicode 14, EastAsianWidth.txt, without the emoji, which never
/// reach a cell. Gaps inside a range are unassigned or combining and are decided before.
enum WideCharacters {
  private static let ranges: [ClosedRange<UInt32>] = [
    0x1100...0x115F,  // Hangul jamo, initial consonants
    0x2329...0x232A,  // angle brackets
    0x2E80...0x303E,  // CJK radicals, ideographic description, CJK punctuation
    0x3041...0x3247,  // kana, bopomofo, compatibility jamo, enclosed CJK
    0x3250...0x4DBF,  // enclosed and squared CJK, extension A
    0x4E00...0xA4CF,  // unified ideographs, Yi
    0xA960...0xA97F,  // Hangul jamo extended A
    0xAC00...0xD7A3,  // Hangul syllables
    0xF900...0xFAFF,  // CJK compatibility ideographs
    0xFE10...0xFE19,  // vertical forms
    0xFE30...0xFE6F,  // CJK compatibility and small forms
    0xFF01...0xFF60,  // fullwidth forms
    0xFFE0...0xFFE6,  // fullwidth signs
    0x16FE0...0x18D08,  // Tangut, Khitan
    0x1AFF0...0x1B2FB,  // kana supplement and extensions, Nushu
    0x1F200...0x1F265,  // enclosed ideographic supplement
    0x20000...0x3FFFD,  // ideographs beyond the first plane
  ]

  /// Whether `scalar` takes two columns.
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    guard value >= 0x1100 else { return false }
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < value { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(value)
  }
}

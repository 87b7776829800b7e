extension Mosaic {
  /// The glyph of each pattern, from no ink to all ink: a bit for each sub-pixel in reading order,
  /// set for ink.
  ///
  /// In `ascii` the pattern holds two bits of coverage for each sub-pixel instead: the upper in bits
  /// 2 and 3, the lower in bits 0 and 1.
  var glyphs: [Unicode.Scalar] {
    switch self {
    case .half: halfGlyphs
    case .quadrant: quadrantGlyphs
    case .sextant: sextantGlyphs
    case .braille: brailleGlyphs
    case .ascii: asciiGlyphs
    }
  }
}

private let halfGlyphs: [Unicode.Scalar] = [" ", "▀", "▄", "█"]

private let quadrantGlyphs: [Unicode.Scalar] = [
  " ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
]

/// U+1FB00…U+1FB3B follow the patterns in order and leave out the four that are block elements.
private let sextantGlyphs: [Unicode.Scalar] = {
  let blockElements: [UInt32: Unicode.Scalar] = [
    0: " ", 0b010101: "▌", 0b101010: "▐", 0b111111: "█",
  ]
  var next: UInt32 = 0x1FB00
  return (0..<64).map { (pattern: UInt32) in
    if let block = blockElements[pattern] { return block }
    defer { next += 1 }
    return Unicode.Scalar(next)!
  }
}()

/// U+2800 plus a bit for each dot; the dots are numbered down the left column, down the right one,
/// and then along the fourth row, which came later.
private let brailleGlyphs: [Unicode.Scalar] = {
  let dotBits: [UInt32] = [0, 3, 1, 4, 2, 5, 6, 7]
  return (0..<256).map { (pattern: UInt32) in
    if pattern == 0 { return " " }
    let dots = dotBits.indices.filter { pattern >> UInt32($0) & 1 == 1 }
    return Unicode.Scalar(dots.reduce(0x2800) { $0 | 1 << dotBits[$1] })!
  }
}()

/// A row for each coverage of the upper half, a column for each of the lower half, each in thirds.
///
/// Chosen by the ink of each half of the glyphs of DejaVu Sans Mono, where three thirds are 30 % of
/// the area, about what the darkest characters hold; between near ties, the more symmetrical.
private let asciiGlyphs: [Unicode.Scalar] = Array(
  " .uw" + "'=oa" + "\"TX&" + "*FH@"
).flatMap(\.unicodeScalars)

import Testing

@testable import Imaging

/// The glyphs are checked against their names in the Unicode character database, which say which
/// parts of the cell are ink.
struct MosaicGlyphsTests {
  @Test(arguments: [Mosaic.half, .quadrant, .sextant, .braille])
  func `every pattern has the glyph whose Unicode name says it`(mosaic: Mosaic) throws {
    let count = mosaic.subpixelColumns * mosaic.subpixelRows
    var wrong: [String] = []
    for pattern in 0..<1 << count {
      let glyph = mosaic.glyphs[pattern]
      let name = glyph.properties.name ?? "nameless"
      if inkedParts(named: name, of: mosaic) != pattern { wrong.append("\(pattern): \(name)") }
    }
    #expect(wrong == [])
  }

  @Test(arguments: Mosaic.allCases)
  func `no two patterns share a glyph`(mosaic: Mosaic) {
    let count = mosaic == .ascii ? 4 : mosaic.subpixelColumns * mosaic.subpixelRows
    #expect(mosaic.glyphs.count == 1 << count)
    #expect(Set(mosaic.glyphs).count == 1 << count)
  }

  @Test func `ASCII glyphs are printable ASCII`() {
    #expect(Mosaic.ascii.glyphs.allSatisfy { (0x20...0x7E).contains($0.value) })
  }

  /// The pattern that a character's name describes; -1 where it describes none of this mosaic.
  private func inkedParts(named name: String, of mosaic: Mosaic) -> Int {
    if name == "SPACE" { return 0 }
    if name == "FULL BLOCK" { return (1 << (mosaic.subpixelColumns * mosaic.subpixelRows)) - 1 }
    switch mosaic {
    case .half: return ["UPPER HALF BLOCK": 1, "LOWER HALF BLOCK": 2][name] ?? -1
    case .quadrant: return quadrants(named: name)
    case .sextant: return sextants(named: name)
    case .braille: return dots(named: name)
    case .ascii: return -1
    }
  }

  private func quadrants(named name: String) -> Int {
    let halves = [
      "UPPER HALF BLOCK": 0b0011, "LOWER HALF BLOCK": 0b1100, "LEFT HALF BLOCK": 0b0101,
      "RIGHT HALF BLOCK": 0b1010,
    ]
    if let half = halves[name] { return half }
    guard name.hasPrefix("QUADRANT ") else { return -1 }
    let corners = ["UPPER LEFT": 1, "UPPER RIGHT": 2, "LOWER LEFT": 4, "LOWER RIGHT": 8]
    return corners.reduce(0) { name.contains($1.key) ? $0 | $1.value : $0 }
  }

  private func sextants(named name: String) -> Int {
    if name == "LEFT HALF BLOCK" { return 0b010101 }
    if name == "RIGHT HALF BLOCK" { return 0b101010 }
    guard name.hasPrefix("BLOCK SEXTANT-") else { return -1 }
    return digits(of: name).reduce(0) { $0 | 1 << ($1 - 1) }
  }

  /// Dots 1 to 3 and 7 run down the left column, 4 to 6 and 8 down the right.
  private func dots(named name: String) -> Int {
    guard name.hasPrefix("BRAILLE PATTERN DOTS-") else { return -1 }
    let places = [
      1: (0, 0), 2: (0, 1), 3: (0, 2), 7: (0, 3), 4: (1, 0), 5: (1, 1), 6: (1, 2), 8: (1, 3),
    ]
    return digits(of: name).reduce(0) { pattern, dot in
      guard let (column, row) = places[dot] else { return -1 }
      return pattern | 1 << (row * 2 + column)
    }
  }

  private func digits(of name: String) -> [Int] {
    name.split(separator: "-").last.map { $0.compactMap(\.wholeNumberValue) } ?? []
  }
}

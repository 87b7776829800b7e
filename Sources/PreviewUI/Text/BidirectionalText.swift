import CFriBidi

/// Which way the parts of a paragraph run (Unicode Bidirectional Algorithm, UAX #9, by FriBidi).
enum BidirectionalText {
  /// The embedding level of each character of `text`: even runs from left to right, odd from right
  /// to left. `nil` where everything runs from left to right, in a paragraph that does.
  ///
  /// The paragraph's own direction is its first letter's; without one it is `fallback`.
  static func levels(of text: String, fallback: LayoutDirection) -> [UInt8]? {
    guard fallback == .rightToLeft || text.unicodeScalars.contains(where: isRightToLeft) else {
      return nil
    }
    let scalars = text.unicodeScalars.map(\.value)
    guard !scalars.isEmpty else { return nil }
    var levels = [Int8](repeating: 0, count: scalars.count)
    // FriBidi reads and writes as many places as it is told, and both arrays have as many.
    let base = unsafe cfribidi_levels(
      scalars, Int32(scalars.count), fallback == .rightToLeft ? 1 : 0, &levels)
    guard base >= 0, base == 1 || levels.contains(where: { $0 > 0 }) else { return nil }
    var result: [UInt8] = []
    var place = 0
    for character in text {
      result.append(UInt8(max(0, levels[place])))
      place += character.unicodeScalars.count
    }
    return result
  }

  /// The order in which parts of these levels stand on a line from left to right (rule L2): the part
  /// that comes first, and so on.
  static func visualOrder(of levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), highest > 0 else { return order }
    for level in (1...highest).reversed() {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }

  /// Hebrew, Arabic, Syriac, Thaana, N'Ko and their relatives, and the marks that switch direction.
  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF,
      0x200F, 0x202B, 0x202E, 0x2067:
      true
    default: false
    }
  }
}

/// Whether bytes are well-formed UTF-8.
enum UTF8Form {
  /// Whether `range` of `bytes` is; the table is 3-7 of the Unicode standard, version 16.
  static func isSound(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      let lead = bytes[index]
      if lead < 0x80 {
        index += 1
        continue
      }
      let (length, second): (Int, ClosedRange<UInt8>)
      switch lead {
      case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
      case 0xE0: (length, second) = (3, 0xA0...0xBF)
      case 0xED: (length, second) = (3, 0x80...0x9F)
      case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
      case 0xF0: (length, second) = (4, 0x90...0xBF)
      case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
      case 0xF4: (length, second) = (4, 0x80...0x8F)
      default: return false
      }
      guard index + length <= range.upperBound, second.contains(bytes[index + 1]) else {
        return false
      }
      for place in (index + 2)..<(index + length) where bytes[place] & 0xC0 != 0x80 {
        return false
      }
      index += length
    }
    return true
  }
}

/// Reads the smallest parts of JSON from bytes: white space, strings, numbers, and words.
///
/// What JSON5 and JSONC add is read too, and counted in `tolerances`.
struct JSONScanner {
  let bytes: [UInt8]
  var index: Int
  var tolerances = JSONTolerances()

  init(bytes: [UInt8], index: Int) {
    self.bytes = bytes
    self.index = index
  }

  /// The byte under the cursor; nil at the end.
  @inline(__always) var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// The byte `distance` behind the cursor; nil beyond the end.
  func byte(after distance: Int) -> UInt8? {
    index + distance < bytes.count ? bytes[index + distance] : nil
  }

  /// Skips white space and comments.
  @inline(__always)
  mutating func skipBlank() throws(JSONFault) {
    while true {
      index = JSONScanner.endOfBlank(bytes.span, from: index)
      guard let byte, JSONScanner.mayBeRareBlank(byte), try skipRareBlank() else { return }
    }
  }

  /// The end of the white space of JSON at `start`.
  @inline(__always)
  private static func endOfBlank(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { break }
      index += 1
    }
    return index
  }

  /// Whether a comment or other white space may begin with `byte`; most bytes behind white space are
  /// quotes and brackets.
  @inline(__always)
  private static func mayBeRareBlank(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "#"), 0x0B, 0x0C, 0xC2, 0xE2, 0xEF: true
    default: false
    }
  }

  /// Skips one comment, or one character of white space that is not JSON's; false where none is.
  private mutating func skipRareBlank() throws(JSONFault) -> Bool {
    switch (bytes[index], byte(after: 1), byte(after: 2)) {
    case (0x0B, _, _), (0x0C, _, _): index += 1
    case (0xC2, 0xA0, _): index += 2
    case (0xE2, 0x80, 0xA8), (0xE2, 0x80, 0xA9), (0xEF, 0xBB, 0xBF): index += 3
    case (UInt8(ascii: "#"), _, _), (UInt8(ascii: "/"), UInt8(ascii: "/"), _):
      tolerances.add(.comment, at: index)
      while let byte, byte != 0x0A, byte != 0x0D { index += 1 }
    case (UInt8(ascii: "/"), UInt8(ascii: "*"), _):
      let start = index
      index += 2
      while byte != UInt8(ascii: "*") || byte(after: 1) != UInt8(ascii: "/") {
        guard index < bytes.count else { throw JSONFault(.unterminatedComment, at: start) }
        index += 1
      }
      index += 2
      tolerances.add(.comment, at: start)
    default: return false
    }
    return true
  }

  /// The run of letters, digits and number signs under the cursor, for a message.
  func word() -> String {
    let start = min(index, bytes.count)
    let end = bytes[start...].firstIndex { !JSONScanner.isWordByte($0) } ?? bytes.count
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// The character under the cursor, for a message.
  func character() -> String {
    let start = min(index, bytes.count)
    return String(
      String(decoding: bytes[start..<min(start + 32, bytes.count)], as: UTF8.self).prefix(1))
  }

  static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...0xFF: true
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "%"), UInt8(ascii: "$"):
      true
    default: false
    }
  }
}

/// A syntax error and the UTF-8 offset where it stands.
struct JSONFault: Error, Equatable {
  var error: JSONSyntaxError
  var offset: Int

  init(_ error: JSONSyntaxError, at offset: Int) {
    self.error = error
    self.offset = offset
  }
}

/// Reads the smallest parts of JSON from bytes: white space, strings, numbers, and words.
struct JSONScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  var index: Int

  /// The byte under the cursor; nil at the end.
  @inline(__always) var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  @inline(__always)
  mutating func skipWhiteSpace() {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x0A, 0x0D, 0x09: index += 1
      default: return
      }
    }
  }

  /// Reads the string whose opening quote is under the cursor.
  mutating func string() throws(JSONFault) -> String {
    let opening = index
    index += 1
    let start = index
    var hasEscape = false
    var union: UInt8 = 0
    while true {
      guard index < bytes.count else { throw JSONFault(.unterminatedString, at: opening) }
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") { break }
      if byte < 0x20 { throw JSONFault(.controlCharacter(byte), at: index) }
      union |= byte
      if byte == UInt8(ascii: "\\") {
        hasEscape = true
        index += 1
      }
      index += 1
    }
    let raw = UnsafeBufferPointer(rebasing: bytes[start..<index])
    index += 1
    if union >= 0x80 { try checkUTF8(raw, at: start) }
    return hasEscape ? try unescaped(raw, at: start) : String(decoding: raw, as: UTF8.self)
  }

  /// The run of letters, digits and number signs under the cursor, for a message.
  func word() -> String {
    let end = bytes[index...].firstIndex { !JSONScanner.isWordByte($0) } ?? bytes.count
    return String(decoding: bytes[index..<end], as: UTF8.self)
  }

  /// The character under the cursor, for a message.
  func character() -> String {
    String(String(decoding: bytes[index..<min(index + 32, bytes.count)], as: UTF8.self).prefix(1))
  }

  static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...0xFF: true
    default: "+-._%$".utf8.contains(byte)
    }
  }

  private func checkUTF8(_ raw: UnsafeBufferPointer<UInt8>, at start: Int) throws(JSONFault) {
    // Decoding repairs what is malformed, so the first byte that differs is the malformed one.
    var offset = 0
    for byte in String(decoding: raw, as: UTF8.self).utf8 {
      guard offset < raw.count, raw[offset] == byte else { break }
      offset += 1
    }
    guard offset == raw.count else {
      throw JSONFault(.invalidUTF8(byte: raw[offset]), at: start + offset)
    }
  }

  private func unescaped(
    _ raw: UnsafeBufferPointer<UInt8>, at start: Int
  ) throws(JSONFault) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(raw.count)
    var index = 0
    while index < raw.count {
      let byte = raw[index]
      guard byte == UInt8(ascii: "\\") else {
        result.append(byte)
        index += 1
        continue
      }
      let escape = index + 1 < raw.count ? raw[index + 1] : 0
      if escape == UInt8(ascii: "u") {
        let scalar = try unicodeEscape(raw, at: &index, start: start)
        result.append(contentsOf: Character(scalar).utf8)
      } else if let plain = JSONScanner.plainEscape(escape) {
        result.append(plain)
        index += 2
      } else {
        let found = String(decoding: raw[(index + 1)...], as: UTF8.self).prefix(1)
        throw JSONFault(.invalidEscape(String(found)), at: start + index)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func plainEscape(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): byte
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "t"): 0x09
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    default: nil
    }
  }

  /// Reads `\uXXXX`, and a second one where the first is the upper half of a pair.
  private func unicodeEscape(
    _ raw: UnsafeBufferPointer<UInt8>, at index: inout Int, start: Int
  ) throws(JSONFault) -> Unicode.Scalar {
    let begin = index
    let fault = JSONFault(.invalidUnicodeEscape, at: start + begin)
    guard let first = JSONScanner.codeUnit(raw, at: index) else { throw fault }
    index += 6
    if let scalar = Unicode.Scalar(first) { return scalar }
    if first < 0xDC00, let second = JSONScanner.codeUnit(raw, at: index),
      (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    {
      index += 6
      return scalar
    }
    let text = String(decoding: raw[begin..<begin + 6], as: UTF8.self)
    throw JSONFault(.loneSurrogate(text), at: start + begin)
  }

  private static func codeUnit(_ raw: UnsafeBufferPointer<UInt8>, at index: Int) -> UInt32? {
    guard index + 6 <= raw.count, raw[index] == UInt8(ascii: "\\"),
      raw[index + 1] == UInt8(ascii: "u")
    else { return nil }
    var value: UInt32 = 0
    for byte in raw[(index + 2)..<(index + 6)] {
      switch byte {
      case 0x30...0x39: value = value << 4 | UInt32(byte - 0x30)
      case 0x41...0x46: value = value << 4 | UInt32(byte - 0x37)
      case 0x61...0x66: value = value << 4 | UInt32(byte - 0x57)
      default: return nil
      }
    }
    return value
  }
}

/// A syntax error and the UTF-8 offset where it stands.
package struct JSONFault: Error, Equatable {
  var error: JSONSyntaxError
  var offset: Int

  init(_ error: JSONSyntaxError, at offset: Int) {
    self.error = error
    self.offset = offset
  }

  /// Whether a string ends at the end of its line without a quote.
  var isLineBreak: Bool {
    error == .controlCharacter(0x0A) || error == .controlCharacter(0x0D)
  }

  /// Whether there is nothing left to go on with.
  var isFinal: Bool {
    switch error {
    case .unexpectedEnd, .unterminatedString, .unterminatedComment, .tooDeep: true
    default: false
    }
  }
}

/// Reads the smallest parts of JSON from bytes: white space, strings, numbers, and words.
///
/// What JSON5 and JSONC add is read too, and counted in `tolerances`.
struct JSONScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  var index: Int
  var tolerances = JSONTolerances()

  init(bytes: UnsafeBufferPointer<UInt8>, index: Int) {
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
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x0A, 0x0D, 0x09: index += 1
      case UInt8(ascii: "/"), UInt8(ascii: "#"), 0x0B, 0x0C, 0xC2, 0xE2, 0xEF:
        guard try skipRareBlank() else { return }
      default: return
      }
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

  /// Reads the string whose opening quote, of any kind, is under the cursor.
  ///
  /// After a fault the cursor stands behind the string, or at the line break that it lacks a quote
  /// before.
  mutating func string() throws(JSONFault) -> String {
    let opening = index
    let quote = bytes[index]
    if quote == UInt8(ascii: "'") { tolerances.add(.singleQuotes, at: index) }
    index += 1
    let start = index
    var hasEscape = false
    var union: UInt8 = 0
    var fault: JSONFault?
    while true {
      guard index < bytes.count else { throw JSONFault(.unterminatedString, at: opening) }
      let byte = bytes[index]
      if byte == quote { break }
      if byte < 0x20 {
        fault = fault ?? controlFault(byte, in: quote)
        if let fault, fault.isLineBreak { throw fault }
      }
      union |= byte
      if byte == UInt8(ascii: "\\") {
        hasEscape = true
        index += 1
      }
      index += 1
    }
    let raw = UnsafeBufferPointer(rebasing: bytes[start..<min(index, bytes.count)])
    index += 1
    if let fault { throw fault }
    if union >= 0x80 { try checkUTF8(raw, at: start) }
    return hasEscape ? try unescaped(raw, at: start) : String(decoding: raw, as: UTF8.self)
  }

  /// What is wrong with a control character inside a string; a tab, and a line break between
  /// backquotes, are fine.
  private mutating func controlFault(_ byte: UInt8, in quote: UInt8) -> JSONFault? {
    if quote == UInt8(ascii: "`"), byte == 0x0A || byte == 0x0D || byte == 0x09 { return nil }
    if byte == 0x09 {
      tolerances.add(.relaxedString, at: index)
      return nil
    }
    return JSONFault(.controlCharacter(byte), at: index)
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

  private mutating func unescaped(
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
        try relaxedEscape(raw, at: &index, start: start, into: &result)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Reads an escape that JSON5 has and JSON has not: `\\'`, `\\x41`, a line break that is left out.
  private mutating func relaxedEscape(
    _ raw: UnsafeBufferPointer<UInt8>, at index: inout Int, start: Int, into result: inout [UInt8]
  ) throws(JSONFault) {
    let escape = start + index
    let rest = raw[(index + 1)...]
    switch rest.first {
    case UInt8(ascii: "v"): result.append(0x0B)
    case UInt8(ascii: "0"): result.append(0x00)
    case 0x0D where rest.dropFirst().first == 0x0A: index += 1
    case 0x0A, 0x0D: break
    case UInt8(ascii: "x"):
      let digits = String(decoding: rest.dropFirst().prefix(2), as: UTF8.self)
      guard digits.utf8.count == 2, let code = UInt8(digits, radix: 16), digits.first != "+" else {
        throw JSONFault(.invalidEscape("x"), at: start + index)
      }
      result.append(contentsOf: Character(Unicode.Scalar(code)).utf8)
      index += 2
    case let byte?: result.append(byte)
    case nil: throw JSONFault(.invalidEscape(""), at: start + index)
    }
    tolerances.add(.relaxedString, at: escape)
    index += 2
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

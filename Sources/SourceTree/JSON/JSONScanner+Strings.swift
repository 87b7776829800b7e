/// Strings, and what is written in them otherwise than it is meant.
extension JSONScanner {
  /// Reads the string whose opening quote, of any kind, is under the cursor, and gives what it means.
  mutating func string() throws(JSONFault) -> String {
    let text = try text()
    if text.hasEscape { return try unescaped(text) }
    return String(decoding: bytes[text.start..<(text.start + text.count)], as: UTF8.self)
  }

  /// Reads the string whose opening quote, of any kind, is under the cursor; its escapes are looked
  /// at by `unescaped`.
  ///
  /// After a fault the cursor stands behind the string, or at the line break that it lacks a quote
  /// before.
  @inline(__always)
  mutating func text() throws(JSONFault) -> WrittenText {
    let quote = bytes[index]
    let start = index + 1
    var union: UInt8 = 0
    let end = JSONScanner.endOfPlain(bytes.span, from: start, quote: quote, union: &union)
    guard union < 0x80, quote == UInt8(ascii: "\""), end < bytes.count, bytes[end] == quote else {
      return try rareText(from: end, union)
    }
    index = end + 1
    return WrittenText(start: start, count: end - start, isASCII: true)
  }

  /// Reads a string that is not plain on from `place`, before which the bytes have the bits `union`.
  private mutating func rareText(from place: Int, _ union: UInt8) throws(JSONFault) -> WrittenText {
    let opening = index
    let quote = bytes[opening]
    if quote == UInt8(ascii: "'") { tolerances.add(.singleQuotes, at: opening) }
    var hasEscape = false
    var union = union
    var fault: JSONFault?
    index = place
    while index < bytes.count, bytes[index] != quote {
      if bytes[index] == UInt8(ascii: "\\") {
        hasEscape = true
        if index + 1 < bytes.count { union |= bytes[index + 1] }
        index += 2
      } else {
        fault = fault ?? controlFault(bytes[index], in: quote)
        if let fault, fault.isLineBreak { throw fault }
        index += 1
      }
      index = JSONScanner.endOfPlain(bytes.span, from: index, quote: quote, union: &union)
    }
    guard index < bytes.count else { throw JSONFault(.unterminatedString, at: opening) }
    let range = (opening + 1)..<index
    index += 1
    if let fault { throw fault }
    if union >= 0x80 { try checkUTF8(range) }
    return WrittenText(
      start: range.lowerBound, count: range.count, hasEscape: hasEscape, isASCII: union < 0x80)
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

  /// The next byte of a text that means something else than itself, or the end of `bytes`.
  ///
  /// `union` takes in the bits of all bytes before it.
  @inline(__always)
  private static func endOfPlain(
    _ bytes: Span<UInt8>, from start: Int, quote: UInt8, union: inout UInt8
  ) -> Int {
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      if byte == quote || byte < 0x20 || byte == UInt8(ascii: "\\") { break }
      union |= byte
      index += 1
    }
    return index
  }

  private func checkUTF8(_ range: Range<Int>) throws(JSONFault) {
    if UTF8Form.isSound(bytes, range) { return }
    // Decoding repairs what is malformed, so the first byte that differs is the malformed one.
    var offset = range.lowerBound
    for byte in String(decoding: bytes[range], as: UTF8.self).utf8 {
      guard offset < range.upperBound, bytes[offset] == byte else { break }
      offset += 1
    }
    guard offset == range.upperBound else {
      throw JSONFault(.invalidUTF8(byte: bytes[offset]), at: offset)
    }
  }

  /// What `text` means, its escapes resolved.
  mutating func unescaped(_ text: WrittenText) throws(JSONFault) -> String {
    let start = text.start
    let raw = Array(bytes[start..<(start + text.count)])
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
    _ raw: [UInt8], at index: inout Int, start: Int, into result: inout [UInt8]
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
    _ raw: [UInt8], at index: inout Int, start: Int
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

  private static func codeUnit(_ raw: [UInt8], at index: Int) -> UInt32? {
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

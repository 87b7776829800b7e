extension JSONScanner {
  /// Reads the number under the cursor, which stands on a digit, a sign or a point.
  ///
  /// Beyond JSON, a plus sign, a missing digit on one side of the point and hexadecimal digits are
  /// read as JSON5 means them.
  ///
  /// It ends at the cursor then. Gives whether it has an exponent.
  mutating func number() throws(JSONFault) -> Bool {
    let start = index
    if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") {
      if byte == UInt8(ascii: "+") { tolerances.add(.relaxedNumber, at: start) }
      index += 1
    }
    if byte == UInt8(ascii: "0"), byte(after: 1) == UInt8(ascii: "x") {
      try hexadecimal(from: start)
      return false
    }
    try decimal(from: start)
    let hasExponent = byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E")
    if hasExponent {
      index += 1
      if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") { index += 1 }
      guard skipDigits() > 0 else {
        throw invalidNumber(from: start, "write digits after the 'e'")
      }
    }
    if let byte, JSONScanner.isWordByte(byte) {
      throw invalidNumber(from: start, "write it in double quotes")
    }
    return hasExponent
  }

  /// The number from `start` to the cursor.
  func written(from start: Int) -> WrittenNumber {
    WrittenNumber(text: String(decoding: bytes[start..<index], as: UTF8.self))
  }

  /// Reads the digits before and behind the point; one side may have none.
  private mutating func decimal(from start: Int) throws(JSONFault) {
    let integerStart = index
    let integerDigits = skipDigits()
    if integerDigits > 1, bytes[integerStart] == UInt8(ascii: "0") {
      throw invalidNumber(from: start, "remove the leading zeros")
    }
    guard byte == UInt8(ascii: ".") else {
      guard integerDigits > 0 else {
        throw invalidNumber(from: start, "write digits after the sign")
      }
      return
    }
    index += 1
    let fractionDigits = skipDigits()
    if integerDigits == 0 || fractionDigits == 0 {
      guard integerDigits + fractionDigits > 0 else {
        throw invalidNumber(from: start, "write a digit beside the point")
      }
      tolerances.add(.relaxedNumber, at: start)
    }
  }

  private mutating func hexadecimal(from start: Int) throws(JSONFault) {
    tolerances.add(.relaxedNumber, at: start)
    var scanner = self
    scanner.index = index + 2
    let digits = scanner.word()
    guard UInt64(digits, radix: 16) != nil, digits.first != "+" else {
      throw invalidNumber(from: start, "write it in decimal digits")
    }
    index = scanner.index + digits.utf8.count
  }

  /// The complaint about the number-like word that begins at `start`.
  func invalidNumber(from start: Int, _ fix: String) -> JSONFault {
    var scanner = self
    scanner.index = start
    return JSONFault(.invalidNumber(scanner.word(), fix: fix), at: start)
  }

  /// Skips digits and gives their number.
  @inline(__always)
  private mutating func skipDigits() -> Int {
    let start = index
    index = JSONScanner.endOfDigits(bytes.span, from: start)
    return index - start
  }
  @inline(__always)
  private static func endOfDigits(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var index = start
    while index < bytes.count, case 0x30...0x39 = bytes[index] { index += 1 }
    return index
  }
}

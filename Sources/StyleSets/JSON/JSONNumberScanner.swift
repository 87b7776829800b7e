extension JSONScanner {
  /// Reads the number under the cursor, which stands on a digit, a sign or a point.
  ///
  /// Beyond JSON, a plus sign, a missing digit on one side of the point and hexadecimal digits are
  /// read as JSON5 means them.
  mutating func number() throws(JSONFault) -> JSONNumber {
    let start = index
    var decimal = Decimal()
    if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") {
      decimal.isNegative = byte == UInt8(ascii: "-")
      if !decimal.isNegative { tolerances.add(.relaxedNumber, at: start) }
      index += 1
    }
    if byte == UInt8(ascii: "0"), byte(after: 1) == UInt8(ascii: "x") {
      return try hexadecimal(from: start, isNegative: decimal.isNegative)
    }
    let integerStart = index
    digits(into: &decimal)
    let integerDigits = index - integerStart
    if integerDigits > 1, bytes[integerStart] == UInt8(ascii: "0") {
      throw invalidNumber(from: start, "remove the leading zeros")
    }
    if byte == UInt8(ascii: ".") {
      index += 1
      let fractionStart = index
      digits(into: &decimal)
      let fractionDigits = index - fractionStart
      decimal.exponent -= fractionDigits
      if integerDigits == 0 || fractionDigits == 0 {
        guard integerDigits + fractionDigits > 0 else {
          throw invalidNumber(from: start, "write a digit beside the point")
        }
        tolerances.add(.relaxedNumber, at: start)
      }
    } else if integerDigits == 0 {
      throw invalidNumber(from: start, "write digits after the sign")
    }
    if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
      guard let exponent = exponent() else {
        throw invalidNumber(from: start, "write digits after the 'e'")
      }
      decimal.exponent += exponent
    }
    if let byte, JSONScanner.isWordByte(byte) {
      throw invalidNumber(from: start, "write it in double quotes")
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    return JSONNumber(text: text, double: decimal.exactDouble ?? Double(plain(text)) ?? .infinity)
  }

  /// `text` as Swift reads numbers: with a digit on both sides of the point.
  private func plain(_ text: String) -> String {
    var result = text.first == "+" ? String(text.dropFirst()) : text
    if result.hasSuffix(".") { result += "0" }
    if result.hasPrefix(".") { result = "0" + result }
    if result.hasPrefix("-.") { result = "-0" + result.dropFirst() }
    return result
  }

  private mutating func hexadecimal(
    from start: Int, isNegative: Bool
  ) throws(JSONFault) -> JSONNumber {
    tolerances.add(.relaxedNumber, at: start)
    var scanner = self
    scanner.index = index + 2
    let digits = scanner.word()
    guard let value = UInt32(digits, radix: 16), digits.first != "+" else {
      throw invalidNumber(from: start, "write it in decimal digits")
    }
    index = scanner.index + digits.utf8.count
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    return JSONNumber(text: text, double: isNegative ? -Double(value) : Double(value))
  }

  /// The complaint about the number-like word that begins at `start`.
  func invalidNumber(from start: Int, _ fix: String) -> JSONFault {
    var scanner = self
    scanner.index = start
    return JSONFault(.invalidNumber(scanner.word(), fix: fix), at: start)
  }

  @inline(__always)
  private mutating func digits(into decimal: inout Decimal) {
    while index < bytes.count, case 0x30...0x39 = bytes[index] {
      decimal.append(bytes[index] - 0x30)
      index += 1
    }
  }

  /// Reads `e`, a sign and digits; nil where no digit follows. Bounded, so that it can't overflow.
  private mutating func exponent() -> Int? {
    index += 1
    let isNegative = byte == UInt8(ascii: "-")
    if isNegative || byte == UInt8(ascii: "+") { index += 1 }
    let start = index
    var value = 0
    while let byte, case 0x30...0x39 = byte {
      value = min(value * 10 + Int(byte - 0x30), 1_000_000)
      index += 1
    }
    return index == start ? nil : isNegative ? -value : value
  }

  /// Digits and a power of ten, read so far.
  private struct Decimal {
    private static let powers: [Double] = [
      1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
      1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
    ]

    var digits: UInt64 = 0
    var exponent = 0
    var isNegative = false
    private var isTooLong = false

    @inline(__always)
    mutating func append(_ digit: UInt8) {
      if digits >= 1 << 53 { isTooLong = true }
      digits = digits &* 10 &+ UInt64(digit)
    }

    /// The value where one correctly rounded operation gives it: both operands are exact then.
    var exactDouble: Double? {
      guard !isTooLong, digits <= 1 << 53, abs(exponent) <= 22 else { return nil }
      let power = Decimal.powers[abs(exponent)]
      let magnitude = exponent < 0 ? Double(digits) / power : Double(digits) * power
      return isNegative ? -magnitude : magnitude
    }
  }
}

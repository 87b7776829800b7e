extension JSONScanner {
  /// Reads the number under the cursor, which stands on a digit or a minus sign.
  mutating func number() throws(JSONFault) -> JSONNumber {
    let start = index
    var decimal = Decimal()
    if byte == UInt8(ascii: "-") {
      decimal.isNegative = true
      index += 1
    }
    let integerStart = index
    digits(into: &decimal)
    let integerDigits = index - integerStart
    if integerDigits == 0 { throw invalidNumber(from: start, "write a digit before the point") }
    if integerDigits > 1, bytes[integerStart] == UInt8(ascii: "0") {
      throw invalidNumber(from: start, "remove the leading zeros")
    }
    if byte == UInt8(ascii: ".") {
      index += 1
      let fractionStart = index
      digits(into: &decimal)
      if index == fractionStart {
        throw invalidNumber(from: start, "write a digit after the point")
      }
      decimal.exponent -= index - fractionStart
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
    return JSONNumber(text: text, double: decimal.exactDouble ?? Double(text) ?? .infinity)
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

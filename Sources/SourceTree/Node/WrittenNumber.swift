/// A number as it is written; what it comes to is worked out when it is asked for.
package struct WrittenNumber: Hashable, Sendable {
  /// The digits as they stand in the file.
  package var text: String

  /// The number that `text` is.
  package init(text: String) {
    self.text = text
  }

  /// The nearest double: infinite where the number is beyond all doubles, and not a number where it
  /// says so.
  ///
  /// Beyond JSON, the numbers of JSON5 and YAML are understood: `+5`, `.5`, `0x1F`, `0o17`, `.inf`.
  package var double: Double {
    if let double = WrittenNumber.plainDecimal(text) { return double }
    let isNegative = text.hasPrefix("-")
    let magnitude = WrittenNumber.magnitude(
      isNegative || text.hasPrefix("+") ? text.dropFirst() : text[...])
    return isNegative ? -magnitude : magnitude
  }

  /// Powers of ten that a double holds exactly, so that dividing by one rounds once.
  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  /// The value of at most fifteen digits, with a minus sign and a point or without, as nearly all
  /// numbers of style files are written; nil for any other.
  private static func plainDecimal(_ text: String) -> Double? {
    var (digits, decimals, isNegative, hasPoint) = (0, 0, false, false)
    var value: Int64 = 0
    for (index, byte) in text.utf8.enumerated() {
      switch byte {
      case 0x30...0x39 where digits < 15:
        value = value * 10 + Int64(byte - 0x30)
        digits += 1
        if hasPoint { decimals += 1 }
      case UInt8(ascii: "-") where index == 0: isNegative = true
      case UInt8(ascii: ".") where !hasPoint && digits > 0: hasPoint = true
      default: return nil
      }
    }
    guard digits > 0 else { return nil }
    let magnitude = Double(value) / powersOfTen[decimals]
    return isNegative ? -magnitude : magnitude
  }

  private static func magnitude(_ digits: Substring) -> Double {
    switch digits.first {
    case "I", "i": return .infinity
    case "N": return .nan
    case ".":
      let word = digits.dropFirst().lowercased()
      if word == "inf" { return .infinity }
      return word == "nan" ? .nan : Double("0" + digits) ?? .nan
    case "0" where digits.hasPrefix("0x"): return integer(digits.dropFirst(2), radix: 16)
    case "0" where digits.hasPrefix("0o"): return integer(digits.dropFirst(2), radix: 8)
    default:
      return Double(digits.last == "." ? digits.dropLast() : digits) ?? .nan
    }
  }

  private static func integer(_ digits: Substring, radix: Int) -> Double {
    UInt64(digits, radix: radix).map { Double($0) } ?? .infinity
  }
}

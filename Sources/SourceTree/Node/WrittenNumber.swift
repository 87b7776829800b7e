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
    let isNegative = text.hasPrefix("-")
    let magnitude = WrittenNumber.magnitude(
      isNegative || text.hasPrefix("+") ? text.dropFirst() : text[...])
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

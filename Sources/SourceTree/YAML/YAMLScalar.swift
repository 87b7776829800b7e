/// What a scalar without quotes stands for in YAML's core schema (YAML 1.2.2, §10.3.2).
enum YAMLScalar {
  /// The value of `text`: null, a boolean, a number, or else the text itself.
  static func value(of text: String) -> Node.Value {
    switch text {
    case "", "~", "null", "Null", "NULL": .null
    case "true", "True", "TRUE": .boolean(true)
    case "false", "False", "FALSE": .boolean(false)
    default: isNumber(text) ? .number(WrittenNumber(text: text)) : .string(text)
    }
  }

  private static let specialNumbers: Set<String> = [
    ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF", "-.inf", "-.Inf", "-.INF", ".nan", ".NaN",
    ".NAN",
  ]

  private static func isNumber(_ text: String) -> Bool {
    guard let first = text.utf8.first, "+-.0123456789".utf8.contains(first),
      text.utf8.count <= 400
    else { return false }
    if specialNumbers.contains(text) { return true }
    if text.hasPrefix("0x") { return isInteger(text.dropFirst(2), radix: 16) }
    if text.hasPrefix("0o") { return isInteger(text.dropFirst(2), radix: 8) }
    return text.utf8.allSatisfy { "+-.0123456789eE".utf8.contains($0) }
      && text.utf8.contains { (0x30...0x39).contains($0) }
      && !WrittenNumber(text: text).double.isNaN
  }

  private static func isInteger(_ digits: Substring, radix: Int) -> Bool {
    digits.first != "+" && digits.first != "-" && UInt64(digits, radix: radix) != nil
  }
}

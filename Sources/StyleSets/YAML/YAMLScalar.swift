/// What a scalar without quotes stands for in YAML's core schema (YAML 1.2.2, §10.3.2).
enum YAMLScalar {
  /// The value of `text`: null, a boolean, a number, or else the text itself.
  static func value(of text: String) -> JSONNode.Value {
    switch text {
    case "", "~", "null", "Null", "NULL": .null
    case "true", "True", "TRUE": .boolean(true)
    case "false", "False", "FALSE": .boolean(false)
    case ".inf", ".Inf", ".INF", "+.inf": .number(JSONNumber(text: text, double: .infinity))
    case "-.inf", "-.Inf", "-.INF": .number(JSONNumber(text: text, double: -.infinity))
    case ".nan", ".NaN", ".NAN": .number(JSONNumber(text: text, double: .nan))
    default: number(text).map { .number(JSONNumber(text: text, double: $0)) } ?? .string(text)
    }
  }

  private static func number(_ text: String) -> Double? {
    guard let first = text.utf8.first, "+-.0123456789".utf8.contains(first),
      text.utf8.count <= 400
    else { return nil }
    if text.hasPrefix("0x") { return UInt32(text.dropFirst(2), radix: 16).map(Double.init) }
    if text.hasPrefix("0o") { return UInt32(text.dropFirst(2), radix: 8).map(Double.init) }
    guard text.utf8.allSatisfy({ "+-.0123456789eE".utf8.contains($0) }) else { return nil }
    var digits = text.hasPrefix("+") ? String(text.dropFirst()) : text
    if digits.hasPrefix(".") { digits = "0" + digits }
    if digits.hasPrefix("-.") { digits = "-0" + digits.dropFirst() }
    if digits.hasSuffix(".") { digits.removeLast() }
    return Double(digits)
  }
}

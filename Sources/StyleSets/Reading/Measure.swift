/// A number and its unit as a style file writes them: `{"value": 17, "unit": "px"}`, `"17px"`, `17`.
struct Measure: Hashable {
  enum Unit: String {
    /// The reference pixel, equal to an iOS point and an Android dp.
    ///
    /// Source: Design Tokens format 2025.10, "Dimension".
    case px
    case pt
    case dp
    case rem
    case em
    case percent = "%"
  }

  var number: Double
  /// Nil where none is written.
  var unit: Unit?
  /// As it is written, for messages.
  var text: String

  /// The measure that `node` is; `field` is what it is meant for, for messages.
  init(_ node: JSONNode, for field: StyleField) throws(StyleProblem) {
    switch node.value {
    case .number(let number):
      self.init(number: number.double, unit: nil, text: number.text)
    case .string(let text):
      try self.init(text: text, for: field)
    case .object:
      try self.init(dimension: node, for: field)
    default:
      throw .wrongKind(field, kind: node.kind)
    }
  }

  private init(number: Double, unit: Unit?, text: String) {
    self.number = number
    self.unit = unit
    self.text = text
  }

  private init(dimension node: JSONNode, for field: StyleField) throws(StyleProblem) {
    guard let value = node["value"] else { throw .wrongKind(field, kind: node.kind) }
    let written = try Measure(value, for: field)
    guard let name = node["unit"]?.string else { throw .missingUnit(field) }
    guard let unit = Unit(rawValue: name.lowercased()) else {
      throw .unknownUnit(field, unit: name)
    }
    self.init(number: written.number, unit: unit, text: written.text + name)
  }

  private init(text: String, for field: StyleField) throws(StyleProblem) {
    let trimmed = Measure.trimmed(text[...])
    let end = trimmed.firstIndex { !("0"..."9").contains($0) && !"+-.".contains($0) }
    let digits = trimmed[..<(end ?? trimmed.endIndex)]
    let rest = Measure.trimmed(trimmed[digits.endIndex...])
    guard let number = Double(digits) else {
      throw Measure.isCalculation(trimmed)
        ? .calculation(field, text: text)
        : .notALength(field, text: text)
    }
    if rest.first == ",", let digit = rest.dropFirst().first, digit.isNumber {
      let corrected = trimmed.map { $0 == "," ? "." : String($0) }.joined()
      throw .decimalComma(field, text: text, corrected: corrected)
    }
    if Measure.isCalculation(rest) { throw .calculation(field, text: text) }
    guard let unit = Unit(rawValue: rest.lowercased()) else {
      if rest.isEmpty {
        self.init(number: number, unit: nil, text: text)
        return
      }
      guard rest.allSatisfy(\.isLetter) else { throw .notALength(field, text: text) }
      throw .unknownUnit(field, unit: String(rest))
    }
    self.init(number: number, unit: unit, text: text)
  }

  private static func isCalculation(_ text: Substring) -> Bool {
    text.contains { "*/+({".contains($0) }
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}

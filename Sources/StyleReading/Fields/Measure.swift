import SourceTree
import StyleModel

/// A number and its unit as a style file writes them: `{"value": 17, "unit": "px"}`, `"17px"`, `17`.
struct Measure: Hashable {
  enum Unit: String {
    /// The reference pixel, equal to an iOS point and an Android dp.
    ///
    /// Source: Design Tokens format 2025.10, "Dimension".
    case px
    case pt
    case dp
    /// Android's pixel that follows the reader's size; at the default size it is a dp.
    ///
    /// Source: developer.android.com, "Support different pixel densities".
    case sp
    case rem
    case em
    case percent = "%"

    /// The unit that `name` stands for, in letters of any case; nil where it is none of these.
    init?(spelling name: some StringProtocol) {
      switch name.lowercased() {
      case "pixel", "pixels": self = .px
      case "point", "points": self = .pt
      case "percent": self = .percent
      case let name:
        guard let unit = Unit(rawValue: name) else { return nil }
        self = unit
      }
    }
  }

  var number: Double
  /// Nil where none is written.
  var unit: Unit?
  /// As it is written, for messages.
  var text: String

  /// The measure that `node` is; `field` is what it is meant for, for messages.
  init(_ node: Node, for field: StyleField) throws(StyleProblem) {
    switch node.value {
    case .damaged:
      throw .damaged(field)
    case .number(let number):
      guard !number.double.isNaN else { throw .notALength(field, text: number.text) }
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

  private init(dimension node: Node, for field: StyleField) throws(StyleProblem) {
    guard let value = node["value"] else { throw .wrongKind(field, kind: node.kind) }
    let written = try Measure(value, for: field)
    guard let name = node["unit"]?.string else { throw .missingUnit(field) }
    guard let unit = Unit(spelling: name) else { throw .unknownUnit(field, unit: name) }
    self.init(number: written.number, unit: unit, text: written.text + unit.rawValue)
  }

  private init(text: String, for field: StyleField) throws(StyleProblem) {
    let trimmed = Measure.trimmed(text[...])
    let end = trimmed.firstIndex { !("0"..."9").contains($0) && !"+-.".contains($0) }
    let digits = Measure.withExponent(trimmed[..<(end ?? trimmed.endIndex)], of: trimmed)
    let rest = Measure.trimmed(trimmed[digits.endIndex...])
    guard let number = Double(Measure.completed(digits)) else {
      self = try Measure.calculated(text, for: field)
      return
    }
    if rest.first == ",", let digit = rest.dropFirst().first, digit.isNumber {
      let corrected = trimmed.map { $0 == "," ? "." : String($0) }.joined()
      throw .decimalComma(field, text: text, corrected: corrected)
    }
    if rest.isEmpty {
      self.init(number: number, unit: nil, text: text)
    } else if let unit = Unit(spelling: rest) {
      self.init(number: number, unit: unit, text: text)
    } else if rest.allSatisfy(\.isLetter) {
      throw .unknownUnit(field, unit: String(rest))
    } else {
      self = try Measure.calculated(text, for: field)
    }
  }

  /// What the formula `text` comes to.
  private static func calculated(
    _ text: String, for field: StyleField
  ) throws(StyleProblem) -> Measure {
    guard Formula.isFormula(text) else { throw .notALength(field, text: text) }
    let quantity: Formula.Quantity
    do throws(Formula.Problem) {
      quantity = try Formula.value(of: text)
    } catch {
      throw .calculation(field, text: text, error)
    }
    guard let name = quantity.unit else {
      return Measure(number: quantity.number, unit: nil, text: text)
    }
    guard let unit = Unit(spelling: name) else { throw .unknownUnit(field, unit: name) }
    return Measure(number: quantity.number, unit: unit, text: text)
  }

  /// `digits` and the exponent that follows them in `text`: `1e3`, but not the unit of `1em`.
  private static func withExponent(_ digits: Substring, of text: Substring) -> Substring {
    let rest = text[digits.endIndex...]
    guard !digits.isEmpty, let mark = rest.first, mark == "e" || mark == "E" else { return digits }
    let behind = rest.dropFirst()
    let sign = behind.first == "+" || behind.first == "-" ? 1 : 0
    let power = behind.dropFirst(sign).prefix { ("0"..."9").contains($0) }
    return power.isEmpty ? digits : text[..<power.endIndex]
  }

  /// `digits` with a digit on both sides of the point, as Swift reads numbers.
  private static func completed(_ digits: Substring) -> String {
    var result = digits.hasPrefix(".") ? "0" + digits : String(digits)
    if result.hasSuffix(".") { result.removeLast() }
    return result
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}

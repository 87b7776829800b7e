/// Works out the formulas that tokens may be: `16px * 1.25^2`, `roundTo(20 / 3, 1)`.
///
/// Source: the documentation of the tools whose tokens have them, "Math in tokens", "Resolve math".
struct Formula {
  /// Why a text has no value.
  enum Problem: Error, Hashable {
    /// It is no formula at all.
    case notAFormula
    /// It has more bytes or parentheses than any that people write.
    case tooLong
    /// Lengths in different units were put together.
    case mixedUnits(String, String)
    /// Something was divided by zero, or the result is beyond all numbers.
    case notFinite
    /// A function that there is not.
    case unknownFunction(String)
  }

  /// A number, and its unit as written, in lower case; nil where it has none.
  struct Quantity: Hashable {
    var number: Double
    var unit: String?
  }

  /// How deep parentheses may be nested.
  private static let depthLimit = 64

  private let characters: [Character]
  private var index = 0
  private var depth = 0

  /// The value of `text`.
  static func value(of text: String) throws(Problem) -> Quantity {
    guard text.utf8.count <= 4096 else { throw .tooLong }
    var formula = Formula(characters: Array(text))
    let result = try formula.sum()
    formula.skipBlanks()
    guard formula.index == formula.characters.count else { throw .notAFormula }
    guard result.number.isFinite else { throw .notFinite }
    return result
  }

  /// Whether `text` has an operator or a function, so that working it out means something.
  static func isFormula(_ text: String) -> Bool {
    text.contains { "*/^(".contains($0) }
      || text.dropFirst().contains { $0 == "+" || $0 == "-" } && text.contains(where: \.isNumber)
  }

  private init(characters: [Character]) {
    self.characters = characters
  }

  private mutating func sum() throws(Problem) -> Quantity {
    var result = try product()
    while let sign = take("+-") {
      let operand = try product()
      let unit = try Formula.common(result.unit, operand.unit)
      let number = sign == "+" ? result.number + operand.number : result.number - operand.number
      result = Quantity(number: number, unit: unit)
    }
    return result
  }

  private mutating func product() throws(Problem) -> Quantity {
    var result = try power()
    while let sign = take("*/") {
      let operand = try power()
      if sign == "/" {
        guard operand.number != 0 else { throw .notFinite }
        // A length over a length of the same unit is a plain number.
        let unit =
          result.unit == operand.unit ? nil : try Formula.common(result.unit, operand.unit)
        result = Quantity(number: result.number / operand.number, unit: unit)
      } else {
        let unit = try Formula.common(result.unit, operand.unit)
        result = Quantity(number: result.number * operand.number, unit: unit)
      }
    }
    return result
  }

  private mutating func power() throws(Problem) -> Quantity {
    let base = try operand()
    guard take("^") != nil else { return base }
    depth += 1
    defer { depth -= 1 }
    guard depth <= Formula.depthLimit else { throw .tooLong }
    let exponent = try power()
    guard exponent.unit == nil else { throw .mixedUnits(base.unit ?? "", exponent.unit ?? "") }
    return Quantity(number: Formula.power(base.number, exponent.number), unit: base.unit)
  }

  private mutating func operand() throws(Problem) -> Quantity {
    if let sign = take("+-") {
      depth += 1
      defer { depth -= 1 }
      guard depth <= Formula.depthLimit else { throw .tooLong }
      let result = try operand()
      return Quantity(number: sign == "-" ? -result.number : result.number, unit: result.unit)
    }
    if take("(") != nil {
      let result = try arguments()
      guard result.count == 1 else { throw .notAFormula }
      return result[0]
    }
    let name = word { $0.isLetter }
    if !name.isEmpty {
      guard take("(") != nil else { throw .notAFormula }
      return try Formula.call(name, try arguments())
    }
    guard let number = number() else { throw .notAFormula }
    let unit = word { $0.isLetter || $0 == "%" }
    return Quantity(number: number, unit: unit.isEmpty ? nil : unit.lowercased())
  }

  /// What stands between parentheses, the opening one of which was taken.
  private mutating func arguments() throws(Problem) -> [Quantity] {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Formula.depthLimit else { throw .tooLong }
    var result = [try sum()]
    while take(",") != nil { result.append(try sum()) }
    guard take(")") != nil else { throw .notAFormula }
    return result
  }

  private mutating func number() -> Double? {
    var text = word { $0.isASCII && $0.isNumber || $0 == "." }
    if index + 1 < characters.count, !text.isEmpty, "eE".contains(characters[index]),
      characters[index + 1].isNumber || "+-".contains(characters[index + 1])
    {
      text.append(characters[index])
      text.append(characters[index + 1])
      index += 2
      text += word { $0.isASCII && $0.isNumber }
    }
    if text.hasPrefix(".") { text = "0" + text }
    if text.hasSuffix(".") { text.removeLast() }
    return Double(text)
  }

  private mutating func word(_ belongs: (Character) -> Bool) -> String {
    skipBlanks()
    let start = index
    while index < characters.count, belongs(characters[index]) { index += 1 }
    return String(characters[start..<index])
  }

  private mutating func take(_ wanted: String) -> Character? {
    skipBlanks()
    guard index < characters.count, wanted.contains(characters[index]) else { return nil }
    index += 1
    return characters[index - 1]
  }

  private mutating func skipBlanks() {
    while index < characters.count, characters[index].isWhitespace { index += 1 }
  }
}

// MARK: - Functions

extension Formula {
  private static func common(_ a: String?, _ b: String?) throws(Problem) -> String? {
    guard let a, let b, a != b else { return a ?? b }
    throw .mixedUnits(a, b)
  }

  private static func call(_ name: String, _ arguments: [Quantity]) throws(Problem) -> Quantity {
    let first = arguments[0]
    let numbers = arguments.map(\.number)
    var unit: String?
    for argument in arguments { unit = try common(unit, argument.unit) }
    let number: Double
    switch (name.lowercased(), arguments.count) {
    case ("round", 1): number = first.number.rounded()
    case ("roundto", 1): number = first.number.rounded()
    case ("round", 2), ("roundto", 2):
      let scale = power(10, min(max(numbers[1].rounded(), -9), 9))
      number = (first.number * scale).rounded() / scale
    case ("floor", 1): number = first.number.rounded(.down)
    case ("ceil", 1): number = first.number.rounded(.up)
    case ("abs", 1): number = first.number.magnitude
    case ("sqrt", 1): number = first.number.squareRoot()
    case ("pow", 2): number = power(numbers[0], numbers[1])
    case ("min", _): number = numbers.min() ?? first.number
    case ("max", _): number = numbers.max() ?? first.number
    default: throw .unknownFunction(name)
    }
    return Quantity(number: number, unit: unit)
  }

  /// `base` to a whole or half power; anything else is not a number, which the caller refuses.
  private static func power(_ base: Double, _ exponent: Double) -> Double {
    let doubled = exponent * 2
    guard doubled == doubled.rounded(), doubled.magnitude <= 2000 else { return .nan }
    var factor = doubled.magnitude.truncatingRemainder(dividingBy: 2) == 1 ? base.squareRoot() : 1
    for _ in 0..<Int(exponent.magnitude) { factor *= base }
    return exponent < 0 ? 1 / factor : factor
  }
}

/// A value in Swift source, as far as it can be known without compiling it.
indirect enum SwiftValue {
  case number(Double, text: String, offset: Int)
  case string(String, offset: Int)
  /// A name: `.bold`, `Font.Weight.bold`, `bodySize`; its parts.
  case name([String], offset: Int)
  /// A call and the calls chained to it: `Font.custom("Inter", size: 17).italic()`.
  case call(Call)
  case tuple([Argument])
  case array([SwiftValue])
  /// A sum or product with names in it, and the signs between its operands.
  case formula([SwiftValue], signs: [String], text: String, offset: Int)
  /// One of two values.
  case choice(Choice)
  /// Anything else, as it is written.
  case unknown(text: String, offset: Int)

  /// A value that depends on a condition.
  struct Choice {
    /// What a condition is about.
    enum Condition {
      /// The system is at least so new, or else older.
      case isNewest(Bool)
      /// The case of the enumeration is the one called so, or else another.
      case isCase(String, Bool)
      /// Something that only the running program knows.
      case unknown
    }

    var condition: Condition
    /// The condition as it is written.
    var text: String
    /// The value where the condition holds.
    var value: SwiftValue
    var other: SwiftValue
    var offset: Int

    /// The choice that a condition of `tokens` makes.
    init(
      _ tokens: ArraySlice<SwiftLexer.Token>, value: SwiftValue, other: SwiftValue, offset: Int
    ) {
      let words = tokens.map(\.text)
      text = SwiftLexer.text(of: tokens)
      self.value = value
      self.other = other
      self.offset = offset
      if words.starts(with: ["#", "available"]) {
        condition = .isNewest(true)
      } else if words.starts(with: ["#", "unavailable"]) {
        condition = .isNewest(false)
      } else if words.count == 5, words[0] == "self", words[2...3] == ["=", "."] {
        condition = .isCase(words[4], words[1] == "=")
      } else {
        condition = .unknown
      }
    }
  }

  /// An argument or an element of a tuple.
  struct Argument {
    var label: String?
    var value: SwiftValue
  }

  /// A call, after what it is called on.
  struct Call {
    /// The parts of the name, such as `Font` and `custom`.
    var name: [String]
    var arguments: [Argument]
    /// Further calls on the result, in their order.
    var chain: [Call] = []
    var offset: Int
  }

  /// Where it begins.
  var offset: Int {
    switch self {
    case .number(_, _, let offset), .string(_, let offset), .name(_, let offset),
      .unknown(_, let offset), .formula(_, _, _, let offset):
      offset
    case .choice(let choice): choice.offset
    case .call(let call): call.offset
    case .tuple(let arguments): arguments.first?.value.offset ?? 0
    case .array(let elements): elements.first?.offset ?? 0
    }
  }

  /// How a message shows it.
  var text: String {
    switch self {
    case .number(_, let text, _), .unknown(let text, _), .formula(_, _, let text, _): text
    case .string(let text, _): text
    case .name(let parts, _): parts.joined(separator: ".")
    case .call(let call): call.name.joined(separator: ".") + "(…)"
    case .choice(let choice): "\(choice.text) ? \(choice.value.text) : \(choice.other.text)"
    case .tuple, .array: "…"
    }
  }
}

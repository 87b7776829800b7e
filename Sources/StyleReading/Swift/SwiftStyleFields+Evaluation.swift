import DynamicType
import SourceTree
import StyleModel

/// What is known about the case of an enumeration that a value is worked out for.
struct SwiftContext {
  /// The case; nil where the value belongs to none.
  var caseName: String?
  /// What was found for it so far, which other properties may build on.
  var draft: StyleDraft?
}

extension SwiftStyleFields {
  /// A value without choices, and what systems that are not the newest get instead.
  struct Settled {
    var value: SwiftValue
    var older: SwiftValue?
  }

  /// Functions that formulas have too.
  private static let functions: Set<String> = [
    "ceil", "floor", "round", "abs", "sqrt", "pow", "min", "max",
  ]
  private static let numberTypes: Set<String> = ["CGFloat", "Double", "Float"]

  /// `value` with its choices made; one that nothing here decides is unknown unless both sides agree.
  func settled(_ value: SwiftValue, in context: SwiftContext) -> Settled {
    guard case .choice(let choice) = value else { return Settled(value: value) }
    let holds: Bool
    switch choice.condition {
    case .isCase(let name, let isEqual):
      guard let own = context.caseName else { return undecided(choice, in: context) }
      holds = (own == name) == isEqual
    case .isNewest(let isEqual):
      var result = settled(isEqual ? choice.value : choice.other, in: context)
      let older = settled(isEqual ? choice.other : choice.value, in: context).value
      if !SwiftStyleFields.areSame(result.value, older) { result.older = older }
      return result
    case .unknown:
      return undecided(choice, in: context)
    }
    return settled(holds ? choice.value : choice.other, in: context)
  }

  private func undecided(_ choice: SwiftValue.Choice, in context: SwiftContext) -> Settled {
    let value = settled(choice.value, in: context)
    let other = settled(choice.other, in: context)
    if SwiftStyleFields.areSame(value.value, other.value) { return value }
    return Settled(
      value: .unknown(text: SwiftValue.choice(choice).text, offset: choice.offset))
  }

  private static func areSame(_ a: SwiftValue, _ b: SwiftValue) -> Bool {
    switch (a, b) {
    case (.number(let one, _, _), .number(let other, _, _)): one == other
    case (.string(let one, _), .string(let other, _)): one == other
    case (.name(let one, _), .name(let other, _)): one.last == other.last
    default: false
    }
  }

  /// `value` as a formula without names; nil where it has some that are not known here.
  func formula(_ value: SwiftValue, in context: SwiftContext) -> String? {
    switch settled(value, in: context).value {
    case .number(_, let text, _):
      return text
    case .name(let parts, _):
      guard let name = parts.last else { return nil }
      if let own = ownNumber(parts, in: context) { return own }
      guard case .number(_, let text, _)? = constants[name] else { return nil }
      return text
    case .formula(let operands, let signs, _, _):
      let texts = operands.compactMap { formula($0, in: context).map(SwiftStyleFields.grouped) }
      guard texts.count == operands.count else { return nil }
      return zip(signs, texts.dropFirst()).reduce(texts[0]) { "\($0) \($1.0) \($1.1)" }
    case .call(let call) where call.chain.isEmpty && call.name.count == 1:
      let texts = call.arguments.compactMap { formula($0.value, in: context) }
      guard texts.count == call.arguments.count, !texts.isEmpty else { return nil }
      if SwiftStyleFields.numberTypes.contains(call.name[0]) { return texts[0] }
      guard SwiftStyleFields.functions.contains(call.name[0]) else { return nil }
      return "\(call.name[0])(\(texts.joined(separator: ", ")))"
    default:
      return nil
    }
  }

  /// The number that another property gives the same case.
  private func ownNumber(_ parts: [String], in context: SwiftContext) -> String? {
    guard let draft = context.draft, let name = parts.last,
      parts.count == 1 || parts.count == 2 && parts[0] == "self",
      let field = SwiftStyles.field(of: name), let node = draft.fields[field]?.node
    else { return nil }
    return node.number?.text ?? node.string
  }

  /// `text` in parentheses where it is a formula, so that it can be part of another.
  private static func grouped(_ text: String) -> String {
    Formula.isFormula(text) ? "(\(text))" : text
  }

  /// The size inside a call that makes a font, where it is written but not known here.
  ///
  /// A size that a caller or an object gives is none: the call makes no style by itself.
  func unknownSize(in value: SwiftValue, isStored: Bool) -> SwiftValue? {
    guard case .call(let call) = value, let name = call.name.last else { return nil }
    for argument in call.arguments {
      if let inner = unknownSize(in: argument.value, isStored: isStored) { return inner }
      guard SwiftStyleFields.makers.contains(name), let label = argument.label,
        ["size", "ofSize", "fixedSize"].contains(label),
        self.value(argument.value, for: .fontSize) == nil
      else { continue }
      if isStored || SwiftStyleFields.isQualified(argument.value) { return argument.value }
    }
    return nil
  }

  private static let makers: Set<String> = [
    "custom", "system", "systemFont", "boldSystemFont", "italicSystemFont",
    "monospacedSystemFont", "UIFont", "NSFont",
  ]

  /// Whether a value is a constant of a type, such as `Constants.big`, or is made with one.
  private static func isQualified(_ value: SwiftValue) -> Bool {
    switch value {
    case .name(let parts, _): parts.count > 1 && parts[0].first?.isUppercase == true
    case .formula(let operands, _, _, _): operands.contains(where: isQualified)
    default: false
    }
  }

  /// `value` with `Font` before the text style that it begins with, where it is meant for a font.
  func fontExpression(_ value: SwiftValue) -> SwiftValue {
    switch value {
    case .name(let parts, let offset)
    where parts.count == 1 && SwiftStyleFields.isTextStyle(parts[0]):
      return .name(["Font"] + parts, offset: offset)
    case .call(var call) where call.name.count == 2 && SwiftStyleFields.isTextStyle(call.name[0]):
      call.name.insert("Font", at: 0)
      return .call(call)
    default: return value
    }
  }

  static func isTextStyle(_ name: String) -> Bool { (try? Font.TextStyle(spelling: name)) != nil }
}

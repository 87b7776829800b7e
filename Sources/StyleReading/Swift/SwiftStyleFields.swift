import DynamicType
import SourceTree
import StyleModel

/// Which fields of a style a value in Swift source says.
struct SwiftStyleFields {
  private let declarations: SwiftDeclarations
  private let base: Int
  /// Constants by name: `static let bodySize: CGFloat = 17`.
  let constants: [String: SwiftValue]

  init(_ declarations: SwiftDeclarations, base: Int) {
    self.declarations = declarations
    self.base = base
    var constants: [String: SwiftValue] = [:]
    for entry in declarations.entries where entry.cases.isEmpty && !entry.isDefault {
      switch entry.value {
      case .number, .string: constants[entry.name] = entry.value
      default: break
      }
    }
    self.constants = constants
  }

  /// The fields of a call, a tuple or what else stands for a whole style; none where there are none.
  func fields(of value: SwiftValue, labels: [String?] = []) -> StyleFields<FieldValue> {
    var result = StyleFields<FieldValue>()
    switch value {
    case .call(let call): add(call, to: &result)
    case .tuple(let arguments):
      for (index, argument) in arguments.enumerated() {
        let label = argument.label ?? (labels.indices.contains(index) ? labels[index] : nil)
        if let label, let field = StyleField(spelling: label) {
          result[field] = self.value(argument.value, for: field)
        }
      }
    case .name(let parts, let offset) where parts.count == 2 && parts[0] == "Font":
      guard SwiftStyleFields.isTextStyle(parts[1]) else { break }
      result[.relativeTo] = text(parts[1], at: offset)
      addSizeOfTextStyle(&result)
    default: break
    }
    return result
  }

  /// How the size of a font is scaled, where `value` makes one in SwiftUI or UIKit.
  ///
  /// A font by size alone never scales; `UIFontMetrics` follows the device.
  func method(of value: SwiftValue) -> ScalingMethod? {
    guard case .call(let call) = value else { return nil }
    if call.name.last == "UIFontMetrics"
      || call.chain.contains(where: { $0.name.last == "scaledFont" })
    {
      return .fontMetrics
    }
    let labels = call.arguments.compactMap(\.label)
    switch call.name.last {
    case "custom": return labels.contains("fixedSize") ? .fixed : .custom
    case "system", "systemFont", "boldSystemFont", "italicSystemFont",
      "monospacedSystemFont":
      return labels.contains("size") || labels.contains("ofSize") ? .fixed : nil
    case "UIFont", "NSFont": return .fixed
    default:
      return call.arguments.lazy.compactMap { method(of: $0.value) }.first
    }
  }

  /// The value of one field, as `var size: CGFloat` gives it for a case.
  func value(
    _ value: SwiftValue, for field: StyleField, in context: SwiftContext = SwiftContext()
  ) -> FieldValue? {
    let value = settled(value, in: context).value
    return switch field {
    case .fontSize, .lineHeight, .letterSpacing, .maximumPointSize: number(value, in: context)
    case .fontFamily: family(value)
    case .fontWeight: weight(value)
    case .fontStyle: slant(value)
    case .relativeTo: textStyle(value)
    }
  }

  private func add(_ call: SwiftValue.Call, to result: inout StyleFields<FieldValue>) {
    for argument in call.arguments { add(argument, of: call, to: &result) }
    switch call.name.last {
    case "boldSystemFont": result[.fontWeight] = number(700, at: call.offset)
    case "italicSystemFont": result[.fontStyle] = text("italic", at: call.offset)
    default: break
    }
    var links = call.chain
    if call.name.count == 3, call.name[0] == "Font", SwiftStyleFields.isTextStyle(call.name[1]) {
      result[.relativeTo] = text(call.name[1], at: call.offset)
      addSizeOfTextStyle(&result)
      links.insert(call, at: 0)
    }
    for link in links {
      switch link.name.last {
      case "bold": result[.fontWeight] = number(700, at: link.offset)
      case "italic": result[.fontStyle] = text("italic", at: link.offset)
      case "weight", "fontWeight":
        result[.fontWeight] = link.arguments.first.flatMap { weight($0.value) }
      case "scaledFont", "scaledValue", "withSize": add(link, to: &result)
      default: break
      }
    }
    if ["system", "preferredFont"].contains(call.name.last) { addSizeOfTextStyle(&result) }
    // SwiftUI scales a custom font without a text style as it does body text.
    if call.name.last == "custom", call.name.count == 1 || call.name.first == "Font",
      result[.relativeTo] == nil, result[.fontSize] != nil
    {
      var style = text("body", at: call.offset)
      style.kind = .inferred("Font.custom without relativeTo")
      result[.relativeTo] = style
    }
  }

  private func add(
    _ argument: SwiftValue.Argument, of call: SwiftValue.Call,
    to result: inout StyleFields<FieldValue>
  ) {
    let field = argument.label.flatMap { SwiftStyleFields.field(of: $0) }
    if case .call = argument.value, field == nil || field == .fontFamily {
      // A font inside: `scaledFont(for: UIFont(name: "Inter", size: 17)!)`.
      result.fill(from: fields(of: argument.value))
      return
    }
    if let field {
      if result[field] == nil { result[field] = value(argument.value, for: field) }
    } else if argument.label == nil {
      addUnlabelled(argument.value, of: call, to: &result)
    }
  }

  private func addUnlabelled(
    _ value: SwiftValue, of call: SwiftValue.Call, to result: inout StyleFields<FieldValue>
  ) {
    switch value {
    case .string where result[.fontFamily] == nil: result[.fontFamily] = family(value)
    case .name where call.name.last == "system": result[.relativeTo] = textStyle(value)
    case .name where call.name.last == "custom": result[.fontFamily] = family(value)
    default: break
    }
  }

  /// A font of a text style alone has the size that iOS gives it.
  private func addSizeOfTextStyle(_ result: inout StyleFields<FieldValue>) {
    guard result[.fontSize] == nil, let node = result[.relativeTo]?.node,
      let style = node.string.flatMap({ try? Font.TextStyle(spelling: $0) })
    else { return }
    let size = IOSTypeTable.pointSize(for: style, at: .large)
    let number = WrittenNumber(text: Figure(size).description)
    result[.fontSize] = FieldValue(
      node: Node(value: .number(number), offset: node.offset),
      kind: .inferred("the text style"), impliedUnit: .pt)
  }

  private static func field(of label: String) -> StyleField? {
    switch label {
    case "ofSize", "fixedSize", "withSize": .fontSize
    case "name", "custom": .fontFamily
    case "forTextStyle", "style", "scalingWith": .relativeTo
    default: StyleField(spelling: label)
    }
  }
}

// MARK: - Values

extension SwiftStyleFields {
  private func number(
    _ value: SwiftValue, in context: SwiftContext = SwiftContext()
  ) -> FieldValue? {
    switch value {
    case .number(_, let text, let offset):
      return written(text, at: offset)
    case .name(let parts, _):
      guard let name = parts.last, case .number(_, let text, let offset)? = constants[name]
      else { return workedOut(value, in: context) }
      var result = written(text, at: offset)
      result.kind = .alias([name])
      return result
    case .call(let call) where ["CGFloat", "Double", "Float"].contains(call.name.last):
      return call.arguments.first.flatMap { number($0.value, in: context) }
    default: return workedOut(value, in: context)
    }
  }

  /// What a formula with names in it comes to.
  private func workedOut(_ value: SwiftValue, in context: SwiftContext) -> FieldValue? {
    guard let formula = formula(value, in: context), let result = try? Formula.value(of: formula),
      result.unit == nil
    else { return nil }
    let isNumber = !Formula.isFormula(formula)
    return FieldValue(
      node: Node(
        value: isNumber ? .number(WrittenNumber(text: formula)) : .string(formula),
        offset: base + value.offset),
      kind: .computed(formula), impliedUnit: .pt)
  }

  private func number(_ number: Double, at offset: Int) -> FieldValue {
    written(Figure(number).description, at: offset)
  }

  /// A number, or a formula that comes to one, as it is written.
  private func written(_ text: String, at offset: Int) -> FieldValue {
    let isFormula = Formula.isFormula(text)
    let value = isFormula ? Node.Value.string(text) : .number(WrittenNumber(text: text))
    return FieldValue(
      node: Node(value: value, offset: base + offset),
      kind: isFormula ? .computed(text) : .literal, impliedUnit: .pt)
  }

  private func text(_ text: String, at offset: Int) -> FieldValue {
    FieldValue(node: Node(value: .string(text), offset: base + offset))
  }

  private func family(_ value: SwiftValue) -> FieldValue? {
    switch value {
    case .string(let name, let offset): return text(name, at: offset)
    case .name(let parts, _):
      // `FontName.inter.rawValue`: the name of the case stands before the property.
      for name in parts.reversed() {
        if let raw = declarations.rawValues[name] {
          var result = text(raw.text, at: raw.offset)
          result.kind = .alias([name])
          return result
        }
        if case .string(let text, let offset)? = constants[name] {
          var result = self.text(text, at: offset)
          result.kind = .alias([name])
          return result
        }
      }
      return nil
    default: return nil
    }
  }

  private func weight(_ value: SwiftValue) -> FieldValue? {
    switch value {
    case .number: return number(value)
    case .string(let name, let offset): return text(name, at: offset)
    case .name(let parts, let offset):
      guard let name = parts.last, let weight = try? Font.Weight(spelling: name) else { return nil }
      return number(Double(weight.cssWeight), at: offset)
    default: return nil
    }
  }

  private func slant(_ value: SwiftValue) -> FieldValue? {
    guard case .name(let parts, let offset) = value, let name = parts.last else { return nil }
    return text(name, at: offset)
  }

  private func textStyle(_ value: SwiftValue) -> FieldValue? {
    switch value {
    case .name(let parts, let offset): return parts.last.map { text($0, at: offset) }
    case .string(let name, let offset): return text(name, at: offset)
    default: return nil
    }
  }
}

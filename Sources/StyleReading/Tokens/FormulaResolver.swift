import SourceTree

/// Puts values in the place of the references inside a text: `{size.base} * 1.5`, `-0.5{px}`.
///
/// Each token's text is worked out once, so that formulas which use each other twice don't grow.
struct FormulaResolver {
  /// How deep formulas may be built on each other, and how long one may get, in bytes.
  private static let depthLimit = 512
  private static let lengthLimit = 4096

  var resolver: ReferenceResolver
  /// Names in braces that are no tokens and were taken for units.
  private(set) var gluedUnits: [String] = []
  private var texts: [String: Result<String, ReferenceProblem>] = [:]
  /// The tokens being worked out, outermost first.
  private var open: [String] = []

  init(_ resolver: ReferenceResolver) {
    self.resolver = resolver
  }

  /// `text` with a value for each reference in it; nil where there is none in it.
  mutating func filled(_ text: String) -> Result<String, ReferenceProblem>? {
    guard text.utf8.contains(UInt8(ascii: "{")) || text.utf8.contains(UInt8(ascii: "$")) else {
      return nil
    }
    var result = ""
    var rest = text[...]
    var isChanged = false
    while let start = rest.firstIndex(where: { $0 == "{" || $0 == "$" }) {
      result += rest[..<start]
      rest = rest[start...]
      guard let (name, end) = reference(in: rest) else {
        result.append(rest.removeFirst())
        continue
      }
      switch value(of: name) {
      case .failure(let problem): return .failure(problem)
      case .success(let value): result += value
      }
      isChanged = true
      rest = rest[end...]
      guard result.utf8.count <= FormulaResolver.lengthLimit else {
        return .failure(.tooLong(text))
      }
    }
    return isChanged ? .success(result + rest) : nil
  }

  /// The name that the reference at the beginning of `text` has, and where it ends.
  private func reference(in text: Substring) -> (String, Substring.Index)? {
    if text.first == "{" {
      guard let end = text.firstIndex(of: "}") else { return nil }
      let name = text[..<end].dropFirst()
      guard !name.isEmpty, !name.contains("{") else { return nil }
      return (String(name), text.index(after: end))
    }
    let name = text.dropFirst().prefix {
      $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" || $0 == "-"
    }
    guard resolver.tree.isLoose, resolver.tree.token(named: String(name)) != nil else { return nil }
    return (String(name), name.endIndex)
  }

  private mutating func value(of name: String) -> Result<String, ReferenceProblem> {
    if let known = texts[name] { return known }
    if let start = open.firstIndex(of: name) {
      return .failure(.cycle(Array(open[start...]) + [name]))
    }
    guard open.count < FormulaResolver.depthLimit else { return .failure(.tooLong(name)) }
    open.append(name)
    defer { open.removeLast() }
    let result = newValue(of: name)
    texts[name] = result
    return result
  }

  private mutating func newValue(of name: String) -> Result<String, ReferenceProblem> {
    switch resolver.resolve(Node(value: .string("{\(name)}"), offset: 0)) {
    case .failure(.dangling(_, _)) where Measure.Unit(spelling: name) != nil:
      gluedUnits.append(name)
      return .success(name)
    case .failure(let problem):
      return .failure(problem)
    case .success(let resolved):
      guard let text = FormulaResolver.text(of: resolved.node) else {
        return .failure(.notInText(name, kind: resolved.node.kind))
      }
      let whole = filled(text) ?? .success(text)
      return whole.map(FormulaResolver.workedOut)
    }
  }

  /// A number, a text, or a length, as a formula has it.
  private static func text(of node: Node) -> String? {
    if let number = node.number { return number.text }
    if let text = node.string { return text }
    guard let value = node["value"], let unit = node["unit"]?.string else { return nil }
    return text(of: value).map { $0 + unit }
  }

  /// What `text` comes to where it is a formula, so that its parts need no parentheses.
  private static func workedOut(_ text: String) -> String {
    guard Formula.isFormula(text), let result = try? Formula.value(of: text) else {
      return text
    }
    return "\(result.number)\(result.unit ?? "")"
  }
}

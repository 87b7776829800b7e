import SourceTree
import StyleModel

/// What a file may say about checking a style, under `$extensions.typeramp.check`:
/// `{"ignore": ["DT004"], "lines": 2, "height": 44, "interactive": true}`.
struct CheckExtension {
  /// The names that may stand in it.
  enum Key: String, CaseIterable {
    case ignore
    case lines
    case height
    case interactive
  }

  private(set) var settings = CheckSettings()
  /// What could not be understood, and so is left out.
  private(set) var warnings: [Diagnostic] = []
  private let document: Document

  private let ruleNumbers: Set<String>?

  /// Reads the object `node`; only `ruleNumbers`, where there are any, are those of rules.
  init(_ node: Node, in document: Document, ruleNumbers: Set<String>?) {
    self.document = document
    self.ruleNumbers = ruleNumbers
    if !node.isObject { warn(node, "check is \(node.kind)", hint: "write an object") }
    for member in node.members {
      switch Key(rawValue: member.key) {
      case .ignore: readIgnored(member.value)
      case .lines: readLines(member.value)
      case .height: readHeight(member.value)
      case .interactive: readInteractive(member.value)
      case nil:
        let names = Key.allCases.map(\.rawValue).joined(separator: ", ")
        warnings.append(
          Diagnostic(
            .warning, at: document.position(of: member),
            "check has no setting \(Quotation(member.key))", hint: "use one of \(names)"))
      }
    }
  }

  private mutating func readIgnored(_ node: Node) {
    for element in node.elements ?? [node] {
      guard let id = element.string, ruleNumbers?.contains(id) ?? true else {
        warn(
          element, "\(element.string.map { "\(Quotation($0))" } ?? element.kind) is no rule",
          hint: "write the numbers of rules: [\"DT004\"]")
        continue
      }
      settings.ignoredRules.insert(id)
    }
  }

  private mutating func readLines(_ node: Node) {
    guard let number = node.number?.double, number >= 1, number <= 1000,
      number.rounded() == number
    else { return warn(node, "lines is no whole number above 0", hint: "write it like 2") }
    settings.lineLimit = Int(number)
  }

  private mutating func readHeight(_ node: Node) {
    guard let number = node.number?.double, number > 0, number <= 10_000 else {
      return warn(node, "height is no number of points above 0", hint: "write it like 44")
    }
    settings.height = number
  }

  private mutating func readInteractive(_ node: Node) {
    guard case .boolean(let flag) = node.value else {
      return warn(node, "interactive is \(node.kind)", hint: "write true or false")
    }
    settings.isInteractive = flag
  }

  private mutating func warn(_ node: Node, _ message: String, hint: String) {
    warnings.append(Diagnostic(.warning, at: document.position(of: node), message, hint: hint))
  }
}

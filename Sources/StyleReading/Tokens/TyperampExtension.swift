import DynamicType
import SourceTree
import StyleModel

/// What DTCG has no word for and a file may say under `$extensions.typeramp`: how a style scales.
struct TyperampExtension {
  /// The names that may stand in it.
  enum Key: String, CaseIterable {
    case relativeTo
    case maximumPointSize
    case scaling
    case sample
    case check
  }

  private(set) var relativeTo: Font.TextStyle?
  private(set) var maximumPointSize: Double?
  private(set) var method: ScalingMethod?
  private(set) var sample: String?
  /// Whether the file has it at all.
  private(set) var isPresent = false
  private(set) var check = CheckSettings()
  /// What could not be understood, and so is left out.
  private(set) var warnings: [Diagnostic] = []
  private let document: Document

  /// Reads the extension of the token object `node`; everything is nil where it has none. Only
  /// `ruleNumbers`, where there are any, are those of rules.
  init(of node: Node, in document: Document, ruleNumbers: Set<String>?) {
    self.document = document
    guard let own = node["$extensions"]?["typeramp"] else { return }
    isPresent = true
    if !own.isObject { warn(own, "'typeramp' is \(own.kind)", hint: "write an object") }
    for member in own.members {
      guard let key = Key(rawValue: member.key) else {
        warnOfUnknown(member)
        continue
      }
      switch key {
      case .relativeTo: readRelativeTo(member.value)
      case .maximumPointSize: maximumPointSize = pointSize(member.value, key.rawValue)
      case .scaling: readScaling(member.value)
      case .sample: readSample(member.value)
      case .check:
        let extended = CheckExtension(member.value, in: document, ruleNumbers: ruleNumbers)
        check = extended.settings
        warnings += extended.warnings
      }
    }
  }

  private mutating func readRelativeTo(_ node: Node) {
    guard let spelling = node.string else {
      return warn(node, "relativeTo is \(node.kind)", hint: "write a text style such as \"body\"")
    }
    do throws(UnknownName) {
      relativeTo = try Font.TextStyle(spelling: spelling)
    } catch {
      warn(node, error.message)
    }
  }

  private mutating func readScaling(_ node: Node) {
    if node.isObject { return readSteps(node) }
    guard let spelling = node.string else {
      return warn(node, "scaling is \(node.kind)", hint: "write a method such as \"custom\"")
    }
    do throws(UnknownName) {
      let method = try ScalingMethod(spelling: spelling)
      if case .steps = method {
        return warn(
          node, "scaling \"steps\" says no sizes", hint: "write them: {\"large\": 17, \"AX5\": 30}")
      }
      self.method = method
    } catch {
      warn(node, error.message)
    }
  }

  private mutating func readSteps(_ node: Node) {
    var steps: [DynamicTypeSize: Double] = [:]
    for member in node.members {
      do throws(UnknownName) {
        let size = try DynamicTypeSize(spelling: member.key)
        if let points = pointSize(member.value, member.key) { steps[size] = points }
      } catch {
        let position = document.position(of: member)
        warnings.append(Diagnostic(.warning, at: position, error.message))
      }
    }
    if steps.isEmpty { return warn(node, "scaling has no size", hint: "write {\"large\": 17}") }
    method = .steps(steps)
  }

  private mutating func readSample(_ node: Node) {
    guard let text = node.string, !text.isEmpty else {
      return warn(node, "sample is no text", hint: "write the text to show")
    }
    sample = text
  }

  /// A number of points above 0 and up to 1000; px are points.
  private mutating func pointSize(_ node: Node, _ name: String) -> Double? {
    guard let measure = try? Measure(node, for: .fontSize),
      [nil, .px, .pt].contains(measure.unit), measure.number >= 0.001, measure.number <= 1000
    else {
      warn(
        node, "\(Quotation.harmless(name)) is not a point size above 0 and up to 1000",
        hint: "write a number of points")
      return nil
    }
    return measure.number
  }

  private mutating func warnOfUnknown(_ member: Member) {
    var names = NearestName(among: Key.allCases.map(\.rawValue))
    let hint =
      names.nearest(to: member.key).map { "did you mean '\($0)'?" }
      ?? "use one of \(Key.allCases.map(\.rawValue).joined(separator: ", "))"
    warnings.append(
      Diagnostic(
        .warning, at: document.position(of: member),
        "typeramp has no setting \(Quotation(member.key))", hint: hint))
  }

  private mutating func warn(_ node: Node, _ message: String, hint: String? = nil) {
    warnings.append(Diagnostic(.warning, at: document.position(of: node), message, hint: hint))
  }
}

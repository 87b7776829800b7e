import DynamicType

/// Reads tokens of the type `typography` (Design Tokens format 2025.10, "Typography").
struct TypographyReader {
  private let document: JSONDocument
  private let options: ReadingOptions
  private var resolver: ReferenceResolver
  private(set) var found = RawStyleSet()

  init(_ tree: TokenTree, options: ReadingOptions) {
    document = tree.document
    self.options = options
    resolver = ReferenceResolver(tree)
  }

  /// Adds the style that `token` is to what was found; other types of tokens add nothing.
  mutating func read(_ token: DesignToken) {
    switch resolver.resolve(token.value, owner: token) {
    case .failure(let problem):
      readFailure(problem, of: token)
    case .success(let value):
      let isTyped = value.type == "typography"
      guard isTyped || value.type == nil && value.node["fontSize"] != nil else { return }
      guard value.node.isObject else {
        let problem = StyleProblem.notAStyle(kind: value.node.kind)
        found.unreadable.append(
          RawUnreadableStyle(path: token.path, problems: [fault(problem, value.node).diagnostic]))
        return
      }
      readStyle(token, value: value.node, isTyped: isTyped)
    }
  }

  private mutating func readFailure(_ problem: ReferenceProblem, of token: DesignToken) {
    let diagnostic = fault(problem, token.value).diagnostic
    if token.type == "typography" {
      found.unreadable.append(RawUnreadableStyle(path: token.path, problems: [diagnostic]))
    } else if token.type == nil {
      // Its type would have come from where it leads, so it may have been a style.
      var named = diagnostic
      named.message = "\(Quotation.harmless(token.name)): \(diagnostic.message)"
      found.diagnostics.append(named)
    }
  }

  private mutating func readStyle(_ token: DesignToken, value: JSONNode, isTyped: Bool) {
    var notes = Notes(position: document.source.position(at: token.keyOffset))
    if !isTyped { notes.add(.typeByShape) }
    if let reason = token.deprecation { notes.add(.deprecated(reason: reason)) }
    var problems: [Diagnostic] = []
    var style = RawStyle(path: token.path, position: notes.position, pointSize: 0)

    func attempt(_ read: () throws(Fault) -> Void) {
      do throws(Fault) { try read() } catch { problems.append(error.diagnostic) }
    }
    attempt { () throws(Fault) in style.families = try families(value, &notes) }
    attempt { () throws(Fault) in style.pointSize = try pointSize(value, &notes) }
    attempt { () throws(Fault) in
      (style.cssWeight, style.isItalic) = try weight(value, &notes)
    }
    let size = style.pointSize
    attempt { () throws(Fault) in style.tracking = try tracking(value, size, &notes) }
    attempt { () throws(Fault) in style.lineHeight = try lineHeight(value, size, &notes) }
    style.isItalic = style.isItalic || isSlanted(value)

    let own = TyperampExtension(of: token.node, in: document)
    found.diagnostics += own.warnings
    style.relativeTo = own.relativeTo
    style.method = own.method ?? .custom
    style.maximumPointSize = own.maximumPointSize
    style.sample = own.sample
    style.check = own.check
    if problems.isEmpty {
      style.notes = notes.diagnostics
      found.styles.append(style)
    } else {
      found.unreadable.append(
        RawUnreadableStyle(path: token.path, problems: Diagnostic.inFileOrder(problems)))
    }
  }
}

// MARK: - Fields

extension TypographyReader {
  private mutating func families(_ style: JSONNode, _ notes: inout Notes) throws(Fault) -> [String]
  {
    guard let node = try field(.fontFamily, of: style) else {
      notes.missing.append(.fontFamily)
      return []
    }
    var names: [String] = []
    for element in node.elements ?? [node] {
      let resolved = try resolve(element)
      for name in resolved.elements ?? [resolved] {
        guard let text = name.string else {
          throw fault(StyleProblem.wrongKind(.fontFamily, kind: name.kind), name)
        }
        names.append(text)
      }
    }
    let list = FontFamilyList(names)
    if let name = list.emptyName, list.families.isEmpty { notes.add(.systemFont(family: name)) }
    if names.isEmpty { notes.missing.append(.fontFamily) }
    return list.families
  }

  private mutating func pointSize(_ style: JSONNode, _ notes: inout Notes) throws(Fault) -> Double {
    guard let (size, node) = try measure(.fontSize, of: style) else {
      throw fault(StyleProblem.missing(.fontSize), style)
    }
    let points: Double
    switch size.unit {
    case .px, .pt, .dp: points = size.number
    case .rem: points = size.number * options.remBase
    case .em, .percent:
      throw fault(StyleProblem.relativeSize(unit: size.unit?.rawValue ?? ""), node)
    case nil:
      points = size.number
      notes.add(.pixels(.fontSize, text: size.text))
    }
    guard points > 0 else {
      throw fault(StyleProblem.notPositive(.fontSize, text: size.text), node)
    }
    return try limited(points, .fontSize, size, node)
  }

  private mutating func weight(
    _ style: JSONNode, _ notes: inout Notes
  ) throws(Fault) -> (Int, isItalic: Bool) {
    guard let node = try field(.fontWeight, of: style) else {
      notes.missing.append(.fontWeight)
      return (400, false)
    }
    if let number = node.number {
      let rounded = number.double.rounded()
      guard (1...1000).contains(rounded) else {
        throw fault(StyleProblem.weightOutOfRange(text: number.text), node)
      }
      return (Int(rounded), false)
    }
    guard let name = node.string else {
      throw fault(StyleProblem.wrongKind(.fontWeight, kind: node.kind), node)
    }
    do throws(UnknownName) {
      let weight = try FontWeightName(name)
      return (weight.cssWeight, weight.isItalic)
    } catch {
      // Names belong to fonts ("Solid", "Condensed Bold"): the style is still worth showing.
      found.diagnostics.append(
        Diagnostic(
          .warning, at: document.position(of: node), "\(error.message) (shown as regular)"))
      return (400, name.lowercased().hasSuffix("italic"))
    }
  }

  private mutating func tracking(
    _ style: JSONNode, _ pointSize: Double, _ notes: inout Notes
  ) throws(Fault) -> Double {
    guard let (spacing, node) = try measure(.letterSpacing, of: style) else {
      notes.missing.append(.letterSpacing)
      return 0
    }
    let points: Double
    switch spacing.unit {
    case .px, .pt, .dp: points = spacing.number
    case .rem: points = spacing.number * options.remBase
    case .em:
      points = spacing.number * pointSize
      if points != 0 { notes.add(.emOfFontSize(text: spacing.text)) }
    case .percent:
      points = spacing.number / 100 * pointSize
      if points != 0 { notes.add(.percentOfFontSize(.letterSpacing, text: spacing.text)) }
    case nil:
      points = spacing.number
      if points != 0 { notes.add(.pixels(.letterSpacing, text: spacing.text)) }
    }
    return try limited(points, .letterSpacing, spacing, node)
  }

  private mutating func lineHeight(
    _ style: JSONNode, _ pointSize: Double, _ notes: inout Notes
  ) throws(Fault) -> Double? {
    if let node = try field(.lineHeight, of: style), let word = node.string?.lowercased(),
      word == "auto" || word == "normal"
    {
      return nil
    }
    guard let (height, node) = try measure(.lineHeight, of: style) else {
      notes.missing.append(.lineHeight)
      return nil
    }
    let points: Double
    switch height.unit {
    case .px, .pt, .dp:
      points = height.number
      notes.add(.lineHeightAsLength)
    case .rem:
      points = height.number * options.remBase
      notes.add(.lineHeightAsLength)
    case .em:
      points = height.number * pointSize
      notes.add(.lineHeightAsMultiple(text: height.text))
    case .percent:
      points = height.number / 100 * pointSize
      notes.add(.percentOfFontSize(.lineHeight, text: height.text))
    case nil where height.number > 4:
      points = height.number
      notes.add(.lineHeightInPoints(text: height.text))
    case nil:
      points = height.number * pointSize
    }
    guard points > 0 || pointSize == 0 && height.number > 0 else {
      throw fault(StyleProblem.notPositive(.lineHeight, text: height.text), node)
    }
    return try limited(points, .lineHeight, height, node)
  }

  private mutating func isSlanted(_ style: JSONNode) -> Bool {
    guard let node = try? field(.fontStyle, of: style), let word = node.string?.lowercased() else {
      return false
    }
    return word == "italic" || word.hasPrefix("oblique")
  }
}

// MARK: - Values

extension TypographyReader {
  /// A value that can't be read, as the error to report.
  private struct Fault: Error {
    var diagnostic: Diagnostic
  }

  /// What was assumed about one style.
  private struct Notes {
    let position: SourcePosition
    var missing: [StyleField] = []
    private var assumptions: [StyleAssumption] = []

    init(position: SourcePosition) {
      self.position = position
    }

    mutating func add(_ assumption: StyleAssumption) {
      assumptions.append(assumption)
    }

    var diagnostics: [Diagnostic] {
      let all = assumptions + (missing.isEmpty ? [] : [.missing(missing)])
      return all.map { $0.diagnostic(at: position) }
    }
  }

  private func fault(_ problem: StyleProblem, _ node: JSONNode) -> Fault {
    Fault(diagnostic: problem.diagnostic(at: document.position(of: node)))
  }

  private func fault(_ problem: ReferenceProblem, _ node: JSONNode) -> Fault {
    Fault(
      diagnostic: Diagnostic(
        .error, at: document.position(of: node), problem.message, hint: problem.hint))
  }

  private mutating func resolve(_ node: JSONNode) throws(Fault) -> JSONNode {
    switch resolver.resolve(node) {
    case .success(let resolved): return resolved.node
    case .failure(let problem): throw fault(problem, node)
    }
  }

  /// The value of a field at the end of all references; nil where the style has none.
  private mutating func field(_ field: StyleField, of style: JSONNode) throws(Fault) -> JSONNode? {
    guard let node = style[field.rawValue] else { return nil }
    return try resolve(node)
  }

  private mutating func measure(
    _ field: StyleField, of style: JSONNode
  ) throws(Fault) -> (Measure, JSONNode)? {
    guard var node = try self.field(field, of: style) else { return nil }
    if case .object(var members) = node.value {
      for index in members.indices { members[index].value = try resolve(members[index].value) }
      node.value = .object(members)
    }
    do throws(StyleProblem) {
      return (try Measure(node, for: field), node)
    } catch {
      throw fault(error, node)
    }
  }

  /// `points` to a thousandth, which takes the noise off products; an error where nobody sets text
  /// that large.
  private func limited(
    _ points: Double, _ field: StyleField, _ measure: Measure, _ node: JSONNode
  ) throws(Fault) -> Double {
    let limit = field == .lineHeight ? 10_000 : 1000
    guard points.magnitude <= Double(limit) else {
      throw fault(StyleProblem.tooLarge(field, text: measure.text, limit: limit), node)
    }
    return (points * 1000).rounded() / 1000
  }
}

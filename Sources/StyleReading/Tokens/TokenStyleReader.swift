import DynamicType
import SourceTree
import StyleModel

/// Reads the text styles among the tokens of a source: composite tokens, or else groups of flat ones.
struct TokenStyleReader {
  /// How many styles may build on each other.
  private static let baseLimit = 16

  private let tree: TokenTree
  private let isDTCG: Bool
  private var formulas: FormulaResolver
  private var modes: ModeSelection
  private var builder: StyleBuilder

  /// Everything that is found in `tokens`; `isDTCG` notes what departs from that format.
  static func read(
    _ tokens: TokenSource, root: Node, options: ReadingOptions, isDTCG: Bool = false
  ) -> FoundStyles {
    let tree = TokenTree(tokens)
    var reader = TokenStyleReader(tree, root: root, options: options, isDTCG: isDTCG)
    return reader.read(root)
  }

  private init(_ tree: TokenTree, root: Node, options: ReadingOptions, isDTCG: Bool) {
    self.tree = tree
    self.isDTCG = isDTCG
    formulas = FormulaResolver(ReferenceResolver(tree))
    modes = tree.modes
    builder = StyleBuilder(
      document: Document(root: root, source: tree.source), options: options)
  }

  private mutating func read(_ root: Node) -> FoundStyles {
    for token in tree.tokens where !token.isSource { read(token) }
    var set = builder.found
    if set.styles.isEmpty, set.unreadable.isEmpty {
      let flat = FlatStyles(tree)
      for group in flat.groups { add(group) }
      if let first = flat.doubtful.first, !flat.groups.isEmpty { report(first, of: flat.doubtful) }
      set = builder.found
    }
    let position = tree.source.position(at: root.offset)
    set.diagnostics = tree.diagnostics + set.diagnostics + modes.complaints(at: position)
    set.diagnostics += formulas.gluedUnits.map { name in
      StyleAssumption.gluedUnit(name).diagnostic(at: position)
    }
    set.choices = modes.found
    if set.styles.isEmpty, set.unreadable.isEmpty {
      set.emptyReason = noStyles(at: position)
    }
    return set
  }

  /// Says that groups have a size but nothing else of a text style.
  private mutating func report(_ first: FlatStyles.Group, of all: [FlatStyles.Group]) {
    let name = Quotation(first.path.joined(separator: "."))
    builder.report([
      Diagnostic(
        .note, at: tree.source.position(at: first.tokens[0].token.keyOffset),
        "\(name)\(all.count > 1 ? " and \(all.count - 1) more have" : " has") a size but nothing of a "
          + "font: not read as text styles",
        hint: "call it font-size where it is that of a font")
    ])
  }

  private func noStyles(at position: SourcePosition) -> Diagnostic {
    guard !tree.tokens.isEmpty else {
      return Diagnostic(
        .error, at: position, "there are no tokens in this file",
        hint: "give the file that has the styles")
    }
    var counts: [String: Int] = [:]
    for token in tree.tokens { counts[token.type ?? "untyped", default: 0] += 1 }
    let kinds = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { "\($0.value) \(Quotation.harmless($0.key))" }
    return Diagnostic(
      .error, at: position,
      "no typography token among the tokens of this file (\(kinds.joined(separator: ", ")))",
      hint: "give the file that has tokens with \"\(tree.dialect.typeKey)\": \"typography\"")
  }
}

// MARK: - Composite tokens

extension TokenStyleReader {
  private mutating func read(_ token: DesignToken) {
    switch formulas.resolver.resolve(chosenValue(of: token), owner: token) {
    case .failure(let problem):
      readFailure(problem, of: token)
    case .success(let value):
      let isTyped = value.type.map(tree.styleTypes.contains) ?? false
      guard isTyped || value.type == nil && TokenStyleReader.hasSize(value.node) else { return }
      guard value.node.isObject else {
        let problem = StyleProblem.notAStyle(kind: value.node.kind)
        builder.add(unreadable: token.path, builder.fault(problem, value.node).diagnostic)
        return
      }
      add(token, value: value)
    }
  }

  private static func hasSize(_ node: Node) -> Bool {
    node.members.contains { member in
      member.key == StyleField.fontSize.rawValue
        || member.key.utf8.count > 4 && StyleField(spelling: member.key) == .fontSize
    }
  }

  /// The value of a token, with what `$extensions.mode` has for the mode that was chosen.
  private mutating func chosenValue(of token: DesignToken) -> Node {
    guard let variants = token.node["$extensions"]?["mode"]?.members, !variants.isEmpty,
      let mode = modes.select(variants.map(\.key), standard: nil),
      let own = variants.first(where: { $0.key == mode })?.value
    else { return token.value }
    guard own.isObject, own["$ref"] == nil, token.value.isObject else { return own }
    let kept = token.value.members.filter { own[$0.key] == nil }
    return Node(value: .object(own.members + kept), offset: own.offset)
  }

  private mutating func readFailure(_ problem: ReferenceProblem, of token: DesignToken) {
    let diagnostic = fault(problem, token.value)
    if let type = token.type, tree.styleTypes.contains(type) {
      builder.add(unreadable: token.path, diagnostic)
    } else if token.type == nil, tree.dialect == .dollar {
      // Its type would have come from where it leads, so it may have been a style.
      var named = diagnostic
      named.message = "\(Quotation.harmless(token.name)): \(diagnostic.message)"
      builder.report([named])
    }
  }

  private mutating func add(_ token: DesignToken, value: ReferenceResolver.Resolved) {
    var value = value
    value.node = value.node.unpacked()
    var draft = StyleDraft(
      path: token.path, keyOffset: token.keyOffset, valueOffset: value.node.offset)
    draft.expectsMultiples = isDTCG
    if value.type == nil { draft.assumptions.append(.typeByShape) }
    if let reason = token.deprecation { draft.assumptions.append(.deprecated(reason: reason)) }
    draft.own = TyperampExtension(
      of: token.node, in: builder.document, ruleNumbers: builder.options.ruleNumbers)
    for (field, node) in TokenStyleReader.fields(of: value.node) {
      fill(field, with: node, of: &draft, route: value.route)
    }
    noteUnshown(value.node.members, name: \.key, value: \.value, of: &draft)
    inheritBases(of: value.node, into: &draft)
    if token.hasPixels { draft.implyPixels() }
    builder.add(draft)
  }

  /// Takes over what a style builds on, `{...base, fontSize: 12}`; a missing base is a missing font.
  private mutating func inheritBases(of style: Node, into draft: inout StyleDraft) {
    var base = style["..."]
    var hops = 0
    while let reference = base, hops < TokenStyleReader.baseLimit {
      hops += 1
      switch formulas.resolver.resolve(reference) {
      case .failure(let problem):
        draft.faults.append((.fontFamily, fault(problem, reference)))
        return
      case .success(let resolved):
        var inherited = StyleDraft(path: [], keyOffset: 0)
        for (field, node) in TokenStyleReader.fields(of: resolved.node) {
          fill(field, with: node, of: &inherited, route: [])
        }
        let faults = inherited.faults.filter { draft.fields[$0.field] == nil }
        draft.faults += faults
        draft.inherit(inherited.fields, from: resolved.route.first ?? "...")
        base = resolved.node["..."]
      }
    }
  }

  /// The members of a composite that are fields; one with the exact name counts before others.
  private static func fields(of composite: Node) -> [(field: StyleField, value: Node)] {
    var nodes = StyleFields<Node>()
    var others: [Member] = []
    for member in composite.members {
      if let field = StyleField(rawValue: member.key) {
        nodes[field] = member.value
      } else {
        others.append(member)
      }
    }
    for member in others {
      guard let field = StyleField(spelling: member.key), nodes[field] == nil else { continue }
      nodes[field] = member.value
    }
    return nodes.entries
  }
}

// MARK: - Flat tokens

extension TokenStyleReader {
  private mutating func add(_ group: FlatStyles.Group) {
    var draft = StyleDraft(path: group.path, keyOffset: group.tokens[0].token.keyOffset)
    for (field, token) in group.tokens {
      if let reason = token.deprecation, draft.assumptions.isEmpty {
        draft.assumptions.append(.deprecated(reason: reason))
      }
      // A unit beside the value makes both together a length.
      fill(field, with: token.node["unit"] == nil ? token.value : token.node, of: &draft, route: [])
    }
    noteUnshown(group.others, name: \.key, value: \.value, of: &draft)
    builder.add(draft)
  }
}

// MARK: - Values

extension TokenStyleReader {
  private struct Failure: Error {
    var problem: ReferenceProblem
    var node: Node
  }

  private mutating func fill(
    _ field: StyleField, with node: Node, of draft: inout StyleDraft, route: [String]
  ) {
    do throws(Failure) {
      var value = try fieldValue(node)
      if case .literal = value.kind, !route.isEmpty { value.kind = .alias(route) }
      draft.fields[field] = value
    } catch {
      draft.faults.append((field, fault(error.problem, error.node)))
    }
  }

  /// Notes the parts of a style that change how text looks but are not shown.
  private mutating func noteUnshown<Part>(
    _ parts: [Part], name: (Part) -> String, value: (Part) -> Node, of draft: inout StyleDraft
  ) {
    var names: [String] = []
    for part in parts where UnshownProperty.isOne(name(part)) {
      if case .success(let resolved) = formulas.resolver.resolve(value(part)),
        !UnshownProperty.hasEffect(resolved.node)
      {
        continue
      }
      names.append(name(part))
    }
    if !names.isEmpty { draft.assumptions.append(.notShown(names)) }
  }

  private func fault(_ problem: ReferenceProblem, _ node: Node) -> Diagnostic {
    Diagnostic(
      .error, at: builder.document.position(of: node), problem.message, hint: problem.hint)
  }

  /// `node` with values in the place of all references, also of those inside lists and lengths.
  private mutating func fieldValue(_ node: Node) throws(Failure) -> FieldValue {
    if isSettled(node) { return FieldValue(node: node) }
    var (result, kind) = try filled(node)
    switch result.value {
    case .array(var elements):
      for index in elements.indices { elements[index] = try filled(elements[index]).0 }
      result.value = .array(elements)
    case .object(var members):
      for index in members.indices { members[index].value = try filled(members[index].value).0 }
      result.value = .object(members)
    default: break
    }
    return FieldValue(node: result, kind: kind)
  }

  /// Whether `node` is a number, a text or a flat list or length of these, with no reference in it.
  private func isSettled(_ node: Node) -> Bool {
    switch node.value {
    case .number: true
    case .string(let text):
      !text.utf8.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "$") }
    case .array(let elements): elements.allSatisfy { $0.members.isEmpty && isSettled($0) }
    case .object(let members):
      members.allSatisfy {
        $0.key != "$ref" && $0.value.members.isEmpty && $0.value.elements == nil
          && isSettled($0.value)
      }
    case .null, .boolean, .damaged: true
    }
  }

  private mutating func filled(
    _ node: Node
  ) throws(Failure) -> (Node, ValueOrigin.Kind) {
    switch formulas.resolver.resolve(node) {
    case .failure(let problem): throw Failure(problem: problem, node: node)
    case .success(let resolved):
      var result = resolved.node
      guard let text = result.string, let outcome = formulas.filled(text) else {
        return (result, resolved.route.isEmpty ? .literal : .alias(resolved.route))
      }
      switch outcome {
      case .failure(let problem): throw Failure(problem: problem, node: result)
      case .success(let filled):
        result.value = .string(filled)
        return (result, .computed(text))
      }
    }
  }
}

extension StyleDraft {
  /// Takes lengths without a unit for pixels.
  mutating func implyPixels() {
    for field in [StyleField.fontSize, .lineHeight, .letterSpacing] {
      fields[field]?.impliedUnit = .px
    }
  }
}

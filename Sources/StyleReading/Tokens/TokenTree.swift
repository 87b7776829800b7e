import StyleModel
import SourceTree

/// All tokens of a source in the order of the files, and how to find one by name.
struct TokenTree {
  let source: SourceMap
  let parts: [TokenSource.Part]
  let dialect: TokenSource.Dialect
  let isLoose: Bool
  private(set) var tokens: [DesignToken] = []
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var modes: ModeSelection
  private var indexByName: [String: Int] = [:]
  private var indexByNameInFile: [String: Int] = [:]
  private var indexByNameInSet: [String: Int] = [:]
  /// By the name without the outermost one inside the file.
  private var indexByShortName: [String: Int] = [:]
  private var firstTokenByGroup: [String: Int] = [:]

  /// Collects the tokens of `source`; groups that extend others must be filled in before.
  init(_ tokens: TokenSource) {
    source = tokens.source
    parts = tokens.parts
    dialect = tokens.dialect
    isLoose = tokens.isLoose
    modes = tokens.modes
    for part in parts { collect(part) }
  }

  /// The token called `name`, its path joined by points, with or without its set.
  func token(named name: String) -> DesignToken? {
    if let index = index(named: name) { return tokens[index] }
    guard isLoose else { return nil }
    for ending in [".value", ".$value"] where name.hasSuffix(ending) {
      if let index = index(named: String(name.dropLast(ending.count))) { return tokens[index] }
    }
    return nil
  }

  private func index(named name: String) -> Int? {
    indexByName[name] ?? indexByNameInFile[name] ?? indexByNameInSet[name] ?? indexByShortName[name]
  }

  /// The first token inside the group called `name`; nil where there is no such group.
  func firstToken(inGroup name: String) -> DesignToken? {
    firstTokenByGroup[name].map { tokens[$0] }
  }

  private struct Visit {
    var node: Node
    var path: [String]
    var keyOffset: Int
    var type: String?
    var deprecation: String?
  }

  private mutating func collect(_ part: TokenSource.Part) {
    var open = [Visit(node: part.root, path: [], keyOffset: part.root.offset)]
    while let visit = open.popLast() {
      if let value = value(of: visit), !visit.path.isEmpty {
        add(visit, value: value, part: part)
      } else {
        open += children(of: visit).reversed()
      }
    }
  }

  /// The value that makes a node a token: its own, that of a mode, or a `$ref`; nil for a group.
  private mutating func value(of visit: Visit) -> Node? {
    let node = visit.node
    if let value = node[dialect.valueKey] { return value }
    if dialect == .dollar { return node["$ref"] == nil ? nil : node }
    guard let sets = node["sets"], sets.members.contains(where: { $0.value["value"] != nil }) else {
      return nil
    }
    let names = sets.members.map(\.key)
    return modes.select(names, standard: names.first).flatMap { sets[$0]?["value"] }
  }

  private mutating func add(_ visit: Visit, value: Node, part: TokenSource.Part) {
    let path = part.file + part.set + visit.path
    let name = path.joined(separator: ".")
    let token = DesignToken(
      path: path, name: name,
      nameInSet: visit.path.joined(separator: "."),
      node: visit.node, value: value, keyOffset: visit.keyOffset,
      type: ownType(visit.node) ?? visit.type,
      deprecation: TokenTree.deprecation(of: visit.node, inherited: visit.deprecation),
      isSource: part.isSource)
    for end in visit.path.indices {
      let group = visit.path[..<end].joined(separator: ".")
      if firstTokenByGroup[group] == nil { firstTokenByGroup[group] = tokens.count }
    }
    index(token, at: visit.path, in: part)
    tokens.append(token)
    warnOfInnerToken(in: visit.node, named: token.name)
  }

  /// Remembers the names by which aliases may call `token`, which is added next.
  private mutating func index(
    _ token: DesignToken, at path: [String], in part: TokenSource.Part
  ) {
    indexByName[token.name] = tokens.count
    if !part.file.isEmpty {
      indexByNameInFile[(part.set + path).joined(separator: ".")] = tokens.count
    }
    indexByNameInSet[token.nameInSet] = tokens.count
    if part.hasUnsaidSets, path.count > 1 {
      indexByShortName[path.dropFirst().joined(separator: ".")] = tokens.count
    }
  }

  private mutating func warnOfInnerToken(in node: Node, named name: String) {
    guard dialect == .dollar,
      let inner = node.members.first(where: { !$0.key.hasPrefix("$") && $0.value.isObject })
    else { return }
    diagnostics.append(
      Diagnostic(
        .warning, at: source.position(at: inner.keyOffset),
        "\(Quotation(inner.key)) stands inside the token \(Quotation(name)) and is not read",
        hint: "move it out: a token holds no tokens"))
  }

  /// The type that a node itself says; Spectrum says it by the name of a schema.
  private func ownType(_ node: Node) -> String? {
    if let type = node[dialect.typeKey]?.string { return type }
    guard dialect == .plain, let schema = node["$schema"]?.string,
      let file = schema.split(separator: "/").last, file.hasSuffix(".json")
    else { return nil }
    let name = String(file.dropLast(".json".count))
    return name == "alias" ? nil : name
  }

  private mutating func children(of visit: Visit) -> [Visit] {
    let type = ownType(visit.node) ?? visit.type
    let deprecation = TokenTree.deprecation(of: visit.node, inherited: visit.deprecation)
    var children: [Visit] = []
    for member in visit.node.members where member.value.isObject {
      guard !member.key.hasPrefix("$") || member.key == "$root" else { continue }
      if dialect == .dollar, member.value["value"] != nil, member.value["type"]?.string != nil,
        member.value["$value"] == nil
      {
        warnOfMissingDollar(member)
      }
      children.append(
        Visit(
          node: member.value, path: visit.path + [member.key], keyOffset: member.keyOffset,
          type: type, deprecation: deprecation))
    }
    return children
  }

  private mutating func warnOfMissingDollar(_ member: Member) {
    diagnostics.append(
      Diagnostic(
        .warning, at: source.position(at: member.keyOffset),
        "\(Quotation(member.key)) has a 'value' without a dollar sign and is not read as a token",
        hint: "write '$value' and '$type'"))
  }

  private static func deprecation(of node: Node, inherited: String?) -> String? {
    switch (node["$deprecated"] ?? node["deprecated"])?.value {
    case .boolean(true): ""
    case .boolean(false): nil
    case .string(let reason): reason
    default: inherited
    }
  }
}

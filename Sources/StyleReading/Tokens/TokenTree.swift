import SourceTree
import StyleModel

/// All tokens of a source in the order of the files, and how to find one by name.
struct TokenTree {
  let source: SourceMap
  let parts: [TokenSource.Part]
  let dialect: TokenSource.Dialect
  let isLoose: Bool
  private(set) var tokens: [DesignToken] = []
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var modes: ModeSelection
  /// The types of tokens that are a whole text style.
  let styleTypes: Set<String>
  private let lookUp = LookUp()

  /// The index, once it was needed.
  private final class LookUp {
    var index: TokenIndex?
  }

  /// Collects the tokens of `source`; groups that extend others must be filled in before.
  init(_ tokens: TokenSource) {
    source = tokens.source
    parts = tokens.parts
    dialect = tokens.dialect
    isLoose = tokens.isLoose
    modes = tokens.modes
    styleTypes = Set(parts.map(\.styleType) + ["typography"])
    for place in parts.indices { collect(place) }
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

  private func index(named name: String) -> Int? { index[name] }

  /// The first token inside the group called `name`; nil where there is no such group.
  func firstToken(inGroup name: String) -> DesignToken? {
    index.first(inGroup: name).map { tokens[$0] }
  }

  private var index: TokenIndex {
    if let index = lookUp.index { return index }
    let index = TokenIndex(tokens, in: parts)
    lookUp.index = index
    return index
  }

  private struct Visit {
    var node: Node
    /// The group around it.
    var group: TokenGroupPath?
    /// Its name; nil for the root of a part.
    var key: String?
    var keyOffset: Int
    var type: String?
    var deprecation: String?
  }

  private mutating func collect(_ place: Int) {
    let part = parts[place]
    var open = [
      Visit(
        node: part.root, group: TokenGroupPath.path(part.file + part.set),
        keyOffset: part.root.offset)
    ]
    while let visit = open.popLast() {
      if let key = visit.key, let value = value(of: visit.node) {
        add(visit, key: key, value: value, place: place)
      } else {
        pushChildren(of: visit, to: &open)
      }
    }
  }

  /// The value that makes a node a token: its own, that of a mode, or a `$ref`; nil for a group.
  private mutating func value(of node: Node) -> Node? {
    if let value = node[dialect.valueKey] { return value }
    if dialect == .dollar { return node["$ref"] == nil ? nil : node }
    guard let modes = node[TokenSource.modesKey] else { return nil }
    let names = modes.members.map(\.key)
    return self.modes.select(names, standard: names.first).flatMap { modes[$0]?["value"] }
  }

  private mutating func add(_ visit: Visit, key: String, value: Node, place: Int) {
    let part = parts[place]
    let token = DesignToken(
      group: visit.group, key: key, part: place, node: visit.node, value: value,
      keyOffset: visit.keyOffset, type: ownType(visit.node) ?? visit.type,
      deprecation: TokenTree.deprecation(of: visit.node, inherited: visit.deprecation),
      isSource: part.isSource, hasPixels: part.hasPixels)
    tokens.append(token)
    warnOfInnerToken(in: token)
  }

  private mutating func warnOfInnerToken(in token: DesignToken) {
    guard dialect == .dollar,
      let inner = token.node.members.first(where: { !$0.key.hasPrefix("$") && $0.value.isObject })
    else { return }
    diagnostics.append(
      Diagnostic(
        .warning, at: source.position(at: inner.keyOffset),
        "\(Quotation(inner.key)) stands inside the token \(Quotation(token.name)) and is not read",
        hint: "move it out: a token holds no tokens"))
  }

  /// The type that a node itself says.
  private func ownType(_ node: Node) -> String? { node[dialect.typeKey]?.string }

  /// Adds what stands in a group to those to visit, so that the first is visited next.
  private mutating func pushChildren(of visit: Visit, to open: inout [Visit]) {
    let type = ownType(visit.node) ?? visit.type
    let deprecation = TokenTree.deprecation(of: visit.node, inherited: visit.deprecation)
    let group = visit.key.map { TokenGroupPath($0, in: visit.group) } ?? visit.group
    let start = open.count
    for member in visit.node.members where member.value.isObject {
      guard !member.key.hasPrefix("$") || member.key == "$root" else { continue }
      if dialect == .dollar, member.value["value"] != nil, member.value["type"]?.string != nil,
        member.value["$value"] == nil
      {
        warnOfMissingDollar(member)
      }
      open.append(
        Visit(
          node: member.value, group: group, key: member.key, keyOffset: member.keyOffset,
          type: type, deprecation: deprecation))
    }
    open[start...].reverse()
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

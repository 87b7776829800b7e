/// All tokens of a DTCG file in the order of the file, and how to find one by name.
struct TokenTree {
  let document: JSONDocument
  private(set) var tokens: [DesignToken] = []
  private(set) var diagnostics: [Diagnostic] = []
  private var indexByName: [String: Int] = [:]
  private var firstTokenByGroup: [String: Int] = [:]

  /// Collects the tokens of `document`; groups that extend others must be filled in before.
  init(_ document: JSONDocument) {
    self.document = document
    var open = [Visit(node: document.root, path: [], keyOffset: document.root.offset)]
    while let visit = open.popLast() {
      let reference = visit.node["$ref"]
      let value = visit.node["$value"] ?? (reference == nil ? nil : visit.node)
      if let value, !visit.path.isEmpty {
        add(visit, value: value)
      } else {
        open += children(of: visit).reversed()
      }
    }
  }

  /// The token called `name`, its path joined by points.
  func token(named name: String) -> DesignToken? {
    indexByName[name].map { tokens[$0] }
  }

  /// The first token inside the group called `name`; nil where there is no such group.
  func firstToken(inGroup name: String) -> DesignToken? {
    firstTokenByGroup[name].map { tokens[$0] }
  }

  private struct Visit {
    var node: JSONNode
    var path: [String]
    var keyOffset: Int
    var type: String?
    var deprecation: String?
  }

  private mutating func add(_ visit: Visit, value: JSONNode) {
    let token = DesignToken(
      path: visit.path, name: visit.path.joined(separator: "."), node: visit.node, value: value,
      keyOffset: visit.keyOffset, type: visit.node["$type"]?.string ?? visit.type,
      deprecation: TokenTree.deprecation(of: visit.node, inherited: visit.deprecation))
    for end in visit.path.indices {
      let group = visit.path[..<end].joined(separator: ".")
      if firstTokenByGroup[group] == nil { firstTokenByGroup[group] = tokens.count }
    }
    indexByName[token.name] = tokens.count
    tokens.append(token)
    if let inner = visit.node.members.first(where: { !$0.key.hasPrefix("$") && $0.value.isObject })
    {
      diagnostics.append(
        Diagnostic(
          .warning, at: document.position(of: inner),
          "\(Quotation(inner.key)) stands inside the token \(Quotation(token.name)) and is not read",
          hint: "move it out: a token holds no tokens"))
    }
  }

  private mutating func children(of visit: Visit) -> [Visit] {
    let type = visit.node["$type"]?.string ?? visit.type
    let deprecation = TokenTree.deprecation(of: visit.node, inherited: visit.deprecation)
    var children: [Visit] = []
    for member in visit.node.members where member.value.isObject {
      guard !member.key.hasPrefix("$") || member.key == "$root" else { continue }
      if member.value["value"] != nil, member.value["type"]?.string != nil,
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

  private mutating func warnOfMissingDollar(_ member: JSONMember) {
    diagnostics.append(
      Diagnostic(
        .warning, at: document.position(of: member),
        "\(Quotation(member.key)) has a 'value' without a dollar sign and is not read as a token",
        hint: "write '$value' and '$type'"))
  }

  private static func deprecation(of node: JSONNode, inherited: String?) -> String? {
    switch node["$deprecated"]?.value {
    case .boolean(true): ""
    case .boolean(false): nil
    case .string(let reason): reason
    default: inherited
    }
  }
}

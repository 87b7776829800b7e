import SourceTree

/// Tokens of Adobe Spectrum: types by the name of a schema, values by platform.
///
/// A list of tokens, each with its name, is the newer form. Source: github.com/adobe/spectrum-tokens,
/// schemas/token-types.
enum SpectrumFormat: TokenFormat {
  static let name = "Adobe Spectrum"
  static let dialect = TokenSource.Dialect.plain
  static let telltales: Set = ["$schema"]

  static func recognizes(_ document: Document, _ survey: TreeSurvey) -> Bool {
    if let elements = document.root.elements {
      return elements.contains { $0["name"] != nil && ($0["value"] ?? $0["sets"]) != nil }
    }
    return survey.holders(of: "$schema").contains {
      $0.node["$schema"]?.string?.contains("spectrum") == true
    }
  }

  static func parts(of document: Document, name: [String]) -> [TokenSource.Part] {
    var root = document.root
    if let elements = root.elements { root = TokenList.root(of: elements, root) }
    return [TokenSource.Part(set: name, root: plain(root))]
  }

  /// `node` with the types of its tokens written out, and their values by platform as modes.
  private static func plain(_ node: Node) -> Node {
    guard node.isObject else { return node }
    var members = node.members
    for index in members.indices {
      let isSets = members[index].key == "sets" && node["value"] == nil && hasValues(members[index])
      if isSets { members[index].key = TokenSource.modesKey }
      members[index].value = plain(members[index].value)
    }
    if node["type"] == nil, let type = type(of: node) { members.append(type) }
    return Node(value: .object(members), offset: node.offset)
  }

  private static func hasValues(_ sets: Member) -> Bool {
    sets.value.members.contains { $0.value["value"] != nil }
  }

  /// The type that the name of a token's schema says; an alias has that of what it refers to.
  private static func type(of token: Node) -> Member? {
    guard let schema = token.member("$schema"),
      let file = schema.value.string?.split(separator: "/").last, file.hasSuffix(".json")
    else { return nil }
    let name = String(file.dropLast(".json".count))
    guard name != "alias" else { return nil }
    return Member(
      key: "type", keyOffset: schema.keyOffset,
      value: Node(value: .string(name), offset: schema.value.offset))
  }
}

/// Adobe's Design System Package: a list of entities with dotted ids; Material publishes its tokens so.
///
/// Source: Adobe XD documentation, "DSP structure and schema".
enum DSPFormat: TokenFormat {
  static let name = "Design System Package (DSP)"
  static let dialect = TokenSource.Dialect.plain

  static func recognizes(_ document: JSONDocument) -> Bool {
    document.root["entities"]?.elements?.contains { $0["id"] != nil && $0["value"] != nil } == true
  }

  static func parts(of document: JSONDocument, name: [String]) -> [TokenSource.Part] {
    guard let list = document.root["entities"], let elements = list.elements else { return [] }
    return [TokenSource.Part(set: name, root: grouped(TokenList.root(of: elements, list)))]
  }

  /// `root` with groups for the dotted parts of the names, so that `md.body.size` is a part of
  /// `md.body`.
  private static func grouped(_ root: JSONNode) -> JSONNode {
    var order: [String] = []
    var groups: [String: JSONMember] = [:]
    for member in root.members {
      let name = member.key
      guard let dot = name.lastIndex(of: "."), name.index(after: dot) != name.endIndex else {
        order.append(name)
        groups[name] = member
        continue
      }
      let group = String(name[..<dot])
      var leaf = member
      leaf.key = String(name[name.index(after: dot)...])
      var members = groups[group]?.value.members ?? []
      if groups[group] == nil { order.append(group) }
      members.append(leaf)
      groups[group] = JSONMember(
        key: group, keyOffset: groups[group]?.keyOffset ?? member.keyOffset,
        value: JSONNode(value: .object(members), offset: member.value.offset))
    }
    return JSONNode(value: .object(order.compactMap { groups[$0] }), offset: root.offset)
  }
}

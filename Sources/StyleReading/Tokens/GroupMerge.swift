import SourceTree

/// Puts one group of tokens over another: groups are merged, and of two tokens the upper one wins.
enum GroupMerge {
  /// `base` with `own` over it; the depth is that of the file, which its reader limits.
  static func merged(_ base: [Member], under own: [Member]) -> [Member] {
    var result = base
    var index: [String: Int] = [:]
    for (position, member) in base.enumerated() { index[member.key] = position }
    for member in own {
      guard let position = index[member.key] else {
        result.append(member)
        continue
      }
      let inherited = result[position].value
      result[position] = member
      if isGroup(inherited), isGroup(member.value), !member.key.hasPrefix("$") {
        let members = merged(inherited.members, under: member.value.members)
        result[position].value = Node(value: .object(members), offset: member.value.offset)
      }
    }
    return result
  }

  private static func isGroup(_ node: Node) -> Bool {
    node.isObject && node["$value"] == nil
  }
}

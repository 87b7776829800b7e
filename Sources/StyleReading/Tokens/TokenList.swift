import SourceTree

/// Tokens in a list, each of which says its own name.
enum TokenList {
  /// The group that `elements` of the list `list` make.
  static func root(of elements: [Node], _ list: Node) -> Node {
    var members: [Member] = []
    for element in elements {
      guard let (name, offset) = name(of: element) else { continue }
      members.append(Member(key: name, keyOffset: offset, value: element))
    }
    return Node(value: .object(members), offset: list.offset)
  }

  /// The name of a token, and where it stands: a text, or an object of words that make it together.
  private static func name(of token: Node) -> (String, Int)? {
    guard let node = token["name"] ?? token["id"] else { return nil }
    if let text = node.string { return (text, node.offset) }
    let words = node.members.compactMap(\.value.string)
    return words.isEmpty ? nil : (words.joined(separator: "-"), node.offset)
  }
}

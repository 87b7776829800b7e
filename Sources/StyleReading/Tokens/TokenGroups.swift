import SourceTree

/// Groups made of tokens that say their whole path in one name: `a/b/size` and `a/b/weight` share
/// the group `b` in `a`.
struct TokenGroups {
  private final class Group {
    var order: [String] = []
    var leaves: [String: Member] = [:]
    var groups: [String: Group] = [:]
    var offset: Int

    init(offset: Int) {
      self.offset = offset
    }
  }

  /// How many groups deep a name may lead; what is left of it is then one name.
  private static let depthLimit = 64

  private let root: Group

  /// No groups yet, at `offset`.
  init(offset: Int) {
    root = Group(offset: offset)
  }

  /// Adds the token `node` at `path`; its name stands at `keyOffset`. The last of two at one path
  /// counts.
  func add(_ path: [String], keyOffset: Int, node: Node) {
    guard !path.isEmpty else { return }
    var group = root
    for name in path.dropLast().prefix(TokenGroups.depthLimit) {
      if let next = group.groups[name] {
        group = next
        continue
      }
      let next = Group(offset: keyOffset)
      if group.leaves[name] == nil { group.order.append(name) }
      group.groups[name] = next
      group = next
    }
    let name = path.dropFirst(min(path.count - 1, TokenGroups.depthLimit)).joined(separator: ".")
    if group.leaves[name] == nil, group.groups[name] == nil { group.order.append(name) }
    group.leaves[name] = Member(key: name, keyOffset: keyOffset, value: node)
  }

  /// The groups as a document has them. A token whose name is also that of a group stands beside it.
  var node: Node { TokenGroups.node(of: root) }

  private static func node(of group: Group) -> Node {
    var members: [Member] = []
    for name in group.order {
      if let leaf = group.leaves[name] { members.append(leaf) }
      if let inner = group.groups[name] {
        members.append(Member(key: name, keyOffset: inner.offset, value: node(of: inner)))
      }
    }
    return Node(value: .object(members), offset: group.offset)
  }
}

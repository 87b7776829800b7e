import SourceTree
import StyleModel

/// Fills in groups that extend others by `$extends` (Design Tokens format 2025.10, "Groups").
///
/// A group takes over every token, group and property of the one it extends; where both have one of
/// a name, groups are merged and the group's own wins otherwise.
struct GroupExtension {
  /// The member of a group that names the one it extends.
  static let key = "$extends"

  /// How many groups and tokens may be taken over in all: groups that extend each other twice grow without end.
  private static let memberLimit = 100_000

  private let document: Document
  private var filled: [String: Node] = [:]
  /// The groups being filled in, outermost first.
  private var open: [String] = []
  private var membersLeft = memberLimit
  private(set) var diagnostics: [Diagnostic] = []

  /// `document` with all groups filled in, or as it was where that would be too much; what was
  /// wrong is among the diagnostics.
  static func fillIn(_ document: Document) -> (Document, [Diagnostic]) {
    guard contains(document.root) else { return (document, []) }
    var filling = GroupExtension(document: document)
    var result = document
    result.root = filling.fill(document.root, path: [], isInherited: false)
    guard filling.membersLeft > 0 else {
      let problem = Diagnostic(
        .error, at: document.position(of: document.root),
        "groups that extend each other come to more than \(memberLimit) tokens",
        hint: "write the tokens out")
      return (document, [problem])
    }
    return (result, filling.diagnostics)
  }

  private init(document: Document) {
    self.document = document
  }

  /// Whether any group extends another.
  private static func contains(_ root: Node) -> Bool {
    var open = [root]
    while let node = open.popLast() {
      if node[key] != nil { return true }
      open += node.members.lazy.map(\.value).filter(\.isObject)
    }
    return false
  }

  // Recursion is as deep as the file is nested, or as the longest chain of groups that extend each
  // other, which `depthLimit` bounds as well.
  private mutating func fill(_ node: Node, path: [String], isInherited: Bool) -> Node {
    let name = path.joined(separator: ".")
    if let known = filled[name] { return known }
    guard node.isObject, node["$value"] == nil, membersLeft > 0 else { return node }
    open.append(name)
    defer { open.removeLast() }
    var members = node.members
    var inherited: Set<String> = []
    if let extends = node.member(GroupExtension.key), let base = base(extends, of: name) {
      inherited = Set(base.members.map(\.key))
      members = GroupMerge.merged(base.members, under: members)
    }
    members.removeAll { $0.key == GroupExtension.key }
    for index in members.indices where members[index].value.isObject {
      let key = members[index].key
      guard !key.hasPrefix("$") else { continue }
      let isInherited = isInherited || inherited.contains(key)
      if isInherited { membersLeft -= 1 }
      members[index].value = fill(
        members[index].value, path: path + [key], isInherited: isInherited)
    }
    let result = Node(value: .object(members), offset: node.offset)
    filled[name] = result
    return result
  }

  /// The filled-in group that `extends` names; nil, with a diagnostic, where there is none.
  private mutating func base(_ extends: Member, of name: String) -> Node? {
    guard let path = GroupExtension.path(extends.value) else {
      return warn(extends, "$extends names no group", hint: "write it like \"{group}\"")
    }
    let label = path.joined(separator: ".")
    if let start = open.firstIndex(of: label), start == open.count - 1 || !isAncestor(label, name) {
      let route = (open[start...] + [label]).map(Quotation.harmless).joined(separator: " → ")
      return warn(extends, "the groups extend each other: \(route)", hint: "remove one $extends")
    }
    guard open.count < JSONReader.depthLimit else {
      return warn(
        extends, "groups extend each other in too long a chain", hint: "write the tokens out")
    }
    guard !isAncestor(label, name) else {
      return warn(
        extends, "\(Quotation(name)) extends a group that it stands in",
        hint: "extend another group")
    }
    var node = document.root
    for key in path {
      guard let next = node[key], next.isObject else {
        return warn(
          extends, "there is no group \(Quotation(label))", hint: "check the name after $extends")
      }
      node = next
    }
    guard node["$value"] == nil else {
      return warn(extends, "\(Quotation(label)) is a token", hint: "extend a group")
    }
    return fill(node, path: path, isInherited: false)
  }

  private func isAncestor(_ group: String, _ name: String) -> Bool {
    group.isEmpty || name.hasPrefix(group + ".")
  }

  private static func path(_ node: Node) -> [String]? {
    switch TokenReference(node) {
    case .alias(let name): name.split(separator: ".").map(String.init)
    case .pointer(let segments, _): segments
    default:
      node.string.flatMap { text in
        text.hasPrefix("#/") ? text.dropFirst(2).split(separator: "/").map(String.init) : nil
      }
    }
  }

  private mutating func warn(_ member: Member, _ message: String, hint: String) -> Node? {
    diagnostics.append(
      Diagnostic(.error, at: document.position(of: member.value), message, hint: hint))
    return nil
  }
}

import SourceTree
import StyleModel

/// Finds text styles among plain objects, by the names of their members.
enum StyleObjects {
  /// Whether the file that was surveyed has a text style anywhere.
  static func areIn(_ survey: TreeSurvey) -> Bool {
    survey.sized.contains { kind(of: $0) == .style }
  }

  /// `root` with every value a token, so that references lead to it: a style becomes one of the type
  /// `typography`.
  static func tokens(of root: Node) -> Node {
    if kind(of: root) == .style {
      let own = Member(key: "style", keyOffset: root.offset, value: token(root, .style))
      return Node(value: .object([own]), offset: root.offset)
    }
    return group(of: root)
  }

  private enum Kind: String {
    case style = "typography"
    /// What styles may take over: a family and a weight without a size.
    case part
    /// Anything else: a group of further names, or a single value.
    case group = "value"
  }

  // As deep as the file is nested, which its reader limits.
  private static func group(of node: Node) -> Node {
    let members = node.elements.map(named) ?? node.members
    let kinds = members.map { kind(of: $0.value) }
    let isRamp = kinds.contains(.style)
    let children = zip(members, kinds).map { member, kind in
      var child = member
      if kind == .group, member.value.isObject || hasObjects(member.value) {
        child.value = group(of: member.value)
      } else if kind == .group, isRamp, TokenReference(member.value) != nil {
        // An alias among styles is a style under another name.
        child.value = token(member.value, nil)
      } else {
        child.value = token(member.value, kind)
      }
      return child
    }
    return Node(value: .object(children), offset: node.offset)
  }

  /// The elements of a list as members, by their own names, else by their numbers.
  private static func named(_ elements: [Node]) -> [Member] {
    elements.enumerated().map { index, element in
      let name = element["name"] ?? element["id"] ?? element["key"]
      return Member(
        key: name?.string ?? String(index), keyOffset: name?.offset ?? element.offset,
        value: element)
    }
  }

  private static func hasObjects(_ node: Node) -> Bool {
    node.elements?.contains(where: \.isObject) ?? false
  }

  /// `node` as a token; without a kind its type is that of what it refers to.
  private static func token(_ node: Node, _ kind: Kind?) -> Node {
    let value = Member(key: "value", keyOffset: node.offset, value: node)
    guard let kind else {
      return Node(value: .object([value]), offset: node.offset)
    }
    let type = Member(
      key: "type", keyOffset: node.offset,
      value: Node(value: .string(kind.rawValue), offset: node.offset))
    return Node(value: .object([type, value]), offset: node.offset)
  }

  /// A size makes an object a style where it is called one, or stands beside a font or a line height.
  private static func kind(of node: Node) -> Kind {
    var fields: Set<StyleField> = []
    var isNamed = false
    for member in node.members where isPlain(member.value) {
      if member.key == "..." { fields.insert(.fontFamily) }
      guard let field = StyleField(spelling: member.key) else { continue }
      fields.insert(field)
      if field == .fontSize, member.key.lowercased() != "size" { isNamed = true }
    }
    if fields.isEmpty { return .group }
    let hasFont = !fields.isDisjoint(with: [.fontFamily, .fontWeight, .lineHeight])
    if fields.contains(.fontSize), isNamed || hasFont { return .style }
    return hasFont && node.members.allSatisfy { isPlain($0.value) } ? .part : .group
  }

  /// Whether a value can be that of a field: no group of further names.
  private static func isPlain(_ node: Node) -> Bool {
    switch node.value {
    case .string, .number, .boolean, .damaged: true
    case .array(let elements): elements.allSatisfy { $0.string != nil }
    case .object: node["value"] != nil
    case .null: false
    }
  }
}

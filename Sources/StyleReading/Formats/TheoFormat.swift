import SourceTree

/// Properties of Salesforce's Theo: flat names, references to aliases in `{!NAME}`.
///
/// Source: github.com/salesforce-ux/theo, readme, "Spec".
enum TheoFormat: TokenFormat {
  static let name = "Theo"
  static let dialect = TokenSource.Dialect.plain

  static func recognizes(_ document: Document, _ survey: TreeSurvey) -> Bool {
    guard let props = document.root["props"] else { return false }
    return props.isObject || props.elements?.contains { $0["name"] != nil } == true
  }

  static func parts(of document: Document, name: [String]) -> [TokenSource.Part] {
    let root = document.root
    var props = root["props"] ?? root
    if let elements = props.elements { props = TokenList.root(of: elements, props) }
    var result = [TokenSource.Part(set: name, root: withGlobalType(props, root["global"]))]
    if let aliases = root["aliases"] {
      let group = Node(
        value: .object(aliases.members.map(alias)), offset: aliases.offset)
      result.append(TokenSource.Part(set: name + ["aliases"], root: group, isSource: true))
    }
    return result
  }

  /// An alias as a token; it may be written as its value alone. Its name is that of the reference,
  /// with the exclamation mark.
  private static func alias(_ member: Member) -> Member {
    var result = member
    result.key = "!" + member.key
    if member.value["value"] == nil {
      let value = Member(key: "value", keyOffset: member.value.offset, value: member.value)
      result.value = Node(value: .object([value]), offset: member.value.offset)
    }
    return result
  }

  /// `props` with the type that `global` gives all of them.
  private static func withGlobalType(_ props: Node, _ global: Node?) -> Node {
    guard let type = global?.member("type") else { return props }
    return Node(value: .object([type] + props.members), offset: props.offset)
  }
}

import SourceTree

/// Adobe's Design System Package: a list of entities with dotted ids; Material publishes its tokens so.
///
/// Source: Adobe XD documentation, "DSP structure and schema".
enum DSPFormat: TokenFormat {
  static let name = "Design System Package (DSP)"
  static let dialect = TokenSource.Dialect.plain

  static func recognizes(_ document: Document, _ survey: TreeSurvey) -> Bool {
    document.root["entities"]?.elements?.contains { $0["id"] != nil && $0["value"] != nil } == true
  }

  static func parts(of document: Document, name: [String]) -> [TokenSource.Part] {
    guard let list = document.root["entities"], let elements = list.elements else { return [] }
    let groups = TokenGroups(offset: list.offset)
    for member in TokenList.root(of: elements, list).members {
      groups.add(
        member.key.split(separator: ".").map(String.init), keyOffset: member.keyOffset,
        node: member.value)
    }
    return [TokenSource.Part(set: name, root: groups.node)]
  }
}

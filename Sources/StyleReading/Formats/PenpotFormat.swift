import SourceTree

/// The design tool Penpot, which exports what Tokens Studio does with more about each theme.
///
/// Source: Penpot user guide, "Design Tokens".
enum PenpotFormat: TokenFormat {
  static let name = "Penpot"
  static let dialect = TokenSource.Dialect.dollar

  static func recognizes(_ document: Document, _ survey: TreeSurvey) -> Bool {
    let themes = document.root["$themes"]?.elements ?? []
    return themes.contains { $0["is-source"] != nil || $0["modified-at"] != nil }
      && survey.hasDollarValue
  }

  static func parts(of document: Document, name: [String]) -> [TokenSource.Part] {
    TokenProject.parts(of: document.root, name: name)
  }
}

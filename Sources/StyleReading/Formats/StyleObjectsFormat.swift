import SourceTree

/// Objects with the properties of a text style, in any data file: `{"title": {"fontSize": 28}}`.
///
/// Names, nesting and references are the file's own; it is what is tried last.
enum StyleObjectsFormat: TokenFormat {
  static let name = "style objects"
  static let dialect = TokenSource.Dialect.plain

  static func recognizes(_ document: Document, _ survey: TreeSurvey) -> Bool {
    StyleObjects.areIn(survey)
  }

  static func parts(of document: Document, name: [String]) -> [TokenSource.Part] {
    [TokenSource.Part(set: name, root: StyleObjects.tokens(of: document.root))]
  }
}

import SourceTree

/// The design notes for coding agents called DESIGN.md: tokens in the front matter of Markdown.
///
/// Source: github.com/google-labs-code/design.md, specification.
enum DesignMarkdownFormat: TokenFormat {
  static let name = "DESIGN.md"
  static let dialect = TokenSource.Dialect.plain

  static func recognizes(_ document: Document, _ survey: TreeSurvey) -> Bool {
    document.syntax == .frontMatter && StyleObjects.areIn(survey)
  }

  static func parts(of document: Document, name: [String]) -> [TokenSource.Part] {
    StyleObjectsFormat.parts(of: document, name: name)
  }
}

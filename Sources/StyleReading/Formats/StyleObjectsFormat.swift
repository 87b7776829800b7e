import SourceTree

/// Objects with the properties of a text style, in any data file: `{"title": {"fontSize": 28}}`.
///
/// Names, nesting and references are the file's own; it is what is tried last.
enum StyleObjectsFormat: TokenFormat {
  static let name = "style objects"
  static let dialect = TokenSource.Dialect.plain

  static func recognizes(_ document: Document, _ survey: TokenSurvey) -> Bool {
    StyleObjects.contains(document.root)
  }

  static func parts(of document: Document, name: [String]) -> [TokenSource.Part] {
    [TokenSource.Part(set: name, root: StyleObjects.tokens(of: document.root))]
  }
}

/// The design notes for coding agents called DESIGN.md: tokens in the front matter of Markdown.
///
/// Source: github.com/google-labs-code/design.md, specification.
enum DesignMarkdownFormat: TokenFormat {
  static let name = "DESIGN.md"
  static let dialect = TokenSource.Dialect.plain

  static func recognizes(_ document: Document, _ survey: TokenSurvey) -> Bool {
    document.syntax == .frontMatter && StyleObjects.contains(document.root)
  }

  static func parts(of document: Document, name: [String]) -> [TokenSource.Part] {
    StyleObjectsFormat.parts(of: document, name: name)
  }
}

/// Text styles as object literals of JavaScript or TypeScript, as React Native apps have them.
enum ScriptObjectsFormat: TokenFormat {
  static let name = "JavaScript objects"
  static let dialect = TokenSource.Dialect.plain

  static func recognizes(_ document: Document, _ survey: TokenSurvey) -> Bool {
    document.syntax == .script && StyleObjects.contains(document.root)
  }

  static func parts(of document: Document, name: [String]) -> [TokenSource.Part] {
    StyleObjectsFormat.parts(of: document, name: name)
  }
}

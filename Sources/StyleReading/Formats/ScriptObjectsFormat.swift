import SourceTree

/// Text styles as object literals of JavaScript or TypeScript, as React Native apps have them.
enum ScriptObjectsFormat: TokenFormat {
  static let name = "JavaScript objects"
  static let dialect = TokenSource.Dialect.plain

  static func recognizes(_ document: Document, _ survey: TreeSurvey) -> Bool {
    document.syntax == .script && StyleObjects.areIn(survey)
  }

  static func parts(of document: Document, name: [String]) -> [TokenSource.Part] {
    StyleObjectsFormat.parts(of: document, name: name)
  }
}

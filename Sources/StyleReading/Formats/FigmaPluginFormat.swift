import SourceTree

/// Exports of the Figma plugin Design Tokens, in both of its shapes.
///
/// "Standard" has tokens of the type `custom-fontStyle`, "original" an object for each property with
/// its `unit`. Source: github.com/lukasoppermann/design-tokens, readme.
enum FigmaPluginFormat: TokenFormat {
  static let name = "Figma plugin Design Tokens"
  static let dialect = TokenSource.Dialect.plain

  static func recognizes(_ document: Document, _ survey: TokenSurvey) -> Bool {
    return survey.hasFigmaPluginToken && !survey.hasDollarValue
  }
}

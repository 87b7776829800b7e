import SourceTree

/// Properties of Style Dictionary: objects with a `value`, composite or one for each part of a style.
///
/// Source: Style Dictionary documentation, "Design Tokens" (amzn.github.io/style-dictionary). What it
/// writes as `$value` is read as DTCG.
enum StyleDictionaryFormat: TokenFormat {
  static let name = "Style Dictionary"
  static let dialect = TokenSource.Dialect.plain

  static func recognizes(_ document: Document, _ survey: TreeSurvey) -> Bool {
    return survey.hasPlainValue && !survey.hasDollarValue
  }
}

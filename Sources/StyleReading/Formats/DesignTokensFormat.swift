import SourceTree

/// Design tokens as the Design Tokens Community Group defines them.
///
/// Source: Design Tokens Format Module 2025.10, designtokens.org/tr/2025.10/format.
enum DesignTokensFormat: TokenFormat {
  static let name = "Design Tokens (DTCG)"
  static let dialect = TokenSource.Dialect.dollar
  static let isLoose = false

  static func recognizes(_ document: Document, _ survey: TreeSurvey) -> Bool {
    survey.hasDollarValue
  }
}

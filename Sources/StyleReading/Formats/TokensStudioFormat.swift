import SourceTree

/// Tokens as the Figma plugin Tokens Studio writes them: plural types, formulas, sets and themes.
///
/// Source: Tokens Studio documentation, "Token types", "Token storage", "Using math".
enum TokensStudioFormat: TokenFormat {
  static let name = "Tokens Studio"
  static let dialect = TokenSource.Dialect.plain

  /// Types that it writes in the plural, or that only it has.
  private static let ownTypes: Set<String> = [
    "fontFamilies", "fontWeights", "fontSizes", "lineHeights", "letterSpacing", "paragraphSpacing",
    "textCase", "textDecoration", "boxShadow", "borderRadius", "math",
  ]

  /// Whether a file has any of the types that only Tokens Studio writes.
  fileprivate static func hasOwnType(_ survey: TreeSurvey) -> Bool {
    !survey.types.isDisjoint(with: ownTypes)
  }

  static func recognizes(_ document: Document, _ survey: TreeSurvey) -> Bool {
    TokenProject.isProject(document.root) && !survey.hasDollarValue
      || isLegacy(survey)
  }

  static func parts(of document: Document, name: [String]) -> [TokenSource.Part] {
    TokenProject.parts(of: document.root, name: name)
  }

  private static func isLegacy(_ survey: TreeSurvey) -> Bool {
    survey.hasPlainValue && !survey.hasDollarValue
      && (hasOwnType(survey) || survey.types.contains("typography"))
  }
}

/// Tokens Studio's values under the names of DTCG, `$value` and `$type`.
enum TokensStudioDollarFormat: TokenFormat {
  static let name = "Tokens Studio (DTCG keys)"
  static let dialect = TokenSource.Dialect.dollar

  static func recognizes(_ document: Document, _ survey: TreeSurvey) -> Bool {
    return survey.hasDollarValue
      && (TokensStudioFormat.hasOwnType(survey) || TokenProject.isProject(document.root))
  }

  static func parts(of document: Document, name: [String]) -> [TokenSource.Part] {
    TokenProject.parts(of: document.root, name: name)
  }
}

import SourceTree

/// Tokens as the Figma plugin Tokens Studio writes them: plural types, formulas, sets and themes.
///
/// Source: Tokens Studio documentation, "Token types", "Token storage", "Using math".
enum TokensStudioFormat: TokenFormat {
  static let name = "Tokens Studio"
  static let dialect = TokenSource.Dialect.plain

  static func recognizes(_ document: Document, _ survey: TokenSurvey) -> Bool {
    TokenSets.isProject(document.root) && !survey.hasDollarValue
      || isLegacy(survey)
  }

  static func parts(of document: Document, name: [String]) -> [TokenSource.Part] {
    TokenSets.parts(of: document.root, name: name)
  }

  private static func isLegacy(_ survey: TokenSurvey) -> Bool {
    survey.hasPlainValue && !survey.hasDollarValue
      && (survey.hasPluralType || survey.types.contains("typography"))
  }
}

/// Tokens Studio's values under the names of DTCG, `$value` and `$type`.
enum TokensStudioDollarFormat: TokenFormat {
  static let name = "Tokens Studio (DTCG keys)"
  static let dialect = TokenSource.Dialect.dollar

  static func recognizes(_ document: Document, _ survey: TokenSurvey) -> Bool {
    return survey.hasDollarValue
      && (survey.hasPluralType || TokenSets.isProject(document.root))
  }

  static func parts(of document: Document, name: [String]) -> [TokenSource.Part] {
    TokenSets.parts(of: document.root, name: name)
  }
}

/// The design tool Penpot, which exports what Tokens Studio does with more about each theme.
///
/// Source: Penpot user guide, "Design Tokens".
enum PenpotFormat: TokenFormat {
  static let name = "Penpot"
  static let dialect = TokenSource.Dialect.dollar

  static func recognizes(_ document: Document, _ survey: TokenSurvey) -> Bool {
    let themes = document.root["$themes"]?.elements ?? []
    return themes.contains { $0["is-source"] != nil || $0["modified-at"] != nil }
      && survey.hasDollarValue
  }

  static func parts(of document: Document, name: [String]) -> [TokenSource.Part] {
    TokenSets.parts(of: document.root, name: name)
  }
}

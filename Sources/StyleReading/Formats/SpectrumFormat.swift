import SourceTree

/// Tokens of Adobe Spectrum: types by the name of a schema, values by platform.
///
/// A list of tokens, each with its name, is the newer form. Source: github.com/adobe/spectrum-tokens,
/// schemas/token-types.
enum SpectrumFormat: TokenFormat {
  static let name = "Adobe Spectrum"
  static let dialect = TokenSource.Dialect.plain

  static func recognizes(_ document: Document, _ survey: TokenSurvey) -> Bool {
    if let elements = document.root.elements {
      return elements.contains { $0["name"] != nil && ($0["value"] ?? $0["sets"]) != nil }
    }
    return survey.hasSpectrumSchema
  }

  static func parts(of document: Document, name: [String]) -> [TokenSource.Part] {
    guard let elements = document.root.elements else {
      return [TokenSource.Part(set: name, root: document.root)]
    }
    return [TokenSource.Part(set: name, root: TokenList.root(of: elements, document.root))]
  }
}

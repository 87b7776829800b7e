import SourceTree

/// Exports of the Figma plugin Design Tokens, in both of its shapes.
///
/// "Standard" has tokens of the type `custom-fontStyle`, "original" an object for each property with
/// its `unit`. Source: github.com/lukasoppermann/design-tokens, readme.
enum FigmaPluginFormat: TokenFormat {
  static let name = "Figma plugin Design Tokens"
  static let dialect = TokenSource.Dialect.plain
  static let telltales: Set = ["exportKey"]

  private static let styleType = "custom-fontStyle"

  static func recognizes(_ document: Document, _ survey: TreeSurvey) -> Bool {
    survey.types.contains(styleType)
      || survey.holders(of: "exportKey").contains { $0.node["category"]?.string == "font" }
  }

  static func parts(of document: Document, name: [String]) -> [TokenSource.Part] {
    var part = TokenSource.Part(set: name, root: document.root)
    part.styleType = styleType
    part.hasPixels = true
    return [part]
  }
}

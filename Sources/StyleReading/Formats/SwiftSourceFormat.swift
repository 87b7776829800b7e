import SourceTree
import StyleModel

/// Text styles in Swift source: enumerations with a `switch self` for each property, static constants
/// and functions that make fonts, literals of a structure, tuples.
///
/// Nothing is compiled: names and literals are found, and what depends on more is said to be missing.
enum SwiftSourceFormat: StyleSetFormat {
  static let name = "Swift source"

  static func recognizes(_ document: Document, _ survey: TreeSurvey) -> Bool {
    document.syntax == .swift
  }

  static func read(_ document: Document, options: ReadingOptions) -> FoundStyles {
    let source = document.source.source(at: document.root.offset)
    let tokens = SwiftLexer.tokens(of: source.bytes, from: source.start)
    var styles = SwiftStyles(SwiftDeclarations(tokens), source: source)
    var builder = StyleBuilder(document: document, options: options)
    for draft in styles.drafts() { builder.add(draft) }
    var set = builder.found
    if set.styles.isEmpty, set.unreadable.isEmpty {
      set.emptyReason = Diagnostic(
        .error, at: document.position(of: document.root),
        "no text style in this Swift source: no font with a size, and no size for the cases of an "
          + "enumeration", hint: "give the file that has the sizes")
    }
    return set
  }
}

/// A name of a style file as Swift, Kotlin and CSS can write it.
package struct SwiftIdentifier: Hashable {
  /// The identifier, without backticks.
  package let text: String

  /// Words that Swift reserves; as a member they need backticks.
  private static let reserved: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import",
    "init",
    "inout", "internal", "let", "open", "operator", "private", "protocol", "public", "rethrows",
    "static", "struct", "subscript", "typealias", "var", "break", "case", "continue", "default",
    "defer", "do", "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "switch",
    "where", "while", "as", "Any", "catch", "false", "is", "nil", "super", "self", "Self", "throw",
    "throws", "true", "try", "Type", "Protocol", "object", "interface", "fun", "val", "when",
    "package",
    "none", "some",
  ]

  /// Names that an enum has already, or that backticks do not help.
  private static let taken: Set<String> = ["init", "self", "allCases", "font"]

  /// Types that exported Swift or Kotlin uses, or that are nested in what it extends: one of the same
  /// name would stand in front of them.
  private static let takenTypes: Set<String> = [
    "Any", "Array", "Bool", "CGFloat", "Character", "Dictionary", "Double", "Error", "Float", "Int",
    "Never", "Optional", "Protocol", "Self", "Set", "String", "Type", "CaseIterable", "Equatable",
    "Hashable", "RawRepresentable", "Sendable",
    "Body", "Content", "Context", "Design", "DynamicTypeSize", "Environment", "Font", "Leading",
    "ScaledMetric", "Swift", "SwiftUI", "TextStyle", "View", "ViewModifier", "Weight", "Width",
    "NSAttributedString", "NSMutableParagraphStyle", "UIContentSizeCategory", "UIFont",
    "UIFontDescriptor", "UIFontMetrics", "UIKit", "UITraitCollection",
    "FontFamily", "FontStyle", "FontWeight", "Typography",
  ]

  /// A member's name in lower camel case: `display/large` is `displayLarge`, `2xl` is `_2xl`.
  ///
  /// Letters of other scripts stay; a name without any letter or digit becomes `style`.
  package init(member name: String) {
    var words = SwiftIdentifier.words(of: name)
    if let first = words.first { words[0] = SwiftIdentifier.lowered(first) }
    let joined = SwiftIdentifier.joined(words, fallback: "style")
    text = SwiftIdentifier.taken.contains(joined) ? joined + "_" : joined
  }

  /// A type's name in upper camel case; `Custom` comes before one that code has already.
  package init(type name: String) {
    let joined = SwiftIdentifier.joined(
      SwiftIdentifier.words(of: name).map(SwiftIdentifier.raised), fallback: "Styles")
    text = SwiftIdentifier.takenTypes.contains(joined) ? "Custom" + joined : joined
  }

  /// Whether `name` can stand after `import`: identifiers with dots between them.
  package static func isModule(_ name: String) -> Bool {
    name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
      guard let first = part.unicodeScalars.first, !reserved.contains(String(part)) else {
        return false
      }
      return (first == "_" || first.properties.isXIDStart)
        && part.unicodeScalars.allSatisfy(\.properties.isXIDContinue)
    }
  }

  private init(_ text: String) {
    self.text = text
  }

  /// Whether the identifier needs backticks.
  var isReserved: Bool { SwiftIdentifier.reserved.contains(text) }

  /// The identifier as it is declared, in backticks where it has to be.
  package var declared: String { isReserved ? "`\(text)`" : text }

  /// Identifiers for members called `names`, each once: later ones of the same name are numbered.
  package static func members(_ names: [String]) -> [SwiftIdentifier] {
    var taken: Set<String> = []
    return names.map { name in
      let plain = SwiftIdentifier(member: name)
      var unique = plain
      var number = 2
      while !taken.insert(unique.text).inserted {
        unique = SwiftIdentifier("\(plain.text)_\(number)")
        number += 1
      }
      return unique
    }
  }

  private static func words(of name: String) -> [String] {
    name.split { character in
      !(character.isLetter || character.isNumber)
        || !character.unicodeScalars.allSatisfy {
          $0.properties.isXIDContinue
        }
    }.enumerated().map { index, word in index == 0 ? String(word) : raised(String(word)) }
  }

  private static func joined(_ words: [String], fallback: String) -> String {
    let joined = words.joined()
    guard let first = joined.unicodeScalars.first else { return fallback }
    return first.properties.isXIDStart ? joined : "_" + joined
  }

  private static func raised(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// `HTMLBody` is `htmlBody`, `Body` is `body`, `H1` is `h1`.
  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    if capitals.count == word.count || capitals.count <= 1 {
      return capitals.count == word.count
        ? word.lowercased() : word.prefix(1).lowercased() + word.dropFirst()
    }
    let next = word[capitals.endIndex]
    let count = next.isLetter ? capitals.count - 1 : capitals.count
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }
}

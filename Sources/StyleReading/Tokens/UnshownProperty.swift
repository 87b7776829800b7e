import SourceTree
import StyleModel

/// Properties of text styles that change how text looks but that no preview here shows.
enum UnshownProperty {
  /// In lower case, without joints.
  private static let spellings: Set<String> = [
    "textcase", "texttransform", "textdecoration", "fontvariationsettings", "fontfeaturesettings",
    "fontvariant", "fontvariantnumeric", "fontstretch", "fontwidth", "paragraphspacing",
    "paragraphindent",
  ]

  private static let names = Set(spellings.map { FoldedName($0) })

  private static let neutralWords: Set<String> = ["", "none", "normal", "original", "0", "0px"]

  /// Whether `name` is that of one, in any spelling.
  static func isOne(_ name: String) -> Bool {
    names.contains(FoldedName(name)) && spellings.contains(FoldedName.spelling(of: name))
  }

  /// Whether `value` does anything to a text.
  static func hasEffect(_ value: Node) -> Bool {
    if case .null = value.value { return false }
    if let number = value.number ?? value["value"]?.number { return number.double != 0 }
    guard let text = value.string ?? value["value"]?.string else { return true }
    return !neutralWords.contains(text.lowercased())
  }
}

extension StyleDraft {
  /// Notes which of `members` change how text looks but are not shown.
  mutating func noteUnshown(_ members: [Member]) {
    let names = members.filter {
      UnshownProperty.isOne($0.key) && UnshownProperty.hasEffect($0.value)
    }.map(\.key)
    if !names.isEmpty { assumptions.append(.notShown(names)) }
  }
}

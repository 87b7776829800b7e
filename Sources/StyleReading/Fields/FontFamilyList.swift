import StyleModel

/// Families in the order of preference, as a font port wants them.
struct FontFamilyList {
  /// Names in style sheets for the font of the system.
  private static let systemNames: Set<String> = [
    "system-ui", "-apple-system", "blinkmacsystemfont", "ui-sans-serif",
  ]
  /// Words of style sheets that name no font at all.
  private static let emptyNames: Set<String> = ["inherit", "initial", "unset"]

  /// The families to look for; empty is the system font.
  private(set) var families: [String] = []
  /// A word that stands in the place of a font but names none, such as `inherit`.
  private(set) var emptyName: String?

  /// The list that `names` make; a name may itself be a list, as style sheets write it
  /// (`'Noto Sans JP', sans-serif`).
  init(_ names: [String]) {
    for name in names.flatMap(FontFamilyList.split) {
      guard FontFamilyList.words.contains(FoldedName(name)) else {
        if !families.contains(name) { families.append(name) }
        continue
      }
      // The system font has every character, so nothing behind it is ever reached.
      if FontFamilyList.systemNames.contains(name.lowercased()) { return }
      if FontFamilyList.emptyNames.contains(name.lowercased()) {
        emptyName = name
      } else if !families.contains(name) {
        families.append(name)
      }
    }
  }

  /// All words that are no names of fonts, so that most names need not be spelt in lower case.
  private static let words = Set(systemNames.union(emptyNames).map { FoldedName($0) })

  private static func split(_ name: String) -> [String] {
    if name.utf8.allSatisfy(isOfPlainName), name.utf8.first != UInt8(ascii: " "),
      name.utf8.last != UInt8(ascii: " "), !name.isEmpty
    {
      return [name]
    }
    return name.split { $0 == "," || $0 == "，" }.map(unquoted).filter { !$0.isEmpty }
  }

  /// Whether a byte is one that a name without quotes or other names beside it is made of.
  private static func isOfPlainName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: " "), UInt8(ascii: "-"): true
    default: false
    }
  }

  private static func unquoted(_ name: Substring) -> String {
    var name = name.drop { $0.isWhitespace }
    while name.last?.isWhitespace == true { name.removeLast() }
    if name.count >= 2, let quote = name.first, quote == name.last, "'\"".contains(quote) {
      name = name.dropFirst().dropLast()
    }
    return String(name)
  }
}

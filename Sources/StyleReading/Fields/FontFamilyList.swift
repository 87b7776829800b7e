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
      // The system font has every character, so nothing behind it is ever reached.
      if FontFamilyList.systemNames.contains(name.lowercased()) { return }
      if FontFamilyList.emptyNames.contains(name.lowercased()) {
        emptyName = name
      } else if !families.contains(name) {
        families.append(name)
      }
    }
  }

  private static func split(_ name: String) -> [String] {
    name.split { $0 == "," || $0 == "，" }.map(unquoted).filter { !$0.isEmpty }
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

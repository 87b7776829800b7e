import PreviewUI

/// What a font family means the way people write it in style sets and style sheets.
///
/// Knows words only; whether a font is installed is for `FontCatalog` to say.
enum FamilyName {
  /// A family that names no font but a kind of font.
  enum Keyword: Hashable {
    /// The font of the user interface.
    case system(FontRequest.Design)
    /// A family that fontconfig itself picks a font for.
    case generic(String)
  }

  /// A PostScript name taken apart, such as `Futura-MediumItalic`.
  struct PostScript: Hashable {
    var family: String
    /// On the scale of CSS.
    var weight: Int
    var isItalic: Bool
  }

  /// Returns `name` without blanks, hyphens, underscores, dots and case, which people don't agree
  /// on.
  static func folded(_ name: String) -> String {
    String(name.lowercased().filter { !" -_.".contains($0) })
  }

  /// Returns what `name` stands for where it is a keyword of CSS (Fonts Module Level 4, §2.1.4).
  static func keyword(_ name: String) -> Keyword? {
    switch name.lowercased() {
    case "system-ui", "-apple-system", "blinkmacsystemfont", "ui-sans-serif": .system(.standard)
    case "ui-rounded": .system(.rounded)
    case "ui-serif": .system(.serif)
    case "ui-monospace": .system(.monospaced)
    case "sans-serif", "serif", "monospace", "cursive", "fantasy", "math":
      .generic(name.lowercased())
    default: nil
    }
  }

  /// Returns the design of Apple's system font that `name` asks for, where it names one.
  ///
  /// These fonts come with Apple's systems only, so that the system font stands in for them.
  static func appleSystemDesign(_ name: String) -> FontRequest.Design? {
    switch folded(name) {
    case "sf", "sfpro", "sfprotext", "sfprodisplay", "sfui", "sfuitext", "sfuidisplay", "sfcompact",
      "sfcompacttext", "sfcompactdisplay", "sanfrancisco", "applesystemuifont":
      .standard
    case "sfprorounded", "sfcompactrounded", "sfuirounded", "applesystemuifontrounded": .rounded
    case "sfmono", "applesystemuifontmonospaced": .monospaced
    case "newyork", "newyorksmall", "newyorkmedium", "newyorklarge", "newyorkextralarge",
      "applesystemuifontserif":
      .serif
    default: nil
    }
  }

  /// Returns another name under which the same design is distributed.
  ///
  /// `Noto Sans JP` is the subset for one region of `Noto Sans CJK JP` (readme of noto-cjk).
  static func sameDesign(as name: String) -> String? {
    for kind in ["Sans", "Serif"] {
      for region in ["JP", "KR", "SC", "TC", "HK"]
      where folded(name) == folded("Noto \(kind) \(region)") {
        return "Noto \(kind) CJK \(region)"
      }
    }
    return nil
  }

  /// Returns the parts of a PostScript name, or nil where no weight or slant ends it.
  static func postScript(_ name: String) -> PostScript? {
    guard let hyphen = name.lastIndex(of: "-"), hyphen != name.startIndex else { return nil }
    let family = String(name[..<hyphen])
    var style = folded(String(name[name.index(after: hyphen)...]))
    if style.hasSuffix("mt") { style.removeLast(2) }
    guard !style.isEmpty else { return nil }

    var isItalic = false
    for word in ["italic", "oblique", "it"] where style.hasSuffix(word) {
      style.removeLast(word.count)
      isItalic = true
      break
    }
    if style.isEmpty { return PostScript(family: family, weight: 400, isItalic: isItalic) }
    guard let weight = weights[style] else { return nil }
    return PostScript(family: family, weight: weight, isItalic: isItalic)
  }

  /// Returns the usual name of a weight of CSS: `Semi Bold` for 600, `Weight 450` for one between.
  static func weightName(_ weight: Int) -> String {
    switch weight {
    case 100: "Thin"
    case 200: "Extra Light"
    case 300: "Light"
    case 400: "Regular"
    case 500: "Medium"
    case 600: "Semi Bold"
    case 700: "Bold"
    case 800: "Extra Bold"
    case 900: "Black"
    default: "Weight \(weight)"
    }
  }

  /// Weights by the words that name them (OpenType specification, `OS/2` `usWeightClass`).
  private static let weights: [String: Int] = [
    "thin": 100, "hairline": 100,
    "extralight": 200, "ultralight": 200,
    "light": 300,
    "regular": 400, "normal": 400, "book": 400, "roman": 400,
    "medium": 500,
    "semibold": 600, "demibold": 600, "demi": 600,
    "bold": 700,
    "extrabold": 800, "ultrabold": 800,
    "black": 900, "heavy": 900,
  ]
}

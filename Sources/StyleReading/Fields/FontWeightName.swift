import DynamicType

/// A weight as a style file names it, with the slant that design tools write behind it.
struct FontWeightName {
  /// On the scale of CSS, 1…1000.
  let cssWeight: Int
  /// Whether the name says italic or oblique, as in `Semibold Italic`.
  let isItalic: Bool

  /// The weight that `name` says: `bold`, `Semi Bold`, `600`, `Bold Italic`, `Condensed Medium`, `W6`,
  /// `halbfett`, or `Italic` alone.
  init(_ name: String) throws(UnknownName) {
    let (rest, isItalic) = FontWeightName.withoutSlant(FontWeightName.folded(name))
    let word = FontWeightName.withoutNumber(FontWeightName.withoutWidth(rest))
    if word.isEmpty {
      cssWeight = 400
    } else if let known = FontWeightName.others[word] {
      cssWeight = known
    } else if let weight = try? Font.Weight.cssWeight(spelling: word) {
      cssWeight = weight
    } else {
      cssWeight = try Font.Weight.cssWeight(spelling: name)
    }
    self.isItalic = isItalic
  }

  /// The weight and slant at the end of a PostScript name, such as `Futura-MediumItalic`, or of a
  /// Hiragino name, such as `ヒラギノ角ゴシック W6`; nil where none ends it.
  init?(postScriptName name: String) {
    if let blank = name.lastIndex(of: " "), name[blank...].count == 3,
      name[name.index(after: blank)...].first == "W",
      let weight = try? FontWeightName(String(name[name.index(after: blank)...]))
    {
      self = weight
      return
    }
    guard let hyphen = name.lastIndex(of: "-"), hyphen != name.startIndex else { return nil }
    var style = name[name.index(after: hyphen)...]
    if style.hasSuffix("MT") { style.removeLast(2) }
    guard !style.isEmpty, let weight = try? FontWeightName(String(style)) else { return nil }
    self = weight
  }

  /// Whether `name` is a slant without a weight, such as `italic` or CSS's `normal`.
  static func saysOnlySlant(_ name: String) -> Bool {
    let word = folded(name)
    return word == "normal" || withoutSlant(word).rest.isEmpty
  }

  private static func folded(_ name: String) -> String {
    name.lowercased().filter { !" -_\t".contains($0) }
  }

  private static func withoutSlant(_ word: String) -> (rest: String, isItalic: Bool) {
    for slant in ["italic", "oblique", "kursiv", "slanted"] where word.hasSuffix(slant) {
      return (String(word.dropLast(slant.count)), true)
    }
    return (word, false)
  }

  /// `word` without the width that many families put before or behind the weight.
  private static func withoutWidth(_ word: String) -> String {
    for width in widths {
      if word.hasSuffix(width) { return String(word.dropLast(width.count)) }
      if word.hasPrefix(width) { return String(word.dropFirst(width.count)) }
    }
    return word
  }

  /// `word` without the number that some foundries put before the name, as in `55 Roman`.
  private static func withoutNumber(_ word: String) -> String {
    let name = word.drop { $0.isNumber }
    return name.isEmpty ? word : String(name)
  }

  /// The longer ones first, since the shorter end in them.
  private static let widths = [
    "semicondensed", "extracondensed", "ultracondensed", "condensed", "semiexpanded",
    "extraexpanded", "ultraexpanded", "semiextended", "extraextended", "extended", "expanded",
    "compressed", "narrow", "wide",
  ]

  /// Names that CSS has not: German ones, those of design tools' fonts, Hiragino's numbers.
  ///
  /// Sources: weights by name, German included, as token transforms know them; font menus; Hiragino
  /// counts W0 to W9 in hundreds.
  private static let others: [String: Int] = [
    "leicht": 300, "buch": 400, "mager": 300, "kräftig": 500, "kraeftig": 500, "halbfett": 600,
    "dreiviertelfett": 700, "fett": 800, "extrafett": 900, "super": 900, "ultra": 950, "fat": 900,
    "poster": 900, "ultraheavy": 950, "extraheavy": 950, "regularplus": 400, "text": 400,
    "w0": 100, "w1": 100, "w2": 200, "w3": 300, "w4": 400, "w5": 500, "w6": 600, "w7": 700,
    "w8": 800, "w9": 900,
  ]
}

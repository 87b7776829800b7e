/// A part of a text style, by the name DTCG gives it.
@frozen public enum StyleField: String, CaseIterable, Hashable, Sendable {
  /// The font families, best first.
  case fontFamily
  /// The size at `large`.
  case fontSize
  /// How heavy the strokes are.
  case fontWeight
  /// Extra space after every character.
  case letterSpacing
  /// The distance from line to line.
  case lineHeight
  /// Upright or slanted.
  case fontStyle
  /// The text style whose leading drives the scaling.
  case relativeTo
  /// The size not to exceed.
  case maximumPointSize
}

extension StyleField {
  /// Its place among all fields, from 0.
  @inlinable public var order: Int {
    switch self {
    case .fontFamily: 0
    case .fontSize: 1
    case .fontWeight: 2
    case .letterSpacing: 3
    case .lineHeight: 4
    case .fontStyle: 5
    case .relativeTo: 6
    case .maximumPointSize: 7
    }
  }

  /// The field that a name in a file stands for; nil where it stands for none.
  ///
  /// Case, hyphens, underscores and blanks make no difference: `font-size` is `fontSize`.
  package init?(spelling: String) {
    guard let (known, field) = StyleField.spellings[FoldedName(spelling)],
      FoldedName.spelling(of: spelling) == known
    else { return nil }
    self = field
  }

  /// The field that the end of a flat name stands for, and what comes before it: `TEXT_BODY_FONT_SIZE`
  /// is the size of `TEXT_BODY`; nil where it ends in none.
  package static func suffix(of name: String) -> (field: StyleField, stem: String)? {
    let folded = FoldedName.spelling(of: name)
    for (spelling, field) in suffixSpellings where folded.hasSuffix(spelling) {
      var stem = name[...]
      var left = spelling.utf8.count
      while left > 0, let last = stem.popLast() {
        if !FoldedName.isJoint(last) { left -= String(last).utf8.count }
      }
      while let last = stem.last, FoldedName.isJoint(last) { stem.removeLast() }
      return (field, String(stem))
    }
    return nil
  }

  private static let spellings: [FoldedName: (String, StyleField)] = {
    var result: [FoldedName: (String, StyleField)] = [:]
    for (field, names) in allSpellings {
      for name in names { result[FoldedName(name)] = (name, field) }
    }
    return result
  }()

  private static let allSpellings: [(StyleField, [String])] = [
    (.fontFamily, ["fontfamily", "fontfamilies", "family", "typeface", "fontname", "font"]),
    (.fontSize, ["fontsize", "fontsizes", "size", "pointsize", "defaultpointsize", "textsize"]),
    (.fontWeight, ["fontweight", "fontweights", "weight"]),
    (
      .letterSpacing,
      ["letterspacing", "tracking", "kerning", "kern", "characterspacing", "letterspace"]
    ),
    (.lineHeight, ["lineheight", "lineheights", "leading"]),
    (.fontStyle, ["fontstyle", "slant"]),
    (.relativeTo, ["relativeto", "textstyle", "mapsto", "uikittextstyle", "scaleswith"]),
    (
      .maximumPointSize,
      ["maximumpointsize", "maxpointsize", "maximumsize", "maxsize", "maximumfontsize"]
    ),
  ]

  /// Only spellings that nothing but a style's property ends in.
  private static let suffixSpellings: [(String, StyleField)] = [
    ("fontfamily", .fontFamily), ("fontsize", .fontSize), ("fontweight", .fontWeight),
    ("lineheight", .lineHeight), ("letterspacing", .letterSpacing), ("fontstyle", .fontStyle),
  ]
}

import DynamicType

/// A weight as a style file names it, with the slant that design tools write behind it.
struct FontWeightName {
  /// On the scale of CSS, 1…1000.
  let cssWeight: Int
  /// Whether the name says italic or oblique, as in `Semibold Italic`.
  let isItalic: Bool

  /// The weight that `name` says: `bold`, `Semi Bold`, `600`, `Bold Italic`, or `Italic` alone.
  init(_ name: String) throws(UnknownName) {
    var weight = Substring(name)
    while weight.last?.isWhitespace == true { weight.removeLast() }
    let lowercased = weight.lowercased()
    let slant = ["italic", "oblique"].first { lowercased.hasSuffix($0) }
    if let slant {
      weight = weight.dropLast(slant.count)
      while let last = weight.last, last.isWhitespace || last == "-" { weight.removeLast() }
    }
    isItalic = slant != nil
    if isItalic, weight.isEmpty {
      cssWeight = 400
    } else {
      cssWeight = try Font.Weight.cssWeight(spelling: String(weight))
    }
  }
}

package import Imaging

/// What a specimen in cells is drawn with.
package struct SpecimenColors {
  /// Shades of the letters.
  let ink: InkPalette
  /// The line that it stands on.
  let hairline: CellColor
  /// The sign that it goes on.
  let sign: CellColor
  /// Attributes of that sign.
  let signAttributes: CellAttributes

  /// Colours for letters, for the line they stand on, and for the sign that they go on.
  package init(
    ink: InkPalette, hairline: CellColor, sign: CellColor, signAttributes: CellAttributes
  ) {
    self.ink = ink
    self.hairline = hairline
    self.sign = sign
    self.signAttributes = signAttributes
  }
}

extension CellGrid {
  /// Columns that `text` takes when it is written into cells, substitutes included.
  public static func displayWidth(of text: some StringProtocol) -> Int {
    CellGlyphs(String(text)).reduce(0) { $0 + $1.width }
  }

  /// Writes one line of text and returns how many columns it took.
  ///
  /// A text of more than `maxColumns`, or that would leave the grid at the right, is cut and ends
  /// with `…`; what lies left of the grid is dropped, and a row outside of it takes 0 columns. What
  /// could control a terminal (escapes, line breaks, bidirectional overrides) becomes U+FFFD, what
  /// terminals don't agree on (emoji, private use) becomes `□`, and each character keeps at most two
  /// combining marks.
  @discardableResult
  public mutating func write(
    _ text: some StringProtocol, column: Int, row: Int, maxColumns: Int = .max,
    foreground: CellColor = .standard, background: CellColor = .standard,
    attributes: CellAttributes = []
  ) -> Int {
    guard row >= 0, row < rows, column < columns else { return 0 }
    let style = Cell(foreground: foreground, background: background, attributes: attributes)
    let glyphs = Self.glyphs(of: String(text), atMost: min(maxColumns, columns - column))
    var next = column
    for glyph in glyphs {
      place(glyph, column: next, row: row, style: style)
      next += glyph.width
    }
    return next - column
  }

  /// The glyphs of `text`, or as many as leave room for an ellipsis where they are too many.
  private static func glyphs(of text: String, atMost limit: Int) -> [CellGlyph] {
    var glyphs: [CellGlyph] = []
    guard limit > 0 else { return glyphs }
    var width = 0
    for glyph in CellGlyphs(text) {
      width += glyph.width
      glyphs.append(glyph)
      guard width > limit else { continue }
      while width >= limit, let last = glyphs.popLast() { width -= last.width }
      return glyphs + [.ellipsis]
    }
    return glyphs
  }

  /// Puts a glyph that doesn't reach beyond the right edge; of one cut by the left edge only the
  /// background is seen.
  private mutating func place(_ glyph: CellGlyph, column: Int, row: Int, style: Cell) {
    let end = column + glyph.width
    guard column >= 0 else {
      if end > 0 { replace(row: row, from: 0, count: end) { _ in style } }
      return
    }
    replace(row: row, from: column, count: glyph.width) { place in
      var cell = style
      cell.scalar = place == column ? glyph.scalar : "\0"
      if place == column { cell.marks = glyph.marks }
      return cell
    }
  }
}

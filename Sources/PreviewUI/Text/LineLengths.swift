/// How long the lines of a text may be: all alike, or the first ones shorter, beside an icon.
struct LineLengths: Equatable {
  /// The length of a line, in points.
  var full: CGFloat
  /// How much later the first lines begin, in points.
  var indent: CGFloat = 0
  /// How many lines begin later.
  var indentedLines = 0

  /// How much later a line begins, in points.
  func indent(ofLine line: Int) -> CGFloat { line < indentedLines ? indent : 0 }

  /// The length of a line.
  func length(ofLine line: Int) -> CGFloat { max(0, full - indent(ofLine: line)) }
}

/// What one line of a text says, before it is shaped.
struct LineContent {
  var pieces: [ResolvedText.Piece]
  /// Sum of the advances, in points.
  var width: CGFloat
  /// The pieces shaped, where that was done already.
  var known: [TextLayout.Fragment]?
  /// Which paragraph it belongs to.
  var paragraph = 0
  /// The cluster of its paragraph that it begins with.
  var start = 0

  static func dropTrailingSpaces(_ pieces: inout [ResolvedText.Piece]) {
    while let last = pieces.last {
      var string = Substring(last.string)
      while let character = string.last, LineBreaker.isSpace(character) { string.removeLast() }
      if !string.isEmpty || pieces.count == 1 {
        pieces[pieces.count - 1].string = String(string)
        return
      }
      pieces.removeLast()
    }
  }

  /// The pieces shaped, in the order they are written; each knows where on the line it stands.
  func shaped(port: any FontPort) -> (fragments: [TextLayout.Fragment], width: CGFloat) {
    let lines = pieces.map { port.shape($0.string, $0.request) }
    var starts = [CGFloat](repeating: 0, count: lines.count)
    var pen: CGFloat = 0
    for index in BidirectionalText.visualOrder(of: pieces.map(\.level)) {
      starts[index] = pen
      pen += lines[index].width
    }
    let fragments = lines.indices.map {
      TextLayout.Fragment(line: lines[$0], x: starts[$0], color: pieces[$0].color)
    }
    return (fragments, pen)
  }

  /// Height of the line and its baseline below its upper edge, in points.
  ///
  /// Where a text style states a line height, the font's own ascent and descent are centred in it.
  func box(port: any FontPort) -> (height: CGFloat, baseline: CGFloat) {
    var above: CGFloat = 0
    var below: CGFloat = 0
    for piece in pieces {
      let metrics = port.metrics(of: piece.request)
      let height = piece.lineHeight ?? metrics.lineHeight
      let half = (height - metrics.ascent - metrics.descent) / 2
      above = max(above, metrics.ascent + half)
      below = max(below, metrics.descent + half)
    }
    return (above + below, above)
  }
}

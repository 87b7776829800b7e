/// What one line of a text says, before it is shaped.
struct LineContent {
  var pieces: [ResolvedText.Piece]
  /// Sum of the advances, in points.
  var width: CGFloat
  /// The pieces shaped, where that was done already.
  var known: [TextLayout.Fragment]?

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

  /// The pieces shaped, one after the other.
  func shaped(port: any FontPort) -> (fragments: [TextLayout.Fragment], width: CGFloat) {
    var fragments: [TextLayout.Fragment] = []
    var pen: CGFloat = 0
    for piece in pieces {
      let line = port.shape(piece.string, piece.request)
      fragments.append(TextLayout.Fragment(line: line, x: pen))
      pen += line.width
    }
    return (fragments, pen)
  }

  /// The line cut to `width` points, with an ellipsis where its end is left out.
  func cut(toWidth width: CGFloat, port: any FontPort) -> LineContent {
    var shorter = self
    shorter.known = nil
    Self.dropTrailingSpaces(&shorter.pieces)
    while true {
      var candidate = shorter
      candidate.pieces[candidate.pieces.count - 1].string += "…"
      candidate.width = candidate.shaped(port: port).width
      let excess = candidate.width - width
      if excess <= 1e-6 || !shorter.removeLast(atLeast: excess, port: port) { return candidate }
    }
  }

  /// Takes clusters off the end until `excess` points are gone; `false` where nothing is left.
  private mutating func removeLast(atLeast excess: CGFloat, port: any FontPort) -> Bool {
    while pieces.count > 1, pieces[pieces.count - 1].string.isEmpty { pieces.removeLast() }
    let index = pieces.count - 1
    guard !pieces[index].string.isEmpty else { return false }
    var gone: CGFloat = 0
    let clusters = port.shape(pieces[index].string, pieces[index].request).clusters
    var keep = clusters.count
    while keep > 0, gone < excess {
      keep -= 1
      gone += clusters[keep].advance
    }
    let bytes = pieces[index].string.utf8
    let end = keep < clusters.count ? clusters[keep].utf8Offset : bytes.count
    pieces[index].string = String(
      pieces[index].string[..<bytes.index(bytes.startIndex, offsetBy: end)])
    Self.dropTrailingSpaces(&pieces)
    return true
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

  func height(port: any FontPort) -> CGFloat { box(port: port).height }
}

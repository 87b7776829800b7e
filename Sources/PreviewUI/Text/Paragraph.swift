/// The part of a text between two line breaks that its author wrote, shaped once.
final class Paragraph {
  /// Its pieces; at least one, possibly empty.
  private let pieces: [ResolvedText.Piece]
  private let port: any FontPort
  /// The paragraph as one line.
  private lazy var whole: LineContent = {
    var line = LineContent(pieces: pieces, width: 0)
    let shaped = line.shaped(port: port)
    line.width = shaped.width
    line.known = shaped.fragments
    return line
  }()
  private lazy var units = makeUnits()

  private init(_ pieces: [ResolvedText.Piece], port: any FontPort) {
    self.pieces = pieces
    self.port = port
  }

  /// The paragraphs of `text`, in order; a text without pieces has none.
  static func paragraphs(of text: ResolvedText, port: any FontPort) -> [Paragraph] {
    var all: [[ResolvedText.Piece]] = []
    var current: [ResolvedText.Piece] = []
    for piece in text.pieces {
      let parts = piece.string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      for (index, part) in parts.enumerated() {
        if index > 0 {
          all.append(current)
          current = []
        }
        var partPiece = piece
        partPiece.string = String(part)
        current.append(partPiece)
      }
    }
    if !current.isEmpty { all.append(current) }
    return all.map { Paragraph($0, port: port) }
  }

  /// The paragraph in lines no wider than `width` points, greedily filled.
  ///
  /// A word wider than a line is broken between clusters, and that is reported.
  func broken(toWidth width: CGFloat) -> (lines: [LineContent], hasOverlongWord: Bool) {
    whole.width <= width + 1e-6 ? ([whole], false) : breakUp(width: width)
  }

  /// A cluster with the place it has in the paragraph.
  private struct Unit {
    let piece: Int
    let offset: Int
    let advance: CGFloat
    let isSpace: Bool
    let startsWord: Bool
  }

  private func makeUnits() -> [Unit] {
    let fragments = whole.known ?? []
    let joined = pieces.map(\.string).joined()
    let breaks = Set(LineBreaker.opportunities(in: joined))
    var units: [Unit] = []
    var base = 0
    for (index, piece) in pieces.enumerated() {
      let bytes = Array(piece.string.utf8)
      for cluster in fragments[index].line.clusters {
        units.append(
          Unit(
            piece: index, offset: cluster.utf8Offset, advance: cluster.advance,
            isSpace: bytes[cluster.utf8Offset] == 0x20,
            startsWord: breaks.contains(base + cluster.utf8Offset)))
      }
      base += bytes.count
    }
    return units
  }

  private func breakUp(width: CGFloat) -> (lines: [LineContent], hasOverlongWord: Bool) {
    var starts = [0]
    var lineWidth: CGFloat = 0
    var lastBreak: Int?
    var hasOverlongWord = false
    var index = 0
    while index < units.count {
      let unit = units[index]
      if unit.startsWord && index > starts[starts.count - 1] { lastBreak = index }
      if lineWidth + unit.advance > width + 1e-6, !unit.isSpace,
        index > starts[starts.count - 1]
      {
        if lastBreak == nil { hasOverlongWord = true }
        index = lastBreak ?? index
        starts.append(index)
        lineWidth = 0
        lastBreak = nil
        continue
      }
      lineWidth += unit.advance
      index += 1
    }
    let lines = starts.indices.map { line in
      content(from: starts[line], to: line + 1 < starts.count ? starts[line + 1] : nil)
    }
    return (lines, hasOverlongWord)
  }

  /// The text of the units from one line start to the next, spaces at its end left out.
  private func content(from start: Int, to end: Int?) -> LineContent {
    let last = end.map { units[$0] }
    var linePieces: [ResolvedText.Piece] = []
    for (index, piece) in pieces.enumerated() {
      let from = index == units[start].piece ? units[start].offset : 0
      guard index >= units[start].piece else { continue }
      if let last, index > last.piece { break }
      let bytes = piece.string.utf8
      let to = last.map { index == $0.piece ? $0.offset : bytes.count } ?? bytes.count
      var part = piece
      part.string = String(
        piece.string[
          bytes.index(
            bytes.startIndex, offsetBy: from)..<bytes.index(
              bytes.startIndex, offsetBy: to)])
      linePieces.append(part)
    }
    var used = units[start..<(end ?? units.count)]
    if end != nil {
      LineContent.dropTrailingSpaces(&linePieces)
      while let unit = used.last, unit.isSpace, used.count > 1 { used.removeLast() }
    }
    return LineContent(pieces: linePieces, width: used.reduce(0) { $0 + $1.advance })
  }
}

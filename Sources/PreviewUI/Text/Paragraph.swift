/// The part of a text between two line breaks that its author wrote, shaped once.
final class Paragraph {
  /// Its pieces; at least one, possibly empty; each of one direction.
  private let pieces: [ResolvedText.Piece]
  private let port: any FontPort
  private let index: Int
  /// The paragraph as one line.
  private lazy var whole: LineContent = {
    var line = LineContent(pieces: pieces, width: 0, paragraph: index)
    let shaped = line.shaped(port: port)
    line.width = shaped.width
    line.known = shaped.fragments
    return line
  }()
  private lazy var units = makeUnits()

  private init(_ pieces: [ResolvedText.Piece], index: Int, port: any FontPort) {
    self.pieces = pieces
    self.index = index
    self.port = port
  }

  /// The paragraphs of `text`, in order; a text without pieces has none.
  static func paragraphs(of text: ResolvedText, port: any FontPort) -> [Paragraph] {
    var all: [[ResolvedText.Piece]] = []
    var current: [ResolvedText.Piece] = []
    for piece in text.pieces {
      guard piece.string.utf8.contains(where: isLineBreakByte) else {
        current.append(piece)
        continue
      }
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
    return all.enumerated().map { index, pieces in
      Paragraph(directed(pieces, text.direction), index: index, port: port)
    }
  }

  /// The first bytes of LF, VT, FF, CR, NEL and the two separators.
  private static func isLineBreakByte(_ byte: UInt8) -> Bool {
    (0x0A...0x0D).contains(byte) || byte == 0xC2 || byte == 0xE2
  }

  /// The pieces split so that each runs one way.
  private static func directed(
    _ pieces: [ResolvedText.Piece], _ direction: LayoutDirection
  ) -> [ResolvedText.Piece] {
    let joined = pieces.count == 1 ? pieces[0].string : pieces.map(\.string).joined()
    guard let levels = BidirectionalText.levels(of: joined, fallback: direction) else {
      return pieces
    }
    var result: [ResolvedText.Piece] = []
    var place = 0
    for piece in pieces {
      var part = piece
      part.string = ""
      for character in piece.string {
        // Where two pieces meet inside one character the levels are one short.
        let level = levels[min(place, levels.count - 1)]
        if level != part.level, !part.string.isEmpty {
          result.append(part)
          part.string = ""
        }
        part.level = level
        part.request.isRightToLeft = level % 2 == 1
        part.string.append(character)
        place += 1
      }
      result.append(part)
    }
    return result
  }

  /// The paragraph in lines that fit `lines`, greedily filled; `first` is the number of its first.
  ///
  /// A word wider than a line is broken between clusters, and that is reported.
  func broken(
    to lines: LineLengths, firstLine first: Int
  ) -> (lines: [LineContent], hasOverlongWord: Bool) {
    whole.width <= lines.length(ofLine: first) + 1e-6
      ? ([whole], false) : breakUp(lines, firstLine: first)
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
    let joined = pieces.count == 1 ? pieces[0].string : pieces.map(\.string).joined()
    let breaks = LineBreaker.opportunities(in: joined)
    var nextBreak = 0
    var units: [Unit] = []
    var base = 0
    for (index, piece) in pieces.enumerated() {
      let bytes = Array(piece.string.utf8)
      for cluster in fragments[index].line.clusters {
        let offset = base + cluster.utf8Offset
        while nextBreak < breaks.count, breaks[nextBreak] < offset { nextBreak += 1 }
        units.append(
          Unit(
            piece: index, offset: cluster.utf8Offset, advance: cluster.advance,
            isSpace: bytes[cluster.utf8Offset] == 0x20,
            startsWord: nextBreak < breaks.count && breaks[nextBreak] == offset))
      }
      base += bytes.count
    }
    return units
  }

  private func breakUp(
    _ lengths: LineLengths, firstLine: Int
  ) -> (lines: [LineContent], hasOverlongWord: Bool) {
    var starts = [0]
    var lineWidth: CGFloat = 0
    var lastBreak: Int?
    var hasOverlongWord = false
    var index = 0
    var width = lengths.length(ofLine: firstLine)
    while index < units.count {
      let unit = units[index]
      if unit.startsWord && index > starts[starts.count - 1] { lastBreak = index }
      if lineWidth + unit.advance > width + 1e-6, !unit.isSpace,
        index > starts[starts.count - 1]
      {
        if lastBreak == nil { hasOverlongWord = true }
        index = lastBreak ?? index
        starts.append(index)
        width = lengths.length(ofLine: firstLine + starts.count - 1)
        lineWidth = 0
        lastBreak = nil
        continue
      }
      lineWidth += unit.advance
      index += 1
    }
    let lines = starts.indices.map { line in
      content(from: starts[line], to: line + 1 < starts.count ? starts[line + 1] : units.count)
    }
    return (lines, hasOverlongWord)
  }

  /// The text of some units; spaces at its end are left out unless the paragraph ends there.
  private func content(from start: Int, to end: Int) -> LineContent {
    var linePieces = slices(from: start, to: end)
    var used = units[start..<end]
    if end < units.count {
      LineContent.dropTrailingSpaces(&linePieces)
      while let unit = used.last, unit.isSpace, used.count > 1 { used.removeLast() }
    }
    return LineContent(
      pieces: linePieces, width: used.reduce(0) { $0 + $1.advance }, paragraph: index,
      start: start)
  }

  /// The pieces of some units, cut where the units begin and end; at least one.
  private func slices(from start: Int, to end: Int) -> [ResolvedText.Piece] {
    guard start < end else {
      var empty = pieces[start < units.count ? units[start].piece : pieces.count - 1]
      empty.string = ""
      return [empty]
    }
    let (first, last) = (units[start].piece, units[end - 1].piece)
    return (first...last).map { index in
      let bytes = pieces[index].string.utf8
      let from = index == first ? units[start].offset : 0
      let to = end < units.count && units[end].piece == index ? units[end].offset : bytes.count
      var part = pieces[index]
      part.string = String(
        pieces[index].string[
          bytes.index(
            bytes.startIndex, offsetBy: from)..<bytes.index(
              bytes.startIndex, offsetBy: to)])
      return part
    }
  }
}

// MARK: leaving out

extension Paragraph {
  /// What is left of the text from cluster `start` on where it has to fit `width` points, with an
  /// ellipsis for what is left out.
  func cut(from start: Int, toWidth width: CGFloat, mode: Text.TruncationMode) -> LineContent {
    let count = units.count - start
    let ellipsis = port.shape("…", pieces[0].request).width
    var room = max(0, width - ellipsis)
    while true {
      let head = mode == .head ? 0 : fitting(mode == .middle ? room / 2 : room, from: start)
      let tail =
        mode == .tail || head >= count
        ? 0 : min(count - head, fittingAtEnd(mode == .middle ? room - room / 2 : room, count))
      let line = joined(start: start, head: head, tail: tail)
      if line.width <= width + 1e-6 || head + tail == 0 { return line }
      room = max(0, room - max(line.width - width, 0.5))
    }
  }

  private func fitting(_ room: CGFloat, from start: Int) -> Int {
    var (sum, count): (CGFloat, Int) = (0, 0)
    for unit in units[start...] {
      sum += unit.advance
      if sum > room + 1e-6 { break }
      count += 1
    }
    return count
  }

  private func fittingAtEnd(_ room: CGFloat, _ limit: Int) -> Int {
    var (sum, count): (CGFloat, Int) = (0, 0)
    while count < limit {
      sum += units[units.count - 1 - count].advance
      if sum > room + 1e-6 { break }
      count += 1
    }
    return count
  }

  private func joined(start: Int, head: Int, tail: Int) -> LineContent {
    var linePieces = slices(from: start, to: start + head)
    LineContent.dropTrailingSpaces(&linePieces)
    linePieces[linePieces.count - 1].string += "…"
    if tail > 0 { linePieces += slices(from: units.count - tail, to: units.count) }
    var line = LineContent(pieces: linePieces, width: 0, paragraph: index, start: start)
    let shaped = line.shaped(port: port)
    line.width = shaped.width
    line.known = shaped.fragments
    return line
  }
}

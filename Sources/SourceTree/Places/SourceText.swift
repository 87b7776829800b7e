package import StyleModel

/// The bytes of a style file, and the line and column of each.
package struct SourceText: Sendable {
  /// How far apart, in bytes, the places are whose line and column are known beforehand.
  ///
  /// They take a tenth of the text's memory then, and a position is found by looking at no more than that.
  private static let stride = 128

  /// A byte whose line and column are known.
  private struct Mark {
    private var shortOffset: UInt32
    private var shortLine: UInt32
    private var shortColumn: UInt32

    init(offset: Int, line: Int, column: Int) {
      shortOffset = UInt32(truncatingIfNeeded: offset)
      shortLine = UInt32(truncatingIfNeeded: line)
      shortColumn = UInt32(truncatingIfNeeded: column)
    }

    var offset: Int { Int(shortOffset) }
    var line: Int { Int(shortLine) }
    var column: Int { Int(shortColumn) }
  }

  package let file: String
  package let bytes: [UInt8]
  /// Where the text begins: 3 after a byte order mark, else 0.
  package let start: Int
  /// What to add to an index in `bytes` to get an offset of the document the file is part of.
  package let base: Int
  private let marks: [Mark]

  package init(bytes: [UInt8], file: String, base: Int = 0) {
    self.file = file
    self.bytes = bytes
    self.base = base
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    self.start = start
    marks = SourceText.marks(in: bytes, from: start)
  }

  /// The first offset that is free for another source behind this one.
  package var end: Int { base + bytes.count + 1 }

  /// The line and column of the byte at `offset`, counted from `base`; the end is a place too.
  package func position(at offset: Int) -> SourcePosition {
    let offset = offset - base
    var low = 0
    var high = marks.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if marks[middle].offset <= offset { low = middle } else { high = middle }
    }
    let place = SourceText.walk(bytes, from: marks[low], to: min(offset, bytes.count))
    return SourcePosition(file: file, line: place.line, column: place.column)
  }

  private static func marks(in bytes: [UInt8], from start: Int) -> [Mark] {
    var last = Mark(offset: start, line: 1, column: 1)
    var marks = [last]
    while last.offset + stride < bytes.count {
      var end = last.offset + stride
      while end < bytes.count, !isBoundary(bytes, end) { end += 1 }
      last = walk(bytes, from: last, to: end)
      marks.append(last)
    }
    return marks
  }

  /// The line and column at `end`, known those at `mark` before it.
  private static func walk(
    _ bytes: [UInt8], from mark: Mark, to end: Int
  ) -> Mark {
    var line = mark.line
    var lineStart: Int?
    var index = mark.offset
    var union: UInt8 = 0
    while index < end {
      let byte = bytes[index]
      union |= byte
      index += 1
      guard byte <= 0x0D else { continue }
      if byte == 0x0A || byte == 0x0D && !(index < bytes.count && bytes[index] == 0x0A) {
        line += 1
        lineStart = index
      }
    }
    let start = lineStart ?? mark.offset
    var characters = max(0, end - start)
    if union >= 0x80, start < end {
      characters = String(decoding: bytes[start..<end], as: UTF8.self).count
    }
    return Mark(
      offset: max(end, mark.offset), line: line,
      column: (lineStart == nil ? mark.column : 1) + characters)
  }

  /// Whether no character spans `index`: between two ASCII bytes only CR LF is one character.
  private static func isBoundary(_ bytes: [UInt8], _ index: Int) -> Bool {
    index < bytes.count && bytes[index] < 0x80 && bytes[index - 1] < 0x80
      && bytes[index - 1] != 0x0D
  }
}

/// The head of a Markdown file: YAML between two lines of three hyphens.
enum FrontMatter {
  /// Where the YAML stands in `bytes`; nil where there is no head, or nothing but it.
  static func range(in bytes: [UInt8]) -> Range<Int>? {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard let first = line(in: bytes, from: start), isFence(bytes[first.text]) else { return nil }
    var index = first.next
    while let line = line(in: bytes, from: index) {
      if isFence(bytes[line.text]) {
        let hasMore = bytes[line.next...].contains { $0 > 0x20 }
        return hasMore ? first.next..<index : nil
      }
      index = line.next
    }
    return nil
  }

  /// The line from `start`, without its end, and where the next begins; nil at the end.
  private static func line(
    in bytes: [UInt8], from start: Int
  ) -> (text: Range<Int>, next: Int)? {
    guard start < bytes.count else { return nil }
    var end = start
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    var next = min(end + 1, bytes.count)
    if end < bytes.count, bytes[end] == 0x0D, next < bytes.count, bytes[next] == 0x0A { next += 1 }
    return (start..<end, next)
  }

  private static func isFence(_ line: ArraySlice<UInt8>) -> Bool {
    var line = line
    while let last = line.last, last == 0x20 || last == 0x09 { line.removeLast() }
    return line.elementsEqual("---".utf8)
  }
}

public import PreviewUI

/// A screen as text: its lines of words where they stand, and what became of each text.
///
/// A column is 5 points wide and a row 10 points high; a line of text is a pair of brackets as long as
/// the line, with as many of its words inside as have room.
public enum WordFrame {
  private static let columnWidth = 5.0
  private static let rowHeight = 10.0

  /// The screen that `host` shows, laid out in `proposal`.
  public static func text<Content>(
    of host: PreviewHost<Content>, in proposal: ProposedViewSize
  ) -> String {
    host.update()
    let size = host.layout(proposal)
    var rows = [[Character]](
      repeating: [Character](
        repeating: " ", count: max(1, Int((size.width / columnWidth).rounded(.up)))),
      count: max(1, Int((size.height / rowHeight).rounded(.up))))
    for image in host.images { draw(image.frame, into: &rows) }
    for line in host.recording.lines { draw(line, into: &rows) }
    let picture = rows.map { row in
      "|" + String(row).trimmingEnd()
    }
    return (["\(number(size.width)) × \(number(size.height))"] + picture + host.texts.map(facts))
      .joined(separator: "\n")
  }

  /// A picture as its four corners.
  private static func draw(_ frame: CGRect, into rows: inout [[Character]]) {
    let columns = [frame.minX, frame.maxX - columnWidth].map { Int(($0 / columnWidth).rounded()) }
    let lines = [frame.minY, frame.maxY - rowHeight].map { Int(($0 / rowHeight).rounded()) }
    for row in lines where rows.indices.contains(row) {
      for column in columns where rows[row].indices.contains(column) { rows[row][column] = "+" }
    }
  }

  private static func draw(_ line: ScreenRecording.Line, into rows: inout [[Character]]) {
    let row = Int(((line.baseline - 1) / rowHeight).rounded(.down))
    let start = Int((line.x / columnWidth).rounded())
    let end = max(start + 2, Int(((line.x + line.width) / columnWidth).rounded()))
    guard rows.indices.contains(row) else { return }
    let inside = end - start - 2
    var words = Array(line.string.prefix(inside))
    words += [Character](repeating: "·", count: inside - words.count)
    for (offset, character) in (["["] + words + ["]"]).enumerated()
    where rows[row].indices.contains(start + offset) {
      rows[row][start + offset] = character
    }
  }

  private static func facts(_ item: TextItem) -> String {
    let facts = item.facts
    let frame = facts.frame
    var words = [
      "\"\(facts.text)\"", "\(number(facts.fonts.first?.pointSize ?? 0)) pt",
      "at \(number(frame.minX)),\(number(frame.minY))",
      "\(number(frame.width)) × \(number(frame.height))",
    ]
    if facts.lineCount != 1 { words.append("\(facts.lineCount) lines") }
    if facts.isTruncated { words.append("truncated") }
    if facts.isClipped { words.append("clipped, needs \(number(facts.neededSize.height))") }
    if facts.hasOverlongWord { words.append("word too long") }
    if facts.scaleFactor != 1 { words.append("shrunk to \(number(facts.scaleFactor))") }
    return words.joined(separator: "  ")
  }

  /// A figure with at most two decimals.
  private static func number(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let (whole, rest) = (hundredths / 100, abs(hundredths % 100))
    if rest == 0 { return "\(whole)" }
    return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}

extension String {
  fileprivate func trimmingEnd() -> String {
    var rest = Substring(self)
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }
}

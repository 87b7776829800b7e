/// Two versions of a text as the diff that `patch` and `git apply` take.
struct UnifiedDiff {
  private static let context = 3

  let old: [UInt8]
  let new: [UInt8]
  let file: String

  /// A line that stays, goes or comes.
  private struct Line {
    var sign: Character
    var text: ArraySlice<UInt8>
  }

  /// The diff; empty where both are equal.
  var text: String {
    guard old != new else { return "" }
    let lines = lines()
    let path = file.hasPrefix("/") ? String(file.dropFirst()) : file
    var result = "--- a/\(path)\n+++ b/\(path)\n"
    var index = 0
    var (oldLine, newLine) = (1, 1)
    while let first = lines[index...].firstIndex(where: { $0.sign != " " }) {
      let start = max(index, first - Self.context)
      oldLine += start - index
      newLine += start - index
      let end = Self.end(ofHunkFrom: first, lines)
      let hunk = lines[start..<end]
      let oldCount = hunk.count { $0.sign != "+" }
      let newCount = hunk.count { $0.sign != "-" }
      result += "@@ -\(oldLine),\(oldCount) +\(newLine),\(newCount) @@\n"
      for line in hunk { result += Self.written(line) }
      oldLine += oldCount
      newLine += newCount
      index = end
    }
    return result
  }

  /// Behind the context of the last change that is near enough to share a hunk.
  private static func end(ofHunkFrom first: Int, _ lines: [Line]) -> Int {
    var last = first
    for index in first..<lines.count where lines[index].sign != " " {
      if index - last > 2 * context { break }
      last = index
    }
    return min(last + 1 + context, lines.count)
  }

  private static func written(_ line: Line) -> String {
    let text = String(decoding: line.text, as: UTF8.self)
    let hasEnd = line.text.last == UInt8(ascii: "\n")
    return String(line.sign) + text + (hasEnd ? "" : "\n\\ No newline at end of file\n")
  }

  private func lines() -> [Line] {
    let before = Self.split(old)
    let after = Self.split(new)
    var gone: Set<Int> = []
    var come: Set<Int> = []
    for change in after.difference(from: before) {
      switch change {
      case .remove(let offset, _, _): gone.insert(offset)
      case .insert(let offset, _, _): come.insert(offset)
      }
    }
    var lines: [Line] = []
    var (i, j) = (0, 0)
    while i < before.count || j < after.count {
      if gone.contains(i) {
        lines.append(Line(sign: "-", text: before[i]))
        i += 1
      } else if come.contains(j) {
        lines.append(Line(sign: "+", text: after[j]))
        j += 1
      } else {
        lines.append(Line(sign: " ", text: before[i]))
        i += 1
        j += 1
      }
    }
    return lines
  }

  /// The lines with their ends.
  private static func split(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }
}

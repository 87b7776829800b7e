/// Two versions of a text as the diff that `patch` and `git apply` take.
struct UnifiedDiff {
  private static let context = 3

  let old: [UInt8]
  let new: [UInt8]
  /// The path from the folder that the diff is to be applied in.
  let path: String

  /// A line that stays, goes or comes.
  private struct Line {
    var sign: Character
    var text: ArraySlice<UInt8>
  }

  /// The diff, in the bytes of the file whatever its encoding; empty where both are equal.
  var bytes: [UInt8] {
    guard old != new else { return [] }
    let lines = lines()
    var result = Array("--- \(Self.name("a/" + path))\n+++ \(Self.name("b/" + path))\n".utf8)
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
      result += Array("@@ -\(oldLine),\(oldCount) +\(newLine),\(newCount) @@\n".utf8)
      for line in hunk { Self.write(line, to: &result) }
      oldLine += oldCount
      newLine += newCount
      index = end
    }
    return result
  }

  /// `path` as both programs read it, spelt as git spells it: in quotes where it holds what could not
  /// stand there, and with a tab behind it where a blank would end it.
  private static func name(_ path: String) -> String {
    let needsQuotes = path.unicodeScalars.contains {
      $0.value < 0x20 || $0.value == 0x7F || $0 == "\"" || $0 == "\\"
    }
    guard needsQuotes else { return path.contains(" ") ? path + "\t" : path }
    let short: [Unicode.Scalar: String] = [
      "\u{7}": "\\a", "\u{8}": "\\b", "\t": "\\t", "\n": "\\n", "\u{B}": "\\v",
      "\u{C}": "\\f", "\r": "\\r", "\"": "\\\"", "\\": "\\\\",
    ]
    let escaped = path.unicodeScalars.map { scalar in
      if let escape = short[scalar] { return escape }
      guard scalar.value < 0x20 || scalar.value == 0x7F else { return String(scalar) }
      let digits = String(scalar.value, radix: 8)
      return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
    }
    return "\"" + escaped.joined() + "\""
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

  private static func write(_ line: Line, to result: inout [UInt8]) {
    result += Array(String(line.sign).utf8)
    result += line.text
    if line.text.last != UInt8(ascii: "\n") {
      result += Array("\n\\ No newline at end of file\n".utf8)
    }
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

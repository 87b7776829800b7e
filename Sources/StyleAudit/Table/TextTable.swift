import StyleModel

/// Writes a table in aligned columns, to be read in a terminal.
public enum TextTable {
  /// `table` with one line a style, then what could not be read; ends in a line feed.
  ///
  /// The twelve sizes are in points; `×AX5` is the factor at the largest.
  public static func format(_ table: StyleTable) -> String {
    let columns = TableColumns(table)
    var lines: [String] = []
    if !columns.rows.isEmpty {
      let all = [columns.heads] + columns.rows
      let widths = columns.heads.indices.map { column in
        all.map { width(of: $0[column]) }.max() ?? 0
      }
      lines += all.map { line($0, widths: widths, isText: columns.isText) }
      lines += columns.legend.isEmpty ? [] : ["", columns.legend.joined(separator: "   ")]
    }
    if !table.unreadable.isEmpty {
      lines += (lines.isEmpty ? [] : [""]) + ["not readable:"]
      for style in table.unreadable {
        lines += style.problems.map { "  \(style.name)  \($0)" }
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func line(_ cells: [String], widths: [Int], isText: [Bool]) -> String {
    var line = ""
    for (index, cell) in cells.enumerated() {
      let padding = String(repeating: " ", count: widths[index] - width(of: cell))
      line += (index == 0 ? "" : "  ") + (isText[index] ? cell + padding : padding + cell)
    }
    while line.last == " " { line.removeLast() }
    return line
  }

  /// How many columns of a terminal `text` takes: two for wide characters of East Asia and emoji.
  private static func width(of text: String) -> Int {
    text.reduce(0) { width, character in
      let value = character.unicodeScalars.first?.value ?? 0
      let isWide =
        switch value {
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
          0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
          true
        default: false
        }
      return width + (isWide ? 2 : 1)
    }
  }
}

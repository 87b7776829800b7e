public import DynamicType
import StyleModel

/// Writes a table in Markdown, to be pasted into an issue or a document.
public enum MarkdownTable {
  /// The sizes that show how a style moves in a table narrow enough for a pull request.
  public static let probeSizes: [DynamicTypeSize] = [
    .xSmall, .large, .xxxLarge, .accessibility3, .accessibility5,
  ]

  /// `table` as a pipe table of `sizes`, then what could not be read as a list; ends in a line feed.
  public static func format(
    _ table: StyleTable, sizes: [DynamicTypeSize] = MarkdownTable.probeSizes
  ) -> String {
    let columns = TableColumns(table, sizes: sizes)
    var lines: [String] = []
    if !columns.rows.isEmpty {
      lines.append(line(columns.heads))
      lines.append(line(columns.isText.map { $0 ? "---" : "--:" }, escaping: false))
      lines += columns.rows.map { line($0) }
      lines += columns.legend.flatMap { ["", escaped($0)] }
    }
    if !table.unreadable.isEmpty {
      lines += (lines.isEmpty ? [] : [""]) + ["Not readable:", ""]
      for style in table.unreadable {
        lines += style.problems.map { "- **\(escaped(style.name))** \(escaped("\($0)"))" }
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func line(_ cells: [String], escaping: Bool = true) -> String {
    "| " + cells.map { escaping ? escaped($0) : $0 }.joined(separator: " | ") + " |"
  }

  /// `text` with the characters escaped that Markdown would take for its own.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if "\\|`*_<>[]~".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }
}

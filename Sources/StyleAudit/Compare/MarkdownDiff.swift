import DynamicType
import StyleModel

/// Writes what changed in Markdown, for the description of a pull request.
public enum MarkdownDiff {
  /// `diff` as a table of sizes in which changed ones are bold, then settings and findings.
  public static func format(_ diff: StyleSetDiff) -> String {
    guard !diff.isEmpty else { return "No style changed.\n" }
    var lines: [String] = []
    if !diff.rows.isEmpty {
      let sizes = DynamicTypeSize.allCases.filter { size in
        MarkdownTable.probeSizes.contains(size) || diff.rows.contains { $0.sizes == [size] }
      }
      lines.append(row(["style", "change"] + sizes.map(\.abbreviation)))
      lines.append(row(["---", "---"] + sizes.map { _ in "--:" }))
      lines += diff.rows.map { row(cells(of: $0, sizes: sizes)) }
    }
    lines += findings("Findings gained", diff.gained) + findings("Findings lost", diff.lost)
    return lines.map { $0 + "\n" }.joined()
  }

  private static func cells(of row: StyleSetDiff.Row, sizes: [DynamicTypeSize]) -> [String] {
    let name = MarkdownTable.escaped(row.name)
    guard let old = row.old else {
      return [name, "new"] + sizes.map { size in row.new.map { "**\(Figure($0[size]))**" } ?? "" }
    }
    guard let new = row.new else { return [name, "gone"] + sizes.map { "~~\(Figure(old[$0]))~~" } }
    let settings = row.settings.map { setting in
      MarkdownTable.escaped("\(setting.name) \(setting.old) → \(setting.new)")
    }
    return [name, settings.joined(separator: "<br>")]
      + sizes.map { size in
        abs(old[size] - new[size]) > 0.001
          ? "\(Figure(old[size])) → **\(Figure(new[size]))**" : "\(Figure(new[size]))"
      }
  }

  private static func findings(_ title: String, _ findings: [Finding]) -> [String] {
    guard !findings.isEmpty else { return [] }
    return ["", "\(title):", ""]
      + findings.map { finding in
        "- **\(finding.rule)** \(finding.level.rawValue): "
          + MarkdownTable.escaped(
            "\(finding.styles.first.map { $0 + ": " } ?? "")\(finding.message)")
      }
  }

  private static func row(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |"
  }
}

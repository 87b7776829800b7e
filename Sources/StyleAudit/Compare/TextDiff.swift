import DynamicType
import StyleModel

/// Writes what changed to be read in a terminal.
public struct TextDiff {
  /// Whether colours are used.
  public var isColored: Bool

  /// A text without colours unless said otherwise.
  public init(isColored: Bool = false) {
    self.isColored = isColored
  }

  /// `diff` with a paragraph a style; ends in a line feed.
  public func format(_ diff: StyleSetDiff) -> String {
    guard !diff.isEmpty else { return "no changes\n" }
    var lines: [String] = []
    for row in diff.rows {
      lines += self.lines(of: row) + [""]
    }
    lines += findings("findings gained", "+", diff.gained)
    lines += findings("findings lost", "-", diff.lost)
    let gained = Count(diff.gained.count, "finding")
    lines.append(
      "\(Count(diff.rows.count, "style")) changed; \(gained) gained, \(diff.lost.count) lost")
    return lines.map { $0 + "\n" }.joined()
  }

  private func lines(of row: StyleSetDiff.Row) -> [String] {
    guard let old = row.old else {
      return [sgr("32", "+ \(row.name)") + summary(row.new)]
    }
    guard let new = row.new else { return [sgr("31", "- \(row.name)") + summary(row.old)] }
    var lines = [sgr("1", "~ \(row.name)")]
    lines += row.settings.map { "    \($0.name)  \($0.old) → \($0.new)" }
    if !row.sizes.isEmpty {
      let heads = row.sizes.map(\.abbreviation)
      let was = row.sizes.map { Figure(old[$0]).description }
      let now = row.sizes.map { Figure(new[$0]).description }
      let delta = row.sizes.map { StyleTable.delta(new[$0] - old[$0]) }
      let widths = row.sizes.indices.map { place in
        [heads, was, now, delta].map { $0[place].count }.max() ?? 0
      }
      for (label, cells) in [("", heads), ("old", was), ("new", now), ("Δ", delta)] {
        let padded = zip(cells, widths).map { cell, width in
          String(repeating: " ", count: width - cell.count) + cell
        }
        let gap = String(repeating: " ", count: 5 - label.count)
        lines.append("    \(label)\(gap)" + padded.joined(separator: "  "))
      }
    }
    return lines
  }

  private func summary(_ row: StyleTable.Row?) -> String {
    guard let row else { return "" }
    return "  \(Figure(row.style.pointSize)) pt on \(row.style.relativeTo.name), "
      + "\(Figure(row[.accessibility5])) at accessibility5"
  }

  private func findings(_ title: String, _ sign: String, _ findings: [Finding]) -> [String] {
    guard !findings.isEmpty else { return [] }
    let lines = findings.map { finding in
      let text =
        "\(sign) \(finding.rule) \(finding.level.rawValue)  "
        + "\(finding.styles.first.map { $0 + ": " } ?? "")\(finding.message)"
      return "  " + sgr(sign == "+" ? "31" : "32", text)
    }
    return ["\(title):"] + lines + [""]
  }

  private func sgr(_ code: String, _ text: String) -> String {
    isColored ? "\u{1B}[\(code)m\(text)\u{1B}[m" : text
  }
}

import DynamicType
import StyleModel

/// Writes what a check found to be read in a terminal: by style, in the order of the file.
public struct TextReport {
  /// Whether colours are used.
  public var isColored: Bool
  /// Whether the arithmetic of every finding is shown.
  public var explains: Bool

  /// A report in plain text unless said otherwise.
  public init(isColored: Bool = false, explains: Bool = false) {
    self.isColored = isColored
    self.explains = explains
  }

  /// The report on `result`; ends in a line feed.
  public func format(_ result: CheckResult) -> String {
    var lines = result.sets.flatMap { self.lines(of: $0) }
    lines += result.staleEntries.map(\.staleMessage)
    lines.append(summary(result))
    return lines.map { $0 + "\n" }.joined()
  }

  private func lines(of set: CheckResult.CheckedSet) -> [String] {
    let groups = Dictionary(grouping: set.report.findings) { $0.styles.first ?? "" }
    return set.styles.flatMap { style -> [String] in
      guard let findings = groups[style] else { return [] }
      let place = findings[0].position.map { "  " + dim("\($0)") } ?? ""
      return ["\(bold(style))\(place)"] + findings.flatMap(lines(of:)) + [""]
    }
  }

  private func lines(of finding: Finding) -> [String] {
    let level = finding.level.rawValue
    let gap = String(repeating: " ", count: 8 - level.count)
    var lines = ["  \(colored(level, finding.level))\(gap)\(finding.rule)  \(finding.message)"]
    if explains { lines += finding.arithmetic.map { dim("                 \($0)") } }
    if let suggestion = finding.suggestion {
      lines.append("                 \(dim("try:")) \(suggestion.text)")
    }
    return lines
  }

  private func summary(_ result: CheckResult) -> String {
    let styles = result.sets.reduce(0) { $0 + $1.styles.count }
    let counts = Finding.Level.allCases.reversed().compactMap { level -> String? in
      let count = result.count(level)
      return count == 0 ? nil : colored("\(Count(count, level.rawValue))", level)
    }
    let known = result.sets.reduce(0) { $0 + $1.knownCount }
    let ignored = result.sets.reduce(0) { $0 + $1.report.suppressed.count }
    var parts = [counts.isEmpty ? "no findings" : counts.joined(separator: ", ")]
    parts[0] += " in \(Count(styles, "style"))"
    if known > 0 { parts.append("\(known) in the baseline") }
    if ignored > 0 { parts.append("\(ignored) ignored by the file") }
    if !result.hasMeasures { parts.append("fonts not looked at") }
    return parts.joined(separator: "; ") + " (\(result.platform.displayName)"
      + " @\(Figure(result.displayScale))x)"
  }

  // MARK: Colours (ECMA-48 SGR)

  private func colored(_ text: String, _ level: Finding.Level) -> String {
    switch level {
    case .error: sgr("1;31", text)
    case .warning: sgr("33", text)
    case .info: sgr("36", text)
    }
  }

  private func bold(_ text: String) -> String { sgr("1", text) }
  private func dim(_ text: String) -> String { sgr("2", text) }
  private func sgr(_ code: String, _ text: String) -> String {
    isColored ? "\u{1B}[\(code)m\(text)\u{1B}[m" : text
  }
}

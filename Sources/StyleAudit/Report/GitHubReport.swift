import StyleModel

/// Writes what a check found as workflow commands, which GitHub Actions shows as annotations.
public enum GitHubReport {
  /// One line an annotation; nothing at all where nothing was found.
  public static func format(_ result: CheckResult) -> String {
    let lines = result.sets.flatMap { set in
      set.diagnostics.map { diagnostic in
        line(
          level(diagnostic.severity), at: diagnostic.position, file: set.file, title: "Style file",
          diagnostic.message + (diagnostic.hint.map { "; " + $0 } ?? ""))
      }
        + set.report.findings.map { finding in
          let title = Audit.rules.first { $0.id == finding.rule }?.title ?? ""
          return line(
            level(finding.level), at: finding.position, file: set.file,
            title: "\(finding.rule) \(title)",
            (finding.styles.first.map { $0 + ": " } ?? "") + finding.message
              + (finding.suggestion.map { "; try: " + $0.text } ?? ""))
        }
    }
    let stale = result.staleEntries.map {
      "::notice title=Baseline::\(data($0.staleMessage))"
    }
    return (lines + stale).map { $0 + "\n" }.joined()
  }

  private static func line(
    _ level: String, at position: SourcePosition?, file: String, title: String, _ message: String
  ) -> String {
    var properties = ["file=" + property(position?.file ?? file)]
    if let position {
      properties += ["line=\(position.line)", "col=\(position.column)"]
    }
    properties.append("title=" + property(title))
    return "::\(level) \(properties.joined(separator: ","))::\(data(message))"
  }

  private static func level(_ level: Finding.Level) -> String {
    level == .info ? "notice" : level.rawValue
  }

  private static func level(_ severity: Diagnostic.Severity) -> String {
    severity == .note ? "notice" : severity.rawValue
  }

  /// What would end a message early, spelt as GitHub's own toolkit spells it.
  private static func data(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  private static func property(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  private static func escaped(_ text: String, _ codes: [Unicode.Scalar: String]) -> String {
    text.unicodeScalars.map { codes[$0] ?? String($0) }.joined()
  }
}

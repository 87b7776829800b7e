import StyleModel

/// Writes what a check found as JUnit XML: a suite for each rule and file, a case for each style.
public enum JUnitReport {
  /// `result` as XML; a case fails where a finding matters at least as much as `level`.
  public static func format(_ result: CheckResult, failingOn level: Finding.Level) -> String {
    var lines: [String] = []
    var (cases, failures, errors) = (0, 0, 0)
    for set in result.sets {
      let unreadable = set.diagnostics.filter { $0.severity == .error }
      errors += unreadable.count
      cases += unreadable.count
      lines += unreadableSuite(unreadable, file: set.file)
      for rule in Audit.rules {
        let findings = set.report.findings.filter { $0.rule == rule.id }
        let byStyle = Dictionary(grouping: findings) { $0.styles.first ?? "" }
        let failed = byStyle.values.filter { $0.contains { $0.level >= level } }.count
        cases += set.styles.count
        failures += failed
        lines.append(
          "  <testsuite name=\(XMLText.attribute("\(set.file) \(rule.id) \(rule.title)")) "
            + "tests=\"\(set.styles.count)\" failures=\"\(failed)\" errors=\"0\">")
        for style in set.styles {
          lines += testCase(style, rule: rule, byStyle[style] ?? [], failingOn: level)
        }
        lines.append("  </testsuite>")
      }
    }
    lines += staleSuite(result.staleEntries)
    cases += result.staleEntries.count
    let head =
      "<testsuites name=\"typeramp\" tests=\"\(cases)\" failures=\"\(failures)\" "
      + "errors=\"\(errors)\">"
    return (["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", head] + lines + ["</testsuites>"])
      .map { $0 + "\n" }.joined()
  }

  private static func unreadableSuite(_ diagnostics: [Diagnostic], file: String) -> [String] {
    guard !diagnostics.isEmpty else { return [] }
    let count = diagnostics.count
    let head =
      "  <testsuite name=\(XMLText.attribute("\(file) reading")) tests=\"\(count)\" failures=\"0\" "
      + "errors=\"\(count)\">"
    let cases = diagnostics.map { diagnostic in
      "    <testcase classname=\"reading\" name=\(XMLText.attribute(diagnostic.message))>"
        + "<error message=\(XMLText.attribute("\(diagnostic)"))/></testcase>"
    }
    return [head] + cases + ["  </testsuite>"]
  }

  /// A suite without failures: an entry that nobody finds any more is good news.
  private static func staleSuite(_ entries: [Baseline.Entry]) -> [String] {
    guard !entries.isEmpty else { return [] }
    let head =
      "  <testsuite name=\"baseline\" tests=\"\(entries.count)\" failures=\"0\" errors=\"0\">"
    let cases = entries.map { entry in
      "    <testcase classname=\"baseline\" name=\(XMLText.attribute(entry.staleMessage))/>"
    }
    return [head] + cases + ["  </testsuite>"]
  }

  private static func testCase(
    _ style: String, rule: any AuditRule.Type, _ findings: [Finding],
    failingOn level: Finding.Level
  ) -> [String] {
    let start =
      "    <testcase classname=\(XMLText.attribute(rule.id)) name=\(XMLText.attribute(style))"
    guard !findings.isEmpty else { return [start + "/>"] }
    let texts = findings.map { finding in
      (finding.position.map { "\($0): " } ?? "") + "\(finding.level.rawValue): \(finding.message)"
    }.joined(separator: "\n")
    let fails = findings.contains { $0.level >= level }
    let body =
      fails
      ? "      <failure message=\(XMLText.attribute(findings[0].message))>\(XMLText.escaped(texts))</failure>"
      : "      <system-out>\(XMLText.escaped(texts))</system-out>"
    return [start + ">", body, "    </testcase>"]
  }
}

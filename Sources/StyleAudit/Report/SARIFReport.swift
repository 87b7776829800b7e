import DynamicType
import StyleModel

/// Writes what a check found as SARIF 2.1.0 (OASIS), which code hosts show beside the source.
public enum SARIFReport {
  /// `result` as a SARIF log of one run; `version` is that of the program. Ends in a line feed.
  public static func format(_ result: CheckResult, version: String) -> String {
    let results = result.sets.flatMap { set in
      set.report.findings.map { self.result($0, in: set, isSuppressed: false) }
        + set.report.suppressed.map { self.result($0, in: set, isSuppressed: true) }
    }
    let driver = JSONOutput.object([
      ("name", .string("typeramp")), ("semanticVersion", .string(version)),
      ("rules", .array(Audit.rules.map(rule))),
    ])
    let run = JSONOutput.object([
      ("tool", .object([("driver", driver)])),
      ("columnKind", .string("unicodeCodePoints")),
      ("invocations", .array([invocation(result)])),
      ("results", .array(results)),
    ])
    return JSONOutput.object([
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
      ("version", .string("2.1.0")), ("runs", .array([run])),
    ]).text
  }

  private static func rule(_ rule: any AuditRule.Type) -> JSONOutput {
    .object([
      ("id", .string(rule.id)), ("name", .string(rule.name)),
      ("shortDescription", text(rule.title)), ("fullDescription", text(rule.rationale)),
      ("help", text(rule.rationale)),
    ])
  }

  private static func invocation(_ result: CheckResult) -> JSONOutput {
    let notifications = result.sets.flatMap { set in
      set.diagnostics.map { diagnostic in
        JSONOutput.object([
          ("level", .string(diagnostic.severity == .note ? "note" : diagnostic.severity.rawValue)),
          ("message", text(diagnostic.message + (diagnostic.hint.map { "; " + $0 } ?? ""))),
          ("locations", .array([location(diagnostic.position, file: set.file)])),
        ])
      }
    }
    let stale = result.staleEntries.map { entry in
      JSONOutput.object([
        ("level", .string("note")), ("message", text(entry.staleMessage)),
      ])
    }
    return .object([
      ("executionSuccessful", .boolean(true)),
      ("toolExecutionNotifications", .array(notifications + stale)),
    ])
  }

  private static func result(
    _ finding: Finding, in set: CheckResult.CheckedSet, isSuppressed: Bool
  ) -> JSONOutput {
    let name = finding.styles.first.map { $0 + ": " } ?? ""
    let help = finding.suggestion.map { "; try: " + $0.text } ?? ""
    var members: [(String, JSONOutput)] = [
      ("ruleId", .string(finding.rule)),
      ("ruleIndex", .integer(Audit.rules.firstIndex { $0.id == finding.rule } ?? -1)),
      ("level", .string(finding.level == .info ? "note" : finding.level.rawValue)),
      ("message", text(name + finding.message + help)),
      ("locations", .array([location(finding.position, file: set.file)])),
      (
        "partialFingerprints",
        .object([
          ("styles/v1", .string(([finding.rule] + finding.styles).joined(separator: "/")))
        ])
      ),
      (
        "properties",
        .object([
          ("styles", .strings(finding.styles)), ("sizes", .strings(finding.sizes.map(\.name))),
          ("arithmetic", .strings(finding.arithmetic)),
        ])
      ),
    ]
    if isSuppressed {
      members.append(("suppressions", .array([.object([("kind", .string("inSource"))])])))
    }
    return .object(members)
  }

  private static func location(_ position: SourcePosition?, file: String) -> JSONOutput {
    var members = [("artifactLocation", artifact(position?.file ?? file))]
    if let position {
      members.append(
        (
          "region",
          .object([
            ("startLine", .integer(position.line)), ("startColumn", .integer(position.column)),
          ])
        ))
    }
    return .object([("physicalLocation", .object(members))])
  }

  /// A path as a URI: relative ones stay relative, to be taken from the root of the sources.
  private static func artifact(_ path: String) -> JSONOutput {
    let unreserved = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
    var uri = ""
    for byte in path.utf8 {
      if unreserved.contains(byte) {
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        uri += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return .object([("uri", .string(path.hasPrefix("/") ? "file://" + uri : uri))])
  }

  private static func text(_ text: String) -> JSONOutput { .object([("text", .string(text))]) }
}

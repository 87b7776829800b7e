package import StyleModel
import DynamicType

/// Writes what a check found as JSON, for other programs.
public enum JSONReport {
  /// `result` as one object: `platform`, `displayScale`, `counts`, `files` with their findings, and
  /// `staleBaseline`; ends in a line feed.
  public static func format(_ result: CheckResult) -> String {
    JSONOutput.object([
      ("platform", .string(result.platform.name)),
      ("displayScale", .figure(result.displayScale)),
      ("fontsLookedAt", .boolean(result.hasMeasures)),
      (
        "counts",
        .object(
          Finding.Level.allCases.reversed().map { ($0.rawValue, .integer(result.count($0))) })
      ),
      ("files", .array(result.sets.map(file))),
      (
        "staleBaseline",
        .array(
          result.staleEntries.map {
            .object([
              ("file", .string($0.file)), ("rule", .string($0.rule)),
              ("styles", .strings($0.styles)),
            ])
          })
      ),
    ]).text
  }

  private static func file(_ set: CheckResult.CheckedSet) -> JSONOutput {
    .object([
      ("file", .string(set.file)),
      ("styleCount", .integer(set.styles.count)),
      ("findings", .array(set.report.findings.map(finding))),
      ("ignored", .array(set.report.suppressed.map(finding))),
      ("inBaseline", .integer(set.knownCount)),
      ("diagnostics", .array(set.diagnostics.map(diagnostic))),
    ])
  }

  /// One finding as an object.
  package static func finding(_ finding: Finding) -> JSONOutput {
    var members: [(String, JSONOutput)] = [
      ("rule", .string(finding.rule)),
      ("level", .string(finding.level.rawValue)),
      ("styles", .strings(finding.styles)),
      ("sizes", .strings(finding.sizes.map(\.name))),
      ("message", .string(finding.message)),
      ("position", .position(finding.position)),
      ("arithmetic", .strings(finding.arithmetic)),
      ("suggestion", .optional(finding.suggestion?.text)),
    ]
    if let change = finding.suggestion?.change {
      members.append(
        (
          "change",
          .object([
            ("style", .string(change.style)), ("relativeTo", .string(change.relativeTo.name)),
          ])
        ))
    }
    return .object(members)
  }

  private static func diagnostic(_ diagnostic: Diagnostic) -> JSONOutput {
    .object([
      ("severity", .string(diagnostic.severity.rawValue)),
      ("message", .string(diagnostic.message)),
      ("hint", .optional(diagnostic.hint)),
      ("position", .position(diagnostic.position)),
    ])
  }
}

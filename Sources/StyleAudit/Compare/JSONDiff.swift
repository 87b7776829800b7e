import DynamicType
import StyleModel

/// Writes what changed as JSON, for other programs.
public enum JSONDiff {
  /// `diff` as one object with `styles`, `findingsGained` and `findingsLost`; ends in a line feed.
  public static func format(_ diff: StyleSetDiff) -> String {
    JSONOutput.object([
      ("changed", .boolean(!diff.isEmpty)),
      ("styles", .array(diff.rows.map(row))),
      ("findingsGained", .array(diff.gained.map(JSONReport.finding))),
      ("findingsLost", .array(diff.lost.map(JSONReport.finding))),
    ]).text
  }

  private static func row(_ row: StyleSetDiff.Row) -> JSONOutput {
    let change = row.old == nil ? "added" : row.new == nil ? "removed" : "changed"
    return .object([
      ("name", .string(row.name)), ("change", .string(change)),
      (
        "settings",
        .array(
          row.settings.map {
            .object([
              ("name", .string($0.name)), ("old", .string($0.old)), ("new", .string($0.new)),
            ])
          })
      ),
      ("changedSizes", .strings(row.sizes.map(\.name))),
      ("old", sizes(of: row.old)), ("new", sizes(of: row.new)),
    ])
  }

  private static func sizes(of row: StyleTable.Row?) -> JSONOutput {
    guard let row else { return .null }
    return .object(DynamicTypeSize.allCases.map { ($0.name, .figure(row[$0])) })
  }
}

import DynamicType
import StyleModel

/// Writes a table as JSON, for other programs.
public enum JSONTable {
  /// `table` as one object with `name`, `displayScale`, `styles` and `unreadable`, indented; ends in
  /// a line feed. Sizes and distances are in points.
  public static func format(_ table: StyleTable) -> String {
    JSONOutput.object([
      ("name", .string(table.name)), ("displayScale", .figure(table.displayScale)),
      ("styles", .array(table.rows.map(style))),
      ("unreadable", .array(table.unreadable.map(unreadable))),
    ]).records
  }

  private static func style(_ row: StyleTable.Row) -> JSONOutput {
    let style = row.style
    return .object([
      ("name", .string(style.name)),
      ("path", .strings(style.path)),
      ("families", .strings(style.families)),
      ("weight", .integer(style.cssWeight)),
      ("italic", .boolean(style.isItalic)),
      ("pointSize", .figure(style.pointSize)),
      ("lineHeight", style.lineHeight.map(JSONOutput.figure) ?? .null),
      ("tracking", .figure(style.tracking)),
      ("relativeTo", .string(style.relativeTo.name)),
      ("relativeToOrigin", .string(style.relativeToOrigin.rawValue)),
      ("method", .string(style.method.name)),
      ("maximumPointSize", style.maximumPointSize.map(JSONOutput.figure) ?? .null),
      ("pointSizes", bySize(row.pointSizes)),
      ("deltas", bySize(row.pointSizes.map { $0 - style.pointSize })),
      ("factors", bySize(row.factors)),
      (
        "systemPointSizes",
        style.method.followsTextStyle
          ? bySize(DynamicTypeSize.allCases.map { row.systemPointSize(at: $0) }) : .null
      ),
    ])
  }

  private static func unreadable(_ style: UnreadableStyle) -> JSONOutput {
    let position = style.position
    return .object([
      ("name", .string(style.name)),
      ("file", .optional(position?.file)),
      ("line", position.map { .integer($0.line) } ?? .null),
      ("column", position.map { .integer($0.column) } ?? .null),
      ("reason", .string(style.reason)),
    ])
  }

  private static func bySize(_ values: [Double]) -> JSONOutput {
    .object(zip(DynamicTypeSize.allCases, values).map { ($0.name, .figure($1)) })
  }
}

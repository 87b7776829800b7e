import DynamicType
import StyleModel

/// Writes a table as JSON, for other programs.
public enum JSONTable {
  /// `table` as one object with `name`, `displayScale`, `styles` and `unreadable`, indented; ends in
  /// a line feed. Sizes and distances are in points.
  public static func format(_ table: StyleTable) -> String {
    let styles = table.rows.map { "    " + object(style($0)) }
    let unreadable = table.unreadable.map { "    " + object(self.unreadable($0)) }
    return """
      {
        "name": \(JSONText.string(table.name)),
        "displayScale": \(figure(table.displayScale)),
        "styles": \(list(styles)),
        "unreadable": \(list(unreadable))
      }

      """
  }

  private static func style(_ row: StyleTable.Row) -> [(String, String)] {
    let style = row.style
    let families = style.families.map(JSONText.string).joined(separator: ", ")
    return [
      ("name", JSONText.string(style.name)),
      ("path", "[" + style.path.map(JSONText.string).joined(separator: ", ") + "]"),
      ("families", "[\(families)]"),
      ("weight", String(style.cssWeight)),
      ("italic", String(style.isItalic)),
      ("pointSize", figure(style.pointSize)),
      ("lineHeight", style.lineHeight.map(figure) ?? "null"),
      ("tracking", figure(style.tracking)),
      ("relativeTo", JSONText.string(style.relativeTo.name)),
      ("relativeToOrigin", JSONText.string(style.relativeToOrigin.rawValue)),
      ("method", JSONText.string(style.method.name)),
      ("maximumPointSize", style.maximumPointSize.map(figure) ?? "null"),
      ("pointSizes", bySize(row.pointSizes)),
      ("deltas", bySize(row.pointSizes.map { $0 - style.pointSize })),
      ("factors", bySize(row.factors)),
      (
        "systemPointSizes",
        style.method.followsTextStyle
          ? bySize(DynamicTypeSize.allCases.map { row.systemPointSize(at: $0) }) : "null"
      ),
    ]
  }

  private static func unreadable(_ style: UnreadableStyle) -> [(String, String)] {
    let position = style.position
    return [
      ("name", JSONText.string(style.name)),
      ("file", position.map { JSONText.string($0.file) } ?? "null"),
      ("line", position.map { String($0.line) } ?? "null"),
      ("column", position.map { String($0.column) } ?? "null"),
      ("reason", JSONText.string(style.reason)),
    ]
  }

  private static func bySize(_ values: [Double]) -> String {
    object(zip(DynamicTypeSize.allCases, values).map { ($0.name, figure($1)) })
  }

  private static func object(_ members: [(String, String)]) -> String {
    "{" + members.map { "\(JSONText.string($0)): \($1)" }.joined(separator: ", ") + "}"
  }

  private static func list(_ lines: [String]) -> String {
    lines.isEmpty ? "[]" : "[\n" + lines.joined(separator: ",\n") + "\n  ]"
  }

  private static func figure(_ value: Double) -> String {
    Figure(value, decimals: 3).description
  }
}

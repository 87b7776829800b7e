import DynamicType
import StyleModel

/// The cells that the tables for people share: texts by row and column, the first row the heads.
struct TableColumns {
  /// What stands behind a text style that the file does not name.
  private static let marks: [CustomTextStyle.RelativeToOrigin: String] = [
    .name: "=", .nearestSize: "~",
  ]

  let heads: [String]
  let rows: [[String]]
  /// Whether each column holds texts, to be set to the left, and not figures.
  let isText: [Bool]
  /// What the marks mean that occur.
  let legend: [String]

  /// The columns with the point sizes at `sizes`, smallest first.
  init(_ table: StyleTable, sizes: [DynamicTypeSize] = DynamicTypeSize.allCases) {
    let hasMethod = table.hasOtherMethods
    let lead = ["style", "base", "relative to"] + (hasMethod ? ["method"] : [])
    heads = lead + sizes.map(\.abbreviation) + ["ΔAX5", "×AX5", "system AX5"]
    rows = table.rows.map { row in
      let style = row.style
      let mark = TableColumns.marks[style.relativeToOrigin].map { " " + $0 } ?? ""
      let relativeTo = style.method.followsTextStyle ? style.relativeTo.name + mark : "–"
      return [style.name, Figure(style.pointSize).description, relativeTo]
        + (hasMethod ? [style.method.name] : [])
        + sizes.map { Figure(row[$0]).description }
        + TableColumns.growth(of: row)
    }
    isText = heads.indices.map { $0 == 0 || $0 == 2 || hasMethod && $0 == 3 }
    let origins = Set(
      table.rows.filter { $0.style.method.followsTextStyle }.map(\.style.relativeToOrigin))
    legend =
      (origins.contains(.name) ? ["= text style by the style's name"] : [])
      + (origins.contains(.nearestSize) ? ["~ text style nearest in size"] : [])
  }

  /// How far the row grows: in points, as a factor, and what the system font has there.
  private static func growth(of row: StyleTable.Row) -> [String] {
    let largest = row[.accessibility5]
    return [
      StyleTable.delta(largest - row.style.pointSize),
      Figure.factor(largest / row.style.pointSize),
      row.style.method.followsTextStyle
        ? Figure(row.systemPointSize(at: .accessibility5)).description : "–",
    ]
  }
}

import DynamicType

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

  init(_ table: StyleTable) {
    let hasMethod = table.hasOtherMethods
    let lead = ["style", "base", "relative to"] + (hasMethod ? ["method"] : [])
    heads = lead + DynamicTypeSize.allCases.map(\.abbreviation) + ["×AX5"]
    rows = table.rows.map { row in
      let style = row.style
      let mark = TableColumns.marks[style.relativeToOrigin].map { " " + $0 } ?? ""
      let relativeTo = style.method.followsTextStyle ? style.relativeTo.name + mark : "–"
      return [style.name, Figure(style.pointSize).description, relativeTo]
        + (hasMethod ? [style.method.name] : [])
        + row.pointSizes.map { Figure($0).description }
        + [Figure.factor(row[.accessibility5] / style.pointSize)]
    }
    isText = heads.indices.map { $0 == 0 || $0 == 2 || hasMethod && $0 == 3 }
    let origins = Set(
      table.rows.filter { $0.style.method.followsTextStyle }.map(\.style.relativeToOrigin))
    legend =
      (origins.contains(.name) ? ["= text style by the style's name"] : [])
      + (origins.contains(.nearestSize) ? ["~ text style nearest in size"] : [])
  }
}

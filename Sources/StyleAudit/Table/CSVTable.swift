import DynamicType
import StyleModel

/// Writes a table as comma-separated values (RFC 4180), to be opened in a spreadsheet.
public enum CSVTable {
  /// `table` with a line of heads and one line a style, each ended by CR LF.
  ///
  /// Sizes are in points, then come the twelve differences to the base, the twelve factors and the
  /// sizes of the system font on the same text style, empty where the style follows none; styles that could not be read are left out.
  public static func format(_ table: StyleTable) -> String {
    let sizes = DynamicTypeSize.allCases.map(\.name)
    let heads =
      [
        "style", "families", "weight", "base", "relativeTo", "relativeToOrigin", "method",
        "maximum",
      ] + sizes + ["delta", "factor", "system"].flatMap { kind in sizes.map { "\($0) \(kind)" } }
    let rows = table.rows.map(fields)
    return ([heads] + rows).map { $0.map(field).joined(separator: ",") + "\r\n" }.joined()
  }

  private static func fields(of row: StyleTable.Row) -> [String] {
    let style = row.style
    var fields = [
      style.name, style.families.joined(separator: ", "), String(style.cssWeight),
      figure(style.pointSize), style.relativeTo.name, style.relativeToOrigin.rawValue,
      style.method.name, style.maximumPointSize.map(figure) ?? "",
    ]
    fields += row.pointSizes.map(figure)
    fields += row.pointSizes.map { figure($0 - style.pointSize) }
    fields += row.factors.map(figure)
    fields += DynamicTypeSize.allCases.map { size in
      style.method.followsTextStyle ? figure(row.systemPointSize(at: size)) : ""
    }
    return fields
  }

  private static func figure(_ value: Double) -> String {
    Figure(value, decimals: 3).description
  }

  private static func field(_ text: String) -> String {
    // By scalars, since CR LF is one character and would hide a line break.
    guard text.unicodeScalars.contains(where: { "\",\r\n".unicodeScalars.contains($0) }) else {
      return text
    }
    let doubled = text.flatMap { $0 == "\"" ? "\"\"" : String($0) }
    return "\"" + String(doubled) + "\""
  }
}

import DynamicType
import StyleAudit
import StyleModel

/// Writes tokens for Style Dictionary: one composite `typography` token a style, in pixels, with the
/// point sizes at all twelve sizes under `attributes`.
enum StyleDictionaryExporter: StyleExporter {
  static func export(_ table: StyleTable, options: ExportOptions) -> String {
    let names = SwiftIdentifier.members(table.rows.map(\.style.name)).map { key($0.text) }
    let group = key(SwiftIdentifier(member: options.typeName ?? table.name).text)
    let tokens = zip(table.rows, names).map { row, name in (name, token(row)) }
    return JSONOutput.object([(group, .object(tokens))]).text
  }

  /// `name`, but for the word by which a token is told from a group: what holds a `value` is a token.
  private static func key(_ name: String) -> String { name == "value" ? "value_" : name }

  static func remarks(on table: StyleTable) -> [String] {
    TokenText.remarks(onFamilies: table.rows.flatMap(\.style.families))
  }

  private static func token(_ row: StyleTable.Row) -> JSONOutput {
    let style = row.style
    let families =
      style.families.isEmpty ? ["system-ui"] : style.families.map(TokenText.withoutReference)
    var value: [(String, JSONOutput)] = [
      ("fontFamily", .string(families.joined(separator: ", "))),
      ("fontSize", pixels(style.pointSize)),
      ("fontWeight", .integer(style.cssWeight)),
      ("letterSpacing", pixels(style.tracking)),
    ]
    if let lineHeight = style.lineHeight {
      value.append(("lineHeight", .number(lineHeight / style.pointSize)))
    }
    if style.isItalic { value.append(("fontStyle", .string("italic"))) }
    let sizes = DynamicTypeSize.allCases.map { ($0.name, JSONOutput.figure(row[$0])) }
    return .object([
      ("type", .string("typography")), ("value", .object(value)),
      (
        "attributes",
        .object([
          ("relativeTo", .string(style.relativeTo.name)),
          ("scaling", .string(style.method.name)), ("dynamicTypeSizes", .object(sizes)),
        ])
      ),
    ])
  }

  private static func pixels(_ points: Double) -> JSONOutput {
    .string(Figure.code(points) + "px")
  }
}

import DynamicType
import StyleAudit
import StyleModel

/// Writes a page of documentation: every style with its font, and its sizes at all twelve sizes.
enum MarkdownExporter: StyleExporter {
  static func export(_ table: StyleTable, options: ExportOptions) -> String {
    let title = MarkdownTable.escaped(options.typeName ?? table.name)
    var lines = ["# Text styles of \(title)", ""]
    lines.append("| style | font | weight | size | line height | tracking | follows |")
    lines.append("| --- | --- | --- | --: | --: | --: | --- |")
    lines += table.rows.map { "| " + cells(of: $0.style).joined(separator: " | ") + " |" }
    lines += ["", "## Sizes in points", ""]
    let sizes = MarkdownTable.format(table, sizes: DynamicTypeSize.allCases)
    return lines.map { $0 + "\n" }.joined() + sizes
  }

  private static func cells(of style: CustomTextStyle) -> [String] {
    let family = style.families.first ?? "system"
    let follows =
      style.method.followsTextStyle ? style.relativeTo.displayName : style.method.name
    let method = ScalingRemark.of(style) == nil ? "" : ", \(style.method.name)"
    let maximum = style.maximumPointSize.map { ", at most \(Figure($0)) pt" } ?? ""
    return [
      style.name, family + (style.isItalic ? " italic" : ""),
      style.weight.cssWeight == style.cssWeight
        ? "\(style.weight.name) \(style.cssWeight)" : "\(style.cssWeight)",
      "\(Figure(style.pointSize))", style.lineHeight.map { "\(Figure($0))" } ?? "–",
      "\(Figure(style.tracking, decimals: 3))", follows + method + maximum,
    ].map(MarkdownTable.escaped)
  }
}

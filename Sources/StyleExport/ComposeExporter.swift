import DynamicType
import StyleAudit
import StyleModel

/// Writes Jetpack Compose: a `Typography` where the styles are Material's fifteen, else an object of
/// text styles; above it what Android makes of the sizes, beside what iOS does.
enum ComposeExporter: StyleExporter {
  private static let roles: Set<String> = Set(
    ["display", "headline", "title", "body", "label"].flatMap { role in
      ["Large", "Medium", "Small"].map { role + $0 }
    })

  static func export(_ table: StyleTable, options: ExportOptions) -> String {
    let members = SwiftIdentifier.members(table.rows.map(\.style.name))
    let type = SwiftIdentifier(type: options.typeName ?? table.name + " typography").text
    let isMaterial = !members.isEmpty && members.allSatisfy { roles.contains($0.text) }
    var lines = [
      "// Text styles of \(SwiftSource.comment(table.name)), written by typeramp.", "//",
    ]
    lines += comparison(table)
    lines += imports(table, isMaterial: isMaterial)
    if isMaterial {
      lines.append("val \(type) = Typography(")
      lines += zip(table.rows, members).flatMap {
        remark($0.style) + ["    \($1.text) = \(textStyle($0.style)),"]
      }
      lines.append(")")
    } else {
      lines.append("object \(type) {")
      lines += zip(table.rows, members).flatMap {
        remark($0.style) + ["    val \($1.declared) = \(textStyle($0.style))"]
      }
      lines.append("}")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func remark(_ style: CustomTextStyle) -> [String] {
    ScalingRemark.of(style).map { ["    // " + $0] } ?? []
  }

  /// Sizes in dp at Android's scales, and in points at the sizes of iOS that readers get to.
  private static func comparison(_ table: StyleTable) -> [String] {
    let sizes: [DynamicTypeSize] = [.xxxLarge, .accessibility1, .accessibility3, .accessibility5]
    let heads =
      ["style", "sp"] + AndroidFontScale.scales.map { "×\(Figure($0))" }
      + sizes.map { "iOS " + $0.abbreviation }
    let rows = table.rows.map { row in
      [row.style.name, Figure(row.style.pointSize).description]
        + AndroidFontScale.scales.indices.map {
          Figure(AndroidFontScale.dp(row.style.pointSize, scaleAt: $0), decimals: 1).description
        } + sizes.map { Figure(row[$0], decimals: 1).description }
    }
    let all = [heads] + rows
    let widths = heads.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
    return [
      "// Android 14 and later enlarges large text less than small text; sizes in dp by font scale,",
      "// beside them those of iOS in points:", "//",
    ]
      + all.map { cells in
        "// "
          + zip(cells, widths).enumerated().map { place, pair in
            let gap = String(repeating: " ", count: pair.1 - pair.0.count)
            return place == 0 ? SwiftSource.comment(pair.0) + gap : gap + pair.0
          }.joined(separator: "  ")
      }
  }

  private static func imports(_ table: StyleTable, isMaterial: Bool) -> [String] {
    var names = [
      "androidx.compose.ui.text.TextStyle", "androidx.compose.ui.text.font.FontFamily",
      "androidx.compose.ui.text.font.FontWeight", "androidx.compose.ui.unit.em",
      "androidx.compose.ui.unit.sp",
    ]
    if table.rows.contains(where: \.style.isItalic) {
      names.append("androidx.compose.ui.text.font.FontStyle")
    }
    if isMaterial { names.append("androidx.compose.material3.Typography") }
    let families = Set(table.rows.compactMap(\.style.families.first)).sorted()
    let declarations = families.map { name in
      "// Point this at the font's resources.\n"
        + "private val \(family(name)): FontFamily = FontFamily.Default"
    }
    return [""] + names.sorted().map { "import \($0)" } + [""] + declarations
      + (declarations.isEmpty ? [] : [""])
  }

  private static func family(_ name: String) -> String {
    SwiftIdentifier(member: name + " family").text
  }

  private static func textStyle(_ style: CustomTextStyle) -> String {
    var parts = [
      "fontFamily = \(style.families.first.map(family) ?? "FontFamily.Default")",
      "fontWeight = FontWeight(\(style.cssWeight))",
      "fontSize = \(Figure.code(style.pointSize)).sp",
    ]
    if style.isItalic { parts.append("fontStyle = FontStyle.Italic") }
    // In em, so that both keep to the size where Android scales it by other than the factor.
    if let lineHeight = style.lineHeight {
      let ratio = (lineHeight / style.pointSize * 1e4).rounded() / 1e4
      parts.append("lineHeight = \(Figure.code(ratio)).em")
    }
    if style.tracking != 0 {
      let share = (style.tracking / style.pointSize * 1e4).rounded() / 1e4
      let number = Figure.code(share)
      parts.append("letterSpacing = \(share < 0 ? "(\(number))" : number).em")
    }
    return "TextStyle(\(parts.joined(separator: ", ")))"
  }
}

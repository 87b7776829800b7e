import DynamicType
import StyleAudit
import StyleModel

/// Writes CSS: a custom property for each style's size, in rem, and a class for each of the twelve
/// sizes that sets them all; 1 pt is 1 px where the root's font size is the usual 16 px.
enum CSSExporter: StyleExporter {
  static func export(_ table: StyleTable, options: ExportOptions) -> String {
    let prefix = identifier(options.typeName ?? table.name)
    var names = SwiftIdentifier.members(table.rows.map(\.style.name)).map { kebab($0.text) }
    names = names.map { "\(prefix)-\($0)" }
    var lines = [
      "/* Text styles of \(comment(table.name)), written by typeramp. */",
      "/* Set the class dynamic-type-accessibility3 (or another size) on any element; large is the rest. */",
    ]
    for size in [DynamicTypeSize.large] + DynamicTypeSize.allCases {
      let isRoot = lines.count == 2
      lines.append(isRoot ? ":root {" : ".dynamic-type-\(size.name) {")
      lines += zip(table.rows, names).map { row, name in
        "  --\(name)-size: \(Figure.code(row[size] / 16))rem;"
      }
      lines.append("}")
    }
    for (row, name) in zip(table.rows, names) { lines += rule(row.style, name) }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func rule(_ style: CustomTextStyle, _ name: String) -> [String] {
    let families = style.families.map(family) + (style.families.isEmpty ? ["system-ui"] : [])
    let lineHeight =
      style.lineHeight.map { Figure.code(($0 / style.pointSize * 1e4).rounded() / 1e4) }
      ?? "normal"
    let tracking = Figure.code((style.tracking / style.pointSize * 1e4).rounded() / 1e4)
    return remark(style) + [
      ".\(name) {", "  font-family: \(families.joined(separator: ", "));",
      "  font-size: var(--\(name)-size);", "  font-style: \(style.isItalic ? "italic" : "normal");",
      "  font-weight: \(style.cssWeight);", "  line-height: \(lineHeight);",
      "  letter-spacing: \(tracking == "0" ? "normal" : tracking + "em");", "}",
    ]
  }

  /// What the classes make of a style that does not follow the reader as others do.
  private static func remark(_ style: CustomTextStyle) -> [String] {
    switch style.method {
    case .doubleScaled: ["/* Scaled twice, as the style file has it. */"]
    case .capturedAtLaunch:
      ["/* The style file has its size taken once, at launch; here it follows the class. */"]
    case .custom, .fontMetrics, .scaledMetric, .fixed, .steps: []
    }
  }

  /// Families CSS knows as keywords go without quotes.
  private static func family(_ name: String) -> String {
    let keywords = [
      "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "ui-serif",
      "ui-sans-serif", "ui-monospace", "ui-rounded", "math",
    ]
    if keywords.contains(name) { return name }
    return "\""
      + name.unicodeScalars.map { scalar in
        switch scalar {
        case "\"", "\\": "\\\(scalar)"
        case _ where scalar.properties.generalCategory == .control:
          "\\\(String(scalar.value, radix: 16)) "
        default: String(scalar)
        }
      }.joined() + "\""
  }

  private static func identifier(_ name: String) -> String {
    kebab(SwiftIdentifier(member: name).text)
  }

  /// `displayLarge` as `display-large`.
  private static func kebab(_ name: String) -> String {
    var result = ""
    for character in name {
      if character.isUppercase, !result.isEmpty { result += "-" }
      result += character.lowercased()
    }
    return result
  }

  /// A text that cannot end a comment.
  private static func comment(_ text: String) -> String {
    Quotation.harmless(text).split(separator: "*", omittingEmptySubsequences: false)
      .joined(separator: "∗")
  }
}

import DynamicType
import StyleAudit
import StyleModel

/// Writes SwiftUI: an enum of the styles, a `Font` for each, and a modifier that sets font, tracking
/// and line height together.
///
/// Sizes come out as in the table at every size of text. A size is scaled once only: a style that the
/// file declares scaled twice is written scaled once.
enum SwiftUIExporter: StyleExporter {
  static let takesModule = true

  static func export(_ table: StyleTable, options: ExportOptions) -> String {
    let source = SwiftSource(table, options: options)
    guard !table.rows.isEmpty else { return source.empty(importing: options.module ?? "SwiftUI") }
    let modifier = SwiftUIModifier(source, options: options)
    let availability = "@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)"
    var lines = source.head(importing: options.module ?? "SwiftUI")
    lines += ["/// The text styles; apply one with `textStyle(_:)`.", availability]
    lines += source.declaration
    lines += ["", availability] + fonts(source, options)
    lines += ["", availability] + modifier.lines
    lines += ["", availability] + viewExtension(source)
    return lines.map { $0 + "\n" }.joined()
  }

  private static func fonts(_ source: SwiftSource, _ options: ExportOptions) -> [String] {
    let cases = zip(source.table.rows, source.members).enumerated().flatMap { index, pair in
      SwiftUIExporter.fontCase(
        pair.0.style, pair.1, naturalLineHeight: options.naturalLineHeight(of: index))
    }
    let member = SwiftIdentifier(member: source.type).declared
    return [
      "extension Font {",
      "  /// The font of a style, which follows the reader's size of text by itself.",
      "  ///", "  /// Tracking, line height and a maximum take `textStyle(_:)`.",
      "  public static func \(member)(_ style: \(source.type)) -> Font {", "    switch style {",
    ] + cases + (cases.isEmpty ? [] : ["    }"]) + ["  }", "}"]
  }

  private static func fontCase(
    _ style: CustomTextStyle, _ member: SwiftIdentifier, naturalLineHeight: Double
  ) -> [String] {
    let remarks = [
      remark(style), ScalingRemark.of(style), tightness(style, naturalLineHeight),
    ]
    return remarks.compactMap { $0.map { "    // \($0)" } } + [
      "    case .\(member.text):", "      \(font(style))",
    ]
  }

  /// The font by itself.
  static func font(_ style: CustomTextStyle) -> String {
    let size = Figure.code(style.pointSize)
    let base: String
    switch (style.families.first.map(SwiftSource.literal), style.method.followsTextStyle) {
    case (let family?, true):
      base = "Font.custom(\(family), size: \(size), relativeTo: .\(style.relativeTo.name))"
    case (let family?, false): base = "Font.custom(\(family), fixedSize: \(size))"
    case (nil, true): base = "Font.system(.\(style.relativeTo.name))"
    case (nil, false): base = "Font.system(size: \(size))"
    }
    return base + traits(style)
  }

  /// Weight and slant, as calls on a font.
  static func traits(_ style: CustomTextStyle) -> String {
    ".weight(.\(style.weight.name))" + (style.isItalic ? ".italic()" : "")
  }

  /// What the font by itself leaves out.
  private static func remark(_ style: CustomTextStyle) -> String? {
    if style.families.isEmpty, style.method.followsTextStyle {
      return "The system font at its own size; textStyle(_:) sets "
        + "\(Figure.code(style.pointSize)) pt."
    }
    if style.method.followsTextStyle, let maximum = style.maximumPointSize {
      return "Without its maximum of \(Figure.code(maximum)) pt, which textStyle(_:) keeps."
    }
    if case .steps = style.method { return "At large; textStyle(_:) has a size for every step." }
    return nil
  }

  /// What becomes of a line height below the font's own, which has no counterpart in SwiftUI.
  private static func tightness(_ style: CustomTextStyle, _ naturalLineHeight: Double) -> String? {
    guard let lineHeight = style.lineHeight,
      lineHeight / style.pointSize < naturalLineHeight - 0.0005
    else { return nil }
    return "Its line height of \(Figure.code(lineHeight)) pt is below the font's own and "
      + "cannot be set."
  }

  private static func viewExtension(_ source: SwiftSource) -> [String] {
    [
      "extension View {",
      "  /// Sets text in a style: font, tracking and line height, all at the reader's size.",
      "  public func textStyle(_ style: \(source.type)) -> some View {",
      "    modifier(\(source.type)Modifier(style: style))", "  }", "}",
    ]
  }
}

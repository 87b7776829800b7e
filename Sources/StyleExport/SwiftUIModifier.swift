import DynamicType
import StyleAudit
import StyleModel

/// The modifier of exported SwiftUI: works out each style's size from the leading of its text style.
///
/// A leading is a whole number of points and stays one at every size, so that scaling it by
/// `@ScaledMetric` loses nothing, and `size × leading ÷ leading at large`, rounded to the whole point,
/// is exactly what `Font.custom(_:size:relativeTo:)` makes of the size.
struct SwiftUIModifier {
  private let source: SwiftSource
  private let options: ExportOptions
  private var rows: [StyleTable.Row] { source.table.rows }

  init(_ source: SwiftSource, options: ExportOptions) {
    self.source = source
    self.options = options
  }

  /// Its declaration.
  var lines: [String] {
    var lines = [
      "private struct \(source.type)Modifier: ViewModifier {", "  let style: \(source.type)",
    ]
    lines += metrics
    if rows.contains(where: hasSteps) {
      lines.append("  @Environment(\\.dynamicTypeSize) private var dynamicTypeSize")
    }
    lines += ["", "  func body(content: Content) -> some View {", "    content"]
    lines += [
      "      .font(font)", "      .tracking(tracking)",
      "      // Half the space goes above the first line.",
      "      .lineSpacing(leading)", "      .padding(.vertical, leading / 2)", "  }",
    ]
    lines += property("font", "Font", cases: fonts, default: "Font.\(fontFunction)(style)")
    lines += property("pointSize", "CGFloat", cases: pointSizes, default: nil)
    lines += property("tracking", "CGFloat", cases: trackings, default: "0")
    lines += property("leading", "CGFloat", cases: leadings, default: "0")
    return lines + ["}"]
  }

  private var fontFunction: String { SwiftIdentifier(member: source.type).text }

  private func hasSteps(_ row: StyleTable.Row) -> Bool {
    if case .steps = row.style.method { true } else { false }
  }

  // MARK: What scales

  /// A leading for every text style in use, and a size for every style that is rounded to the pixel.
  private var metrics: [String] {
    let used = Font.TextStyle.allCases.filter { textStyle in
      rows.contains {
        $0.style.method.followsTextStyle && $0.style.method != .scaledMetric
          && $0.style.relativeTo == textStyle
      }
    }
    let leadings = used.map { textStyle in
      "  @ScaledMetric(relativeTo: .\(textStyle.name)) private var \(textStyle.name)Leading: CGFloat"
        + " = \(Figure.code(IOSTypeTable.leading(for: textStyle, at: .large)))"
    }
    let sizes = zip(rows, source.members).filter { $0.0.style.method == .scaledMetric }.map {
      "  @ScaledMetric(relativeTo: .\($0.style.relativeTo.name)) private var \($1.text)Size: CGFloat"
        + " = \(Figure.code($0.style.pointSize))"
    }
    return leadings + sizes
  }

  // MARK: Properties

  private func property(
    _ name: String, _ type: String, cases: [(SwiftIdentifier, String)], default standard: String?
  ) -> [String] {
    let isTotal = cases.count == rows.count
    var body = cases.flatMap { ["    case .\($0.0.text):", "      \($0.1)"] }
    if !isTotal || standard == nil && rows.isEmpty, let standard {
      body = body.isEmpty ? ["    \(standard)"] : body + ["    default:", "      \(standard)"]
    }
    if !cases.isEmpty { body = ["    switch style {"] + body + ["    }"] }
    return ["", "  private var \(name): \(type) {"] + body + ["  }"]
  }

  /// The styles whose size a font alone does not get right.
  private var fonts: [(SwiftIdentifier, String)] {
    zip(rows, source.members).compactMap { row, member in
      let style = row.style
      let isPlain =
        !style.families.isEmpty && style.maximumPointSize == nil && !hasSteps(row)
        && style.method != .scaledMetric || style.method == .fixed && style.maximumPointSize == nil
      guard !isPlain else { return nil }
      let font =
        style.families.first.map { "Font.custom(\(SwiftSource.literal($0)), fixedSize: pointSize)" }
        ?? "Font.system(size: pointSize)"
      return (member, font + SwiftUIExporter.traits(style))
    }
  }

  private var pointSizes: [(SwiftIdentifier, String)] {
    zip(rows, source.members).map { row, member in (member, pointSize(row.style, member)) }
  }

  private func pointSize(_ style: CustomTextStyle, _ member: SwiftIdentifier) -> String {
    let base = Figure.code(style.pointSize)
    let size: String
    switch style.method {
    case .fixed: size = base
    case .scaledMetric: size = "\(member.text)Size"
    case .steps: size = steps(style)
    case .custom, .fontMetrics, .capturedAtLaunch, .doubleScaled:
      let leading = Figure.code(IOSTypeTable.leading(for: style.relativeTo, at: .large))
      size = "(\(base) * \(style.relativeTo.name)Leading / \(leading)).rounded()"
    }
    guard let maximum = style.maximumPointSize else { return size }
    return "min(\(size), \(Figure.code(maximum)))"
  }

  /// The sizes of a style with a table of its own, picked by the place of the size among the twelve.
  private func steps(_ style: CustomTextStyle) -> String {
    var unlimited = style.scaledPointSize
    unlimited.maximum = nil
    let sizes = DynamicTypeSize.allCases.map { size in
      Figure.code(unlimited.pointSize(in: SizeSetting(size)))
    }
    return "[\(sizes.joined(separator: ", "))][\n        "
      + "DynamicTypeSize.allCases.firstIndex(of: dynamicTypeSize) ?? 3]"
  }

  private var trackings: [(SwiftIdentifier, String)] {
    zip(rows, source.members).compactMap { row, member in
      guard row.style.tracking != 0 else { return nil }
      return (member, "\(share(row.style.tracking, of: row.style)) * pointSize")
    }
  }

  private var leadings: [(SwiftIdentifier, String)] {
    zip(rows.indices, zip(rows, source.members)).compactMap { index, pair in
      let style = pair.0.style
      guard let lineHeight = style.lineHeight else { return nil }
      let extra = lineHeight / style.pointSize - options.naturalLineHeight(of: index)
      // Space between lines cannot be negative, so that a tighter line height is left to the font.
      guard extra > 0.0005 else { return nil }
      return (pair.1, "\(Figure.code((extra * 10_000).rounded() / 10_000)) * pointSize")
    }
  }

  private func share(_ points: Double, of style: CustomTextStyle) -> String {
    Figure.code(points / style.pointSize)
  }
}

import DynamicType
import StyleAudit
import StyleModel

/// Writes UIKit: an enum of the styles with a `UIFont` and the attributes of text for each.
///
/// Fonts are scaled by `UIFontMetrics` from the unscaled font, never from a scaled one, which UIKit
/// answers with an exception.
enum UIKitExporter: StyleExporter {
  static let takesModule = true

  static func export(_ table: StyleTable, options: ExportOptions) -> String {
    let source = SwiftSource(table, options: options)
    guard !table.rows.isEmpty else { return source.empty(importing: options.module ?? "UIKit") }
    var lines = source.head(importing: options.module ?? "UIKit")
    lines += ["/// The text styles; set `adjustsFontForContentSizeCategory` where one is shown."]
    lines += source.declaration
    lines += ["", "extension \(source.type) {"]
    lines += fonts(source) + [""] + attributes(source) + [""] + helpers
    return (lines + ["}"]).map { $0 + "\n" }.joined()
  }

  private static func fonts(_ source: SwiftSource) -> [String] {
    let cases = zip(source.table.rows, source.members).flatMap { row, member in
      let remark = ScalingRemark.of(row.style).map { ["    // " + $0] } ?? []
      return remark + ["    case .\(member.text):"] + font(row.style).map { "      " + $0 }
    }
    return [
      "  /// The font at the size of `traits`, else at that of the app.",
      "  public func font(compatibleWith traits: UITraitCollection? = nil) -> UIFont {",
    ] + (cases.isEmpty ? [] : ["    switch self {"] + cases + ["    }"]) + ["  }"]
  }

  private static func font(_ style: CustomTextStyle) -> [String] {
    let family = style.families.first.map(SwiftSource.literal) ?? "nil"
    func base(_ size: String) -> String {
      "Self.font(\(family), size: \(size), weight: .\(style.weight.name), "
        + "isItalic: \(style.isItalic))"
    }
    let size = Figure.code(style.pointSize)
    let maximum = style.maximumPointSize.map(Figure.code)
    switch style.method {
    case .fixed: return ["return " + base(maximum.map { "min(\(size), \($0))" } ?? size)]
    case .steps:
      var unlimited = style.scaledPointSize
      unlimited.maximum = nil
      let sizes = DynamicTypeSize.allCases.map {
        Figure.code(unlimited.pointSize(in: SizeSetting($0)))
      }
      return [
        "let sizes: [CGFloat] = [\(sizes.joined(separator: ", "))]",
        "let size = sizes[Self.step(traits)]",
        "return " + base(maximum.map { "min(size, \($0))" } ?? "size"),
      ]
    case .scaledMetric, .custom, .fontMetrics, .capturedAtLaunch, .doubleScaled:
      let metrics = "UIFontMetrics(forTextStyle: .\(style.relativeTo.uiKitName))"
      if style.method == .scaledMetric {
        let scaled = "\(metrics).scaledValue(for: \(size), compatibleWith: traits)"
        return [
          "let size = \(scaled)", "return " + base(maximum.map { "min(size, \($0))" } ?? "size"),
        ]
      }
      let limit = maximum.map { ", maximumPointSize: \($0)" } ?? ""
      return [
        "return \(metrics).scaledFont(",
        "  for: \(base(size))\(limit), compatibleWith: traits)",
      ]
    }
  }

  private static func attributes(_ source: SwiftSource) -> [String] {
    let figures = zip(source.table.rows, source.members).map { row, member in
      let style = row.style
      let height =
        style.lineHeight.map { Figure.code($0 / style.pointSize) } ?? "nil"
      return "    case .\(member.text): (\(height), "
        + "\(Figure.code(style.tracking / style.pointSize)))"
    }
    return [
      "  /// Line height and tracking as multiples of the size; `nil` leaves the height to the font.",
      "  private var figures: (lineHeight: CGFloat?, tracking: CGFloat) {",
    ] + (figures.isEmpty ? [] : ["    switch self {"] + figures + ["    }"]) + [
      "  }", "",
      "  /// Font, tracking and line height for an attributed string; lines are centred in their height.",
      "  public func attributes(",
      "    compatibleWith traits: UITraitCollection? = nil",
      "  ) -> [NSAttributedString.Key: Any] {",
      "    let font = font(compatibleWith: traits)", "    let (lineHeight, tracking) = figures",
      "    var attributes: [NSAttributedString.Key: Any] = [",
      "      .font: font, .kern: tracking * font.pointSize,", "    ]",
      "    if let lineHeight {", "      let paragraph = NSMutableParagraphStyle()",
      "      paragraph.minimumLineHeight = lineHeight * font.pointSize",
      "      paragraph.maximumLineHeight = lineHeight * font.pointSize",
      "      attributes[.paragraphStyle] = paragraph",
      "      attributes[.baselineOffset] = (lineHeight * font.pointSize - font.lineHeight) / 2",
      "    }", "    return attributes", "  }",
    ]
  }

  private static let helpers = [
    "  private static func font(",
    "    _ family: String?, size: CGFloat, weight: UIFont.Weight, isItalic: Bool",
    "  ) -> UIFont {",
    "    var descriptor = UIFont.systemFont(ofSize: size, weight: weight).fontDescriptor",
    "    if let family {",
    "      descriptor = UIFontDescriptor(fontAttributes: [",
    "        .family: family,",
    "        .traits: [UIFontDescriptor.TraitKey.weight: weight.rawValue],",
    "      ])", "    }",
    "    if isItalic, let italic = descriptor.withSymbolicTraits(.traitItalic) {",
    "      descriptor = italic", "    }",
    "    return UIFont(descriptor: descriptor, size: size)", "  }", "",
    "  /// The place of a size of text among the twelve.",
    "  private static func step(_ traits: UITraitCollection?) -> Int {",
    "    let category = (traits ?? .current).preferredContentSizeCategory",
    "    let categories: [UIContentSizeCategory] = [",
    "      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,",
    "      .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge,",
    "      .accessibilityExtraLarge, .accessibilityExtraExtraLarge,",
    "      .accessibilityExtraExtraExtraLarge,", "    ]",
    "    return categories.firstIndex(of: category) ?? 3", "  }",
  ]
}

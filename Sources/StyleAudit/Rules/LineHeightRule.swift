import DynamicType
import StyleModel

/// DT008: lines that are set tighter than defined, or tighter than the font.
enum LineHeightRule: AuditRule {
  static let id = "DT008"
  static let name = "line-height"
  static let title = "Lines too tight"
  static let needsFonts = true
  static let rationale = """
    A warning where the line height in force is more than 5 % below the defined multiple of the size \
    at some size of text, or below the point size itself, so that descenders touch ascenders. Info \
    where it is below ascent plus descent of the font (known where fonts are looked at): SwiftUI's \
    lineSpacing adds to that height and does not take from it. Line heights are taken to scale with \
    the style's text style to the pixel, as ScaledMetric does; for styles that follow none they stay \
    a multiple of the size. WCAG 2.2, 1.4.12 wants layouts to bear 1.5 times the size.
    """

  static func findings(in subject: AuditSubject) -> [Finding] {
    subject.table.rows.indices.compactMap { index in
      let row = subject.table.rows[index]
      guard let lineHeight = row.style.lineHeight else { return nil }
      return loosened(row, lineHeight, in: subject)
        ?? tight(row, lineHeight, measures: subject.measures?.styles[index], in: subject)
    }
  }

  /// A finding where the ratio is not kept.
  private static func loosened(
    _ row: StyleTable.Row, _ lineHeight: Double, in subject: AuditSubject
  ) -> Finding? {
    let defined = lineHeight / row.style.pointSize
    func ratio(_ size: DynamicTypeSize) -> Double {
      row.style.lineHeight(at: size, displayScale: subject.table.displayScale).map {
        $0 / row[size]
      } ?? defined
    }
    let sizes = subject.sizes.filter { ratio($0) < defined * 0.95 }
    guard !sizes.isEmpty else { return nil }
    return Finding(
      rule: id, level: .warning, styles: [row.style.name], sizes: sizes,
      message: "line height \(Figure.factor(defined)) of the size is not kept "
        + SizeRuns(sizes).phrase { Figure.factor(ratio($0)) },
      arithmetic: subject.arithmetic(of: row, at: sizes),
      suggestion: Finding.Suggestion("scale size and line height alike"))
  }

  /// A finding where the definition itself is tight.
  private static func tight(
    _ row: StyleTable.Row, _ lineHeight: Double, measures: StyleMeasures.Style?,
    in subject: AuditSubject
  ) -> Finding? {
    let natural = measures?[.large].naturalLineHeight
    let limit = max(natural ?? 0, row.style.pointSize)
    guard lineHeight < limit - 0.05 else { return nil }
    let isBelowSize = lineHeight < row.style.pointSize - 0.05
    let than =
      isBelowSize
      ? "the size itself, \(Figure(row.style.pointSize))"
      : "the \(Figure(limit)) pt of \(measures?.face ?? "the font")"
    return Finding(
      rule: id, level: isBelowSize ? .warning : .info, styles: [row.style.name],
      sizes: subject.sizes,
      message: "line height \(Figure(lineHeight)) pt is below \(than)",
      arithmetic: [
        "\(Figure(lineHeight)) ÷ \(Figure(row.style.pointSize)) = "
          + Figure.factor(lineHeight / row.style.pointSize)
      ],
      suggestion: Finding.Suggestion("make it \(Figure(limit.rounded(.up))) pt at least"))
  }
}

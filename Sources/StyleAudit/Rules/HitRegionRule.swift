import DynamicType
import StyleModel

/// DT012: a control that is too small to hit.
enum HitRegionRule: AuditRule {
  static let id = "DT012"
  static let name = "hit-region"
  static let title = "Hit region too small"
  static let needsFonts = true
  static let rationale = """
    An error where a style labels a control (check.interactive) and its sample, in the height of its \
    container (check.height) where one is given, is lower or narrower than 44 pt at large, without \
    any padding. Human Interface Guidelines, Accessibility: controls of at least 44 × 44 pt on iOS \
    and iPadOS; Xcode's accessibility audit reports it as "Hit area is too small". iOS alone, where \
    the figure is from. Needs fonts.
    """

  private static let least = 44.0

  static func findings(in subject: AuditSubject) -> [Finding] {
    guard let measures = subject.measures, subject.platform == .ios else { return [] }
    return zip(subject.table.rows, measures.styles).compactMap { row, style in
      let height = max(style[.large].height, style.height ?? 0)
      let width = style[.large].width
      guard row.style.check.isInteractive, min(width, height) < least - 0.05 else { return nil }
      return Finding(
        rule: id, level: .error, styles: [row.style.name], sizes: [.large],
        message: "control of \(Figure(width)) × \(Figure(height)) pt, below 44 × 44",
        suggestion: Finding.Suggestion(
          "give it a frame of 44 × 44 at least; a hit region need not grow with the text"))
    }
  }
}

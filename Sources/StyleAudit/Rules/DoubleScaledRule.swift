import DynamicType
import StyleModel

/// DT013: a style whose size is scaled and then scaled again.
enum DoubleScaledRule: AuditRule {
  static let id = "DT013"
  static let name = "double-scaled"
  static let title = "Scaled twice"
  static let rationale = """
    An error where a style hands a size that is scaled already to a font that scales by itself: \
    ScaledMetric into Font.custom(_:size:), or a preferred font into UIFontMetrics. Text then grows \
    by the square of what the reader asked for; UIKit raises an exception for a font that its own \
    metrics have scaled (documentation of UIFontMetrics.scaledFont(for:)).
    """

  static func findings(in subject: AuditSubject) -> [Finding] {
    guard subject.sizes.count > 1, let last = subject.sizes.last else { return [] }
    return subject.table.rows.compactMap { row in
      guard row.style.method == .doubleScaled else { return nil }
      var once = row.style.scaledPointSize
      once.method = .custom
      let meant = once.pointSize(
        in: SizeSetting(last, displayScale: subject.table.displayScale))
      return Finding(
        rule: id, level: .error, styles: [row.style.name],
        sizes: subject.sizes.filter { $0 != .large },
        message: "scaled twice: \(Figure(row[last])) pt at \(last.name) where once gives "
          + "\(Figure(meant))",
        arithmetic: subject.arithmetic(of: row, at: [last]),
        suggestion: Finding.Suggestion(
          "use Font.custom(_:size:relativeTo:) with the unscaled size, or fixedSize with the scaled"
        ))
    }
  }
}

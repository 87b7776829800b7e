import DynamicType
import StyleModel

/// DT003: a maximum that keeps a style from growing as far as readers need.
enum CappedRule: AuditRule {
  static let id = "DT003"
  static let name = "capped"
  static let title = "Growth stopped by a maximum"
  static let rationale = """
    A warning where a maximum point size holds a style below twice its size (1.4 times on watchOS) \
    although it would grow further without. Human Interface Guidelines, Accessibility: let people \
    enlarge text by at least 200 % (140 % in watchOS apps); WCAG 2.2, 1.4.4 (AA): text can be resized \
    up to 200 %. A style whose text style does not reach 200 % anyway is not reported by this rule, \
    as long as the maximum takes nothing from it.
    """

  static func findings(in subject: AuditSubject) -> [Finding] {
    guard subject.sizes.count > 1, let last = subject.sizes.last else { return [] }
    return subject.table.rows.compactMap { row in
      let style = row.style
      guard style.maximumPointSize != nil,
        row.factor(at: last) < subject.platform.wantedGrowth,
        Set(subject.sizes.map { row[$0] }).count > 1
      else { return nil }
      var uncapped = style.scaledPointSize
      uncapped.maximum = nil
      let setting = SizeSetting(last, displayScale: subject.table.displayScale)
      let free = uncapped.pointSize(in: setting)
      guard SizeOrder.exceeds(free, row[last]) else { return nil }
      let capped = subject.sizes.filter { size in
        SizeOrder.exceeds(
          uncapped.pointSize(in: SizeSetting(size, displayScale: subject.table.displayScale)),
          row[size])
      }
      let wanted = min(free, (style.pointSize * subject.platform.wantedGrowth).rounded(.up))
      return Finding(
        rule: id, level: .warning, styles: [style.name], sizes: capped,
        message: "stops at \(Figure(row[last])) pt, \(Figure.factor(row.factor(at: last))), "
          + SizeRuns(capped).words + "; without its maximum it reaches "
          + Figure.factor(free / style.pointSize),
        arithmetic: subject.arithmetic(of: row, at: capped),
        suggestion: Finding.Suggestion(
          "drop maximumPointSize, or raise it to \(Figure(wanted)) at least"))
    }
  }
}

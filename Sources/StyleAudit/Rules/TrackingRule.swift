import DynamicType
import StyleModel

/// DT019: tracking in points that stays while the size moves.
enum TrackingRule: AuditRule {
  static let id = "DT019"
  static let name = "tracking"
  static let title = "Tracking not scaled"
  static let rationale = """
    Info where a style scales and its tracking, left in points as tracking(_:) and NSAttributedString \
    take it, comes to a share of the size that differs by a hundredth of an em or more from the one \
    at large. Apple's own fonts change their tracking with the size (Human Interface Guidelines, \
    Typography, tracking values), a custom font's does not by itself. typeramp's export scales it.
    """

  static func findings(in subject: AuditSubject) -> [Finding] {
    subject.table.rows.compactMap { row in
      let tracking = row.style.tracking
      guard tracking != 0 else { return nil }
      func share(_ size: DynamicTypeSize) -> Double { tracking / row[size] * 1000 }
      let meant = tracking / row.style.pointSize * 1000
      let sizes = subject.sizes.filter { abs(share($0) - meant) >= 10 - 1e-9 }
      guard let last = sizes.last else { return nil }
      return Finding(
        rule: id, level: .info, styles: [row.style.name], sizes: sizes,
        message:
          "tracking \(Figure(tracking)) pt is \(Figure(meant, decimals: 0))/1000 em at large, "
          + "\(Figure(share(last), decimals: 0))/1000 at \(last.name)",
        arithmetic: [
          "\(Figure(tracking)) ÷ \(Figure(row[last])) = \(Figure(share(last) / 1000, decimals: 3)) em"
        ],
        suggestion: Finding.Suggestion("scale it with the size, as the export does"))
    }
  }
}

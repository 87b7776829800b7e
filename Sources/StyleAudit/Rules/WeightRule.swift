import DynamicType
import StyleModel

/// DT018: a weight SwiftUI has no name for.
enum WeightRule: AuditRule {
  static let id = "DT018"
  static let name = "weight"
  static let title = "Weight without a constant"
  static let rationale = """
    A warning where a style's weight is none of the nine that Font.Weight and UIFont.Weight name: \
    100, 200, … 900. An export takes the nearest name, so the app shows another weight than the \
    design. Such a weight can only be had as a face of its own, or by the wght axis of a variable \
    font in UIKit.
    """

  static func findings(in subject: AuditSubject) -> [Finding] {
    subject.table.rows.compactMap { row in
      let style = row.style
      guard style.cssWeight != style.weight.cssWeight else { return nil }
      return Finding(
        rule: id, level: .warning, styles: [row.style.name], sizes: [],
        message: "weight \(style.cssWeight) has no constant; the nearest is "
          + "\(style.weight.name), \(style.weight.cssWeight)",
        suggestion: Finding.Suggestion("use \(style.weight.cssWeight)"))
    }
  }
}

import DynamicType
import StyleModel

/// DT007: styles of many roles that all follow one text style.
enum OneCurveRule: AuditRule {
  static let id = "DT007"
  static let name = "one-curve"
  static let title = "One text style for many roles"
  static let rationale = """
    Info where four or more roles follow one text style; a style's role is the text style nearest to \
    its base size. Such a set never turns its order round, but large text grows as steeply as small \
    text: on body 57 pt become 161 pt at accessibility5, on largeTitle 97 pt. Apple's own text styles \
    grow the less the larger they are (Human Interface Guidelines, Typography, Dynamic Type sizes).
    """

  static func findings(in subject: AuditSubject) -> [Finding] {
    guard subject.sizes.count > 1, let last = subject.sizes.last else { return [] }
    return Font.TextStyle.allCases.compactMap { textStyle in
      let rows = subject.table.rows.filter {
        $0.style.method.followsTextStyle && $0.style.relativeTo == textStyle
      }
      let roles = Set(rows.map { nearestTextStyle(toPointSize: $0.style.pointSize) })
      guard roles.count >= 4,
        let largest = rows.max(by: { $0.style.pointSize < $1.style.pointSize })
      else { return nil }
      let role = nearestTextStyle(toPointSize: largest.style.pointSize)
      var other = largest.style.scaledPointSize
      other.relativeTo = role
      let setting = SizeSetting(last, displayScale: subject.table.displayScale)
      let names =
        [largest.style.name] + rows.map(\.style.name).filter { $0 != largest.style.name }
      return Finding(
        rule: id, level: .info, styles: names, sizes: subject.sizes.filter { $0 > .large },
        message: "follows \(textStyle.name) with \(rows.count - 1) other styles of "
          + "\(roles.count) roles: \(Figure(largest[last])) pt at \(last.name), "
          + "\(Figure(other.pointSize(in: setting))) on \(role.name)",
        arithmetic: subject.arithmetic(of: largest, at: [last]),
        suggestion: Finding.Suggestion("give each role its own text style; suggest works one out"))
    }
  }
}

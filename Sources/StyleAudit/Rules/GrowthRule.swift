import DynamicType
import StyleModel

/// DT015: a style that never reaches twice its size.
enum GrowthRule: AuditRule {
  static let id = "DT015"
  static let name = "growth"
  static let title = "200 % not reached"
  static let rationale = """
    Info where a style scales freely and still stays below twice its size (1.4 times on watchOS) at \
    the largest size of text. Human Interface Guidelines, Accessibility: let people enlarge text by at \
    least 200 %; App Store Connect, Larger Text, asks the same; WCAG 2.2, 1.4.4. Apple's own \
    largeTitle stops at 1.71 times (1.76 as system font), since display text is legible as it is: \
    judge text to be read, not titles. Fixed styles are DT001, capped ones DT003.
    """

  static func findings(in subject: AuditSubject) -> [Finding] {
    guard subject.sizes.count > 1, let last = subject.sizes.last else { return [] }
    let wanted = subject.platform.wantedGrowth
    return subject.table.rows.compactMap { row in
      let sizes = subject.sizes.map { row[$0] }
      let style = row.style
      guard let greatest = sizes.max(), Set(sizes).count > 1, row.factor(at: last) < wanted,
        style.maximumPointSize.map({ $0 > greatest + 0.001 }) ?? true
      else { return nil }
      let isDisplay =
        style.method.followsTextStyle && [.largeTitle, .title].contains(style.relativeTo)
      let reason = isDisplay ? "; Apple's own \(style.relativeTo.name) does no better" : ""
      return Finding(
        rule: id, level: .info, styles: [style.name], sizes: subject.sizes.filter { $0 > .large },
        message: "reaches \(Figure.factor(row.factor(at: last))), never "
          + Figure.factor(wanted) + reason,
        arithmetic: subject.arithmetic(of: row, at: [last]))
    }
  }
}

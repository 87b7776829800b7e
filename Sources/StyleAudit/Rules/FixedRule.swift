import DynamicType
import StyleModel

/// DT001: a style that does not follow the reader's size of text at all.
enum FixedRule: AuditRule {
  static let id = "DT001"
  static let name = "unsupported"
  static let title = "Size of text unsupported"
  static let rationale = """
    An error where a style has one point size at every size of text, whatever makes it so: a fixed \
    size, a table with one entry, a maximum at or below its smallest size. Readers who enlarge text \
    get nothing. Human Interface Guidelines, Accessibility: let people enlarge text by at least \
    200 %. Xcode's accessibility audit reports it as "Dynamic Type font sizes are unsupported".
    """

  static func findings(in subject: AuditSubject) -> [Finding] {
    guard subject.sizes.count > 1 else { return [] }
    return subject.table.rows.compactMap { row in
      guard Set(subject.sizes.map { row[$0] }).count == 1 else { return nil }
      return Finding(
        rule: id, level: .error, styles: [row.style.name], sizes: subject.sizes,
        message: "does not scale: \(Figure(row[.large])) pt at every size",
        arithmetic: subject.arithmetic(
          of: row, at: [.large, subject.sizes[subject.sizes.count - 1]]),
        suggestion: suggestion(for: row))
    }
  }

  private static func suggestion(for row: StyleTable.Row) -> Finding.Suggestion? {
    guard !row.style.method.followsTextStyle else { return nil }
    let nearest = nearestTextStyle(toPointSize: row.style.pointSize)
    var scaled = row.style.scaledPointSize
    scaled.method = .custom
    scaled.relativeTo = nearest
    let largest = scaled.pointSize(in: SizeSetting(.accessibility5))
    return Finding.Suggestion(
      "drop \"scaling\" and let it follow \(nearest.name): \(Figure(largest)) pt at accessibility5")
  }
}

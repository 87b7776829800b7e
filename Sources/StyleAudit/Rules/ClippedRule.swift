import DynamicType
import StyleModel

/// DT010: a sample that needs more height than its container has.
enum ClippedRule: AuditRule {
  static let id = "DT010"
  static let name = "clipped"
  static let title = "Text clipped"
  static let needsFonts = true
  static let rationale = """
    An error where a style says the height of its container (check.height, in points) and its sample \
    needs more at some size of text, with the metrics of its font: ink is cut off. Info where that \
    happens on a sample screen. One line of 17 pt text on body's curve needs about 58 pt at \
    accessibility5, so that a row of 44 pt clips it: let heights be minimums. Xcode's accessibility \
    audit reports it as "Text clipped". Needs fonts.
    """

  static func findings(in subject: AuditSubject) -> [Finding] {
    guard let measures = subject.measures else { return [] }
    let samples = zip(subject.table.rows, measures.styles).compactMap { row, style -> Finding? in
      guard let height = style.height else { return nil }
      let sizes = subject.sizes.filter { style[$0].height > height + 0.05 }
      guard let first = sizes.first, let last = sizes.last else { return nil }
      return Finding(
        rule: id, level: .error, styles: [row.style.name], sizes: sizes,
        message: "needs more than the \(Figure(height)) pt of its container "
          + SizeRuns(sizes).phrase { "\(Figure(style[$0].height)) pt" },
        arithmetic: subject.arithmetic(of: row, at: [first]),
        suggestion: Finding.Suggestion(
          "make \(Figure(height)) a minimum; it takes \(Figure(style[last].height)) pt at \(last.name)"
        ))
    }
    return samples + TruncatedRule.screenFindings(.clipped, measures, in: subject, rule: id)
  }
}

import DynamicType
import StyleModel

/// DT009: a sample that does not fit the lines it may take.
enum TruncatedRule: AuditRule {
  static let id = "DT009"
  static let name = "truncated"
  static let title = "Text truncated"
  static let needsFonts = true
  static let rationale = """
    A warning where a style's sample needs more lines than it may take (the style's check.lines, or \
    --lines) at the width it is set to, with the metrics of its font; words are then left out behind \
    an ellipsis. Info where that happens on a sample screen. Human Interface Guidelines, Typography: \
    minimize truncation as the size of text grows; App Store Connect, Larger Text: text wraps rather \
    than being cut. Needs fonts.
    """

  static func findings(in subject: AuditSubject) -> [Finding] {
    guard let measures = subject.measures else { return [] }
    let samples = zip(subject.table.rows, measures.styles).compactMap { row, style -> Finding? in
      let sizes = subject.sizes.filter { style[$0].isTruncated }
      guard let limit = style.lineLimit, let first = sizes.first else { return nil }
      return Finding(
        rule: id, level: .warning, styles: [row.style.name], sizes: sizes,
        message: "sample takes more than \(Count(limit, "line")) at "
          + "\(Figure(measures.width)) pt " + SizeRuns(sizes).phrase { "\(style[$0].lineCount)" },
        arithmetic: subject.arithmetic(of: row, at: [first]),
        suggestion: Finding.Suggestion("lift the limit, or let the layout stack at these sizes"))
    }
    return samples + screenFindings(.truncated, measures, in: subject)
  }

  /// What a sample screen has to say of one kind, as info.
  static func screenFindings(
    _ kind: StyleMeasures.ScreenFault.Kind, _ measures: StyleMeasures, in subject: AuditSubject,
    rule: String = id
  ) -> [Finding] {
    measures.screenFaults.filter { $0.kind == kind }.compactMap { fault in
      let sizes = fault.sizes.filter(subject.sizes.contains)
      guard !sizes.isEmpty else { return nil }
      let what =
        switch kind {
        case .truncated: "is truncated"
        case .clipped: "is clipped"
        case .wordTooWide: "has a word wider than its room"
        }
      return Finding(
        rule: rule, level: .info, styles: [fault.style], sizes: sizes,
        message: "\(Quotation(fault.text)) \(what) on the sample \(fault.screen) "
          + SizeRuns(sizes).words)
    }
  }
}

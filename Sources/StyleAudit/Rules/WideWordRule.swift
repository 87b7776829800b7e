import DynamicType
import StyleModel

/// DT011: a word that is wider than the room text has.
enum WideWordRule: AuditRule {
  static let id = "DT011"
  static let name = "word-too-wide"
  static let title = "Word wider than its room"
  static let needsFonts = true
  static let rationale = """
    A warning where the longest word of a style's sample is wider than the width the sample is set \
    to, with the metrics of its font: the word is broken where no hyphen belongs. Info where that \
    happens on a sample screen, or where the file gives the style no sample and a made-up one is set. The width is 361 pt unless said: an iPhone 393 pt wide with margins \
    of 16 pt. WCAG 2.2, 1.4.10: content reflows without scrolling in two directions. Needs fonts.
    """

  static func findings(in subject: AuditSubject) -> [Finding] {
    guard let measures = subject.measures else { return [] }
    let samples = zip(subject.table.rows, measures.styles).compactMap { row, style -> Finding? in
      let sizes = subject.sizes.filter { style[$0].hasOverlongWord }
      guard let first = sizes.first else { return nil }
      return Finding(
        rule: id, level: row.style.sample == nil ? .info : .warning, styles: [row.style.name],
        sizes: sizes,
        message: "\(Quotation(style.longestWord)) is wider than \(Figure(measures.width)) pt "
          + SizeRuns(sizes).phrase { "\(Figure(style[$0].longestWordWidth)) pt" },
        arithmetic: subject.arithmetic(of: row, at: [first]),
        suggestion: Finding.Suggestion("follow a text style that grows less, or set a maximum"))
    }
    return samples + TruncatedRule.screenFindings(.wordTooWide, measures, in: subject, rule: id)
  }
}

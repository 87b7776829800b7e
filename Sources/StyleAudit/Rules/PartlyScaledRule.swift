import DynamicType
import StyleModel

/// DT002: a style that keeps its default size at one of the steps where growth is looked for, or gets
/// smaller where text gets larger.
enum PartlyScaledRule: AuditRule {
  static let id = "DT002"
  static let name = "partly-supported"
  static let title = "Size of text supported in part"
  static let rationale = """
    A warning where a style scales, but has the size it has at large also at xSmall, xLarge, xxxLarge \
    or accessibility5: the steps at which Xcode's larger-text audit was seen to stop (a screen \
    recording in straff2002/OpenGlasses#470; Apple publishes no list). It is reported there as \
    "partially unsupported". Only info where the text style's own leading stands still, as caption2's \
    does below large: Apple's curve does this, and nothing needs to be mended. An error where a style \
    is smaller than at some smaller size of text: readers who ask for larger text get smaller text.
    """

  private static let probes: [DynamicTypeSize] = [.xSmall, .xLarge, .xxxLarge, .accessibility5]

  static func findings(in subject: AuditSubject) -> [Finding] {
    let probes = probes.filter(subject.sizes.contains)
    return subject.table.rows.compactMap { row in
      guard Set(subject.sizes.map { row[$0] }).count > 1 else { return nil }
      if let shrinking = shrinking(row, in: subject) { return shrinking }
      let still = probes.filter { row[$0] == row[.large] }
      guard let first = still.first else { return nil }
      let style = row.style
      let isApples =
        style.method.followsTextStyle
        && still.allSatisfy { FontMetrics(forTextStyle: style.relativeTo).ratio(at: $0) == 1 }
      let reason = isApples ? "; Apple's own \(style.relativeTo.name) curve does this" : ""
      return Finding(
        rule: id, level: isApples ? .info : .warning, styles: [style.name], sizes: still,
        message: "\(Figure(row[first])) pt as at large "
          + SizeRuns(still).words + reason,
        arithmetic: subject.arithmetic(of: row, at: still))
    }
  }

  /// What there is to say of a style that is smaller than at some smaller size of text.
  private static func shrinking(_ row: StyleTable.Row, in subject: AuditSubject) -> Finding? {
    guard var peak = subject.sizes.first else { return nil }
    var first: DynamicTypeSize?
    var below: [DynamicTypeSize] = []
    for size in subject.sizes {
      if SizeOrder.exceeds(row[peak], row[size]) {
        first = first ?? peak
        below.append(size)
      } else if row[size] >= row[peak] {
        peak = size
      }
    }
    guard let first else { return nil }
    return Finding(
      rule: id, level: .error, styles: [row.style.name], sizes: below,
      message: "shrinks as text grows: below the \(Figure(row[first])) pt of \(first.name) "
        + SizeRuns(below).phrase { "\(Figure(row[$0])) pt" },
      arithmetic: subject.arithmetic(of: row, at: [first, below[0]]),
      suggestion: Finding.Suggestion("let no size be below that of a smaller size of text"))
  }
}

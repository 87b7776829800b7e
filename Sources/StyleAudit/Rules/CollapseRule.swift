import DynamicType
import StyleModel

/// DT005: two styles of different size that come to the same size somewhere.
enum CollapseRule: AuditRule {
  static let id = "DT005"
  static let name = "collapse"
  static let title = "Difference of sizes lost"
  static let rationale = """
    A warning for every pair of styles of which one is at least 1.1 times as large as the other at \
    large, and exactly as large at some other size of text; info where they are closer than that, \
    since whole points cannot always keep so small a difference. Pairs that DT004 reports are left \
    out. Human Interface Guidelines, Typography: keep the hierarchy of information as text sizes \
    change; size is then no longer what tells the two apart.
    """

  static func findings(in subject: AuditSubject) -> [Finding] {
    let rows = subject.table.rows
    var findings: [Finding] = []
    SizeOrder(subject).forEachPair(.collapsed) { small, large in
      findings.append(finding(rows[small], rows[large], in: subject))
    }
    return findings
  }

  private static func finding(
    _ small: StyleTable.Row, _ large: StyleTable.Row, in subject: AuditSubject
  ) -> Finding {
    let sizes = subject.sizes.filter {
      $0 != .large && !SizeOrder.exceeds(large[$0], small[$0])
    }
    let ratio = large.style.pointSize / small.style.pointSize
    return Finding(
      rule: id, level: ratio < 1.1 ? .info : .warning,
      styles: [large.style.name, small.style.name], sizes: sizes,
      message: "as large as \(small.style.name) "
        + SizeRuns(sizes).phrase { "\(Figure(large[$0])) pt" }
        + ", \(Figure.factor(ratio)) at large",
      arithmetic: [large, small].flatMap { subject.arithmetic(of: $0, at: [sizes[0]]) })
  }
}

import DynamicType
import StyleModel

/// DT004: a style that is smaller than another at `large` and larger at some other size.
///
/// It comes of different text styles growing at different rates. Styles of equal size are left out.
enum InversionRule: AuditRule {
  static let id = "DT004"
  static let name = "inversion"
  static let title = "Order of sizes turned round"
  static let rationale = """
    An error for every pair of styles of which one has the smaller base size and the larger point \
    size at some size of text. Text styles grow at different rates (caption2 to 3.7 times its size, \
    largeTitle to 1.7 times), so styles on different ones can overtake each other, and a heading ends \
    up below its text. Human Interface Guidelines, Typography: keep the hierarchy of information as \
    text sizes change. The suggestion is a text style that was tried on the whole set: it sets the \
    pair right, turns no other pair round and takes no style below the minimum size.
    """

  static func findings(in subject: AuditSubject) -> [Finding] {
    let rows = subject.table.rows
    var order = SizeOrder(subject)
    var pairs: [(small: Int, large: Int)] = []
    order.forEachPair(.inverted) { pairs.append(($0, $1)) }
    return pairs.map { pair in
      var finding = finding(rows[pair.small], rows[pair.large], in: subject)
      finding.suggestion = suggestion(order.remedy(for: pair.small, pair.large), rows)
      return finding
    }
  }

  private static func finding(
    _ small: StyleTable.Row, _ large: StyleTable.Row, in subject: AuditSubject
  ) -> Finding {
    let sizes = subject.sizes.filter { SizeOrder.exceeds(small[$0], large[$0]) }
    let phrase = SizeRuns(sizes).phrase { "\(Figure(small[$0])) > \(Figure(large[$0]))" }
    return Finding(
      rule: id, level: .error, styles: [small.style.name, large.style.name], sizes: sizes,
      message: "larger than \(large.style.name) \(phrase)",
      arithmetic: [small, large].flatMap { subject.arithmetic(of: $0, at: [sizes[0]]) })
  }

  private static func suggestion(
    _ remedy: (style: Int, relativeTo: Font.TextStyle)?, _ rows: [StyleTable.Row]
  ) -> Finding.Suggestion {
    guard let remedy else {
      return Finding.Suggestion(
        "other text styles for the whole set (typeramp suggest); none for one of the two alone helps"
      )
    }
    let name = rows[remedy.style].style.name
    return Finding.Suggestion(
      "let \(name) follow \(remedy.relativeTo.name)",
      change: RelativeToChange(style: name, relativeTo: remedy.relativeTo))
  }
}

import DynamicType

/// DT004: a style that is smaller than another at `large` and larger at some other size.
///
/// It comes of different text styles growing at different rates. Styles of equal size are left out.
public struct InversionRule: AuditRule {
  public static let id = "DT004"
  public static let title = "Order of sizes turned round"

  public static func findings(in table: StyleTable) -> [Finding] {
    table.rows.flatMap { small in
      table.rows.compactMap { large in finding(small, large) }
    }
  }

  private static func finding(_ small: StyleTable.Row, _ large: StyleTable.Row) -> Finding? {
    guard small.style.pointSize < large.style.pointSize else { return nil }
    guard zip(small.pointSizes, large.pointSizes).contains(where: >) else { return nil }
    let sizes = DynamicTypeSize.allCases.filter { small[$0] > large[$0] }
    let phrase = SizeRuns(sizes).phrase { "\(Figure(small[$0])) > \(Figure(large[$0]))" }
    return Finding(
      rule: id, level: .error, styles: [small.style.name, large.style.name], sizes: sizes,
      message: "larger than \(large.style.name) \(phrase)")
  }
}

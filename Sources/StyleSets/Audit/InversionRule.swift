import DynamicType

/// DT004: a style that is smaller than another at `large` and larger at some other size.
///
/// It comes of different text styles growing at different rates. Styles of equal size are left out.
enum InversionRule: AuditRule {
  static let id = "DT004"
  static let title = "Order of sizes turned round"

  static func findings(in table: StyleTable) -> [Finding] {
    table.rows.flatMap { small in
      table.rows.compactMap { large in finding(small, large) }
    }
  }

  private static func finding(_ small: StyleTable.Row, _ large: StyleTable.Row) -> Finding? {
    guard small.style.pointSize < large.style.pointSize else { return nil }
    guard zip(small.pointSizes, large.pointSizes).contains(where: exceeds) else { return nil }
    let sizes = DynamicTypeSize.allCases.filter { exceeds(small[$0], large[$0]) }
    let phrase = SizeRuns(sizes).phrase { "\(Figure(small[$0])) > \(Figure(large[$0]))" }
    return Finding(
      rule: id, level: .error, styles: [small.style.name, large.style.name], sizes: sizes,
      message: "larger than \(large.style.name) \(phrase)")
  }

  /// Whether `a` is larger by more than the last digits in which ways of rounding differ.
  private static func exceeds(_ a: Double, _ b: Double) -> Bool {
    a - b > 0.001
  }
}

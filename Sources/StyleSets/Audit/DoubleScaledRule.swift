import DynamicType

/// DT013: a style whose size is scaled and then scaled again.
enum DoubleScaledRule: AuditRule {
  static let id = "DT013"
  static let title = "Scaled twice"

  static func findings(in table: StyleTable) -> [Finding] {
    table.rows.compactMap { row in
      guard row.style.method == .doubleScaled else { return nil }
      var once = row.style.scaledPointSize
      once.method = .custom
      let setting = SizeSetting(.accessibility5, displayScale: table.displayScale)
      let meant = once.pointSize(in: setting)
      return Finding(
        rule: id, level: .error, styles: [row.style.name],
        sizes: DynamicTypeSize.allCases.filter { $0 != .large },
        message: "scaled twice: \(Figure(row[.accessibility5])) pt at accessibility5 where once "
          + "gives \(Figure(meant))")
    }
  }
}

import DynamicType

/// DT001: a style that does not follow the reader's size of text at all.
enum FixedRule: AuditRule {
  static let id = "DT001"
  static let title = "Size of text unsupported"

  static func findings(in table: StyleTable) -> [Finding] {
    table.rows.compactMap { row in
      guard Set(row.pointSizes).count == 1 else { return nil }
      return Finding(
        rule: id, level: .error, styles: [row.style.name], sizes: DynamicTypeSize.allCases,
        message: "does not scale: \(Figure(row[.large])) pt at every size")
    }
  }
}

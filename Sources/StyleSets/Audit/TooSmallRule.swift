import DynamicType

/// DT006: a style that is below the smallest size that is legible on iOS.
///
/// The minimum is 11 points (Human Interface Guidelines, Typography). Where only readers who chose
/// less than `large` get there, it is a warning.
enum TooSmallRule: AuditRule {
  static let id = "DT006"
  static let title = "Below the minimum size"

  static func findings(in table: StyleTable) -> [Finding] {
    let minimum = Platform.ios.minimumPointSize
    return table.rows.compactMap { row in
      // Sizes rounded to thirds of a point may miss a whole number by their last digit.
      let sizes = DynamicTypeSize.allCases.filter { row[$0] < minimum - 0.001 }
      guard let largest = sizes.last else { return nil }
      let phrase = SizeRuns(sizes).phrase { "\(Figure(row[$0])) pt" }
      return Finding(
        rule: id, level: largest < .large ? .warning : .error, styles: [row.style.name],
        sizes: sizes, message: "below \(Figure(minimum)) pt \(phrase)")
    }
  }
}

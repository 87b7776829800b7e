import DynamicType
import StyleModel

/// DT006: a style that is below the smallest size that is legible on the platform.
enum TooSmallRule: AuditRule {
  static let id = "DT006"
  static let name = "too-small"
  static let title = "Below the minimum size"
  static let rationale = """
    An error where a style is below the platform's minimum size at large or above, a warning where \
    only readers who chose less than large get there. The minimum is 11 pt on iOS and iPadOS, 10 on \
    macOS, 12 on watchOS and visionOS, 23 on tvOS (Human Interface Guidelines, Typography, "Ensuring \
    legibility"). The suggestion is the smallest base size in whole points that stays above it.
    """

  static func findings(in subject: AuditSubject) -> [Finding] {
    let minimum = subject.platform.minimumPointSize
    return subject.table.rows.compactMap { row in
      // Sizes rounded to thirds of a point may miss a whole number by their last digit.
      let sizes = subject.sizes.filter { row[$0] < minimum - 0.001 }
      guard let largest = sizes.last else { return nil }
      let phrase = SizeRuns(sizes).phrase { "\(Figure(row[$0])) pt" }
      return Finding(
        rule: id, level: largest < .large ? .warning : .error, styles: [row.style.name],
        sizes: sizes, message: "below \(Figure(minimum)) pt \(phrase)",
        arithmetic: subject.arithmetic(of: row, at: [sizes[0]]),
        suggestion: suggestion(for: row, in: subject))
    }
  }

  private static func suggestion(
    for row: StyleTable.Row, in subject: AuditSubject
  ) -> Finding.Suggestion? {
    if case .steps = row.style.method {
      return Finding.Suggestion("raise the sizes of its table")
    }
    let minimum = subject.platform.minimumPointSize
    var scaled = row.style.scaledPointSize
    if let maximum = scaled.maximum, maximum < minimum {
      return Finding.Suggestion("raise maximumPointSize above \(Figure(minimum))")
    }
    scaled.base = row.style.pointSize.rounded(.down)
    repeat {
      scaled.base += 1
    } while subject.sizes.contains { size in
      scaled.pointSize(in: SizeSetting(size, displayScale: subject.table.displayScale)) < minimum
        - 0.001
    } && scaled.base < minimum * 4
    return Finding.Suggestion("make it \(Figure(scaled.base)) pt at large")
  }
}

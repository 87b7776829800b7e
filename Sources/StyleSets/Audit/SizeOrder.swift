import DynamicType

/// The order of a table's styles by size, and what would become of it if one followed another text
/// style.
struct SizeOrder {
  private let rows: [StyleTable.Row]
  private let sizes: [DynamicTypeSize]
  private let displayScale: Double
  private let minimum: Double
  private var known: [Int: [Font.TextStyle: Outlook]] = [:]

  /// A style with another text style: its sizes, and the styles it is then inverted with.
  private struct Outlook {
    var pointSizes: [Double]
    var inverted: Set<Int>
  }

  init(_ subject: AuditSubject) {
    rows = subject.table.rows
    sizes = subject.sizes
    displayScale = subject.table.displayScale
    minimum = subject.platform.minimumPointSize
  }

  /// Whether `a` is larger by more than the last digits in which ways of rounding differ.
  static func exceeds(_ a: Double, _ b: Double) -> Bool { a - b > 0.001 }

  /// The text style for one of two inverted styles that sets the pair right, turns no other pair
  /// round and takes no style below the minimum; `nil` where no text style does.
  ///
  /// Of several the one that changes the style's sizes least.
  mutating func remedy(for small: Int, _ large: Int) -> (style: Int, relativeTo: Font.TextStyle)? {
    var best: (style: Int, relativeTo: Font.TextStyle, cost: Double)?
    for (index, partner) in [(small, large), (large, small)]
    where rows[index].style.method.followsTextStyle {
      let now = outlook(of: index, rows[index].style.relativeTo)
      for relativeTo in Font.TextStyle.allCases where relativeTo != rows[index].style.relativeTo {
        let then = outlook(of: index, relativeTo)
        guard !then.inverted.contains(partner), then.inverted.isSubset(of: now.inverted),
          (then.pointSizes.min() ?? 0) >= min(minimum, now.pointSizes.min() ?? 0)
        else { continue }
        let cost = zip(now.pointSizes, then.pointSizes).reduce(0) { $0 + abs($1.0 / $1.1 - 1) }
        if best.map({ cost < $0.cost }) ?? true { best = (index, relativeTo, cost) }
      }
    }
    return best.map { ($0.style, $0.relativeTo) }
  }

  private mutating func outlook(of index: Int, _ relativeTo: Font.TextStyle) -> Outlook {
    if let outlook = known[index]?[relativeTo] { return outlook }
    var scaled = rows[index].style.scaledPointSize
    scaled.relativeTo = relativeTo
    let pointSizes = sizes.map {
      scaled.pointSize(in: SizeSetting($0, displayScale: displayScale))
    }
    let outlook = Outlook(pointSizes: pointSizes, inverted: partners(of: index, pointSizes))
    known[index, default: [:]][relativeTo] = outlook
    return outlook
  }

  /// The styles that one of these sizes would be inverted with.
  private func partners(of index: Int, _ pointSizes: [Double]) -> Set<Int> {
    let base = rows[index].style.pointSize
    var partners: Set<Int> = []
    for (other, row) in rows.enumerated() where row.style.pointSize != base {
      let isSmaller = base < row.style.pointSize
      let isInverted = sizes.indices.contains { place in
        let theirs = row[sizes[place]]
        return isSmaller
          ? SizeOrder.exceeds(pointSizes[place], theirs)
          : SizeOrder.exceeds(theirs, pointSizes[place])
      }
      if isInverted { partners.insert(other) }
    }
    return partners
  }
}

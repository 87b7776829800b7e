import DynamicType
import StyleModel

/// The order of a table's styles by size, and what would become of it if one followed another text
/// style.
struct SizeOrder {
  /// How one style's sizes stand to a larger style's.
  enum Relation {
    /// Nowhere larger, nowhere equal but at `large`.
    case kept
    /// As large somewhere, larger nowhere.
    case collapsed
    /// Larger somewhere.
    case inverted
  }

  private let styles: [CustomTextStyle]
  private let sizes: [DynamicTypeSize]
  private let displayScale: Double
  private let minimum: Double
  private let bases: [Double]
  /// Point sizes, a run of as many as there are sizes for each style: copying rows would cost more
  /// than comparing them.
  private let pointSizes: [Double]
  private let large: Int
  private var known: [[Outlook?]]

  /// A style with another text style: its sizes, and which styles it is then inverted with.
  private struct Outlook {
    var pointSizes: [Double]
    var inverted: [Bool]
  }

  init(_ subject: AuditSubject) {
    styles = subject.table.rows.map(\.style)
    sizes = subject.sizes
    displayScale = subject.table.displayScale
    minimum = subject.platform.minimumPointSize
    bases = styles.map(\.pointSize)
    pointSizes = subject.table.rows.flatMap { row in subject.sizes.map { row[$0] } }
    large = subject.sizes.firstIndex(of: .large) ?? 0
    known = Array(
      repeating: Array(repeating: nil, count: Font.TextStyle.allCases.count), count: styles.count)
  }

  /// Whether `a` is larger by more than the last digits in which ways of rounding differ.
  static func exceeds(_ a: Double, _ b: Double) -> Bool { a - b > 0.001 }

  /// Calls `body` for each pair of styles with different base sizes whose order is not kept: the index
  /// of the smaller, that of the larger.
  func forEachPair(_ wanted: Relation, _ body: (Int, Int) -> Void) {
    for small in bases.indices {
      for large in bases.indices where bases[small] < bases[large] {
        if relation(small, large) == wanted { body(small, large) }
      }
    }
  }

  private func relation(_ small: Int, _ larger: Int) -> Relation {
    let count = sizes.count
    var relation = Relation.kept
    for place in 0..<count {
      let difference = pointSizes[small * count + place] - pointSizes[larger * count + place]
      if difference > 0.001 { return .inverted }
      if difference >= -0.001, place != large { relation = .collapsed }
    }
    return relation
  }

  /// The text style for one of two inverted styles that sets the pair right, turns no other pair
  /// round and takes no style below the minimum; `nil` where no text style does.
  ///
  /// Of several the one that changes the style's sizes least.
  mutating func remedy(for small: Int, _ large: Int) -> (style: Int, relativeTo: Font.TextStyle)? {
    var best: (style: Int, relativeTo: Font.TextStyle, cost: Double)?
    for (index, partner) in [(small, large), (large, small)]
    where styles[index].method.followsTextStyle {
      let now = outlook(of: index, styles[index].relativeTo)
      let least = min(minimum, now.pointSizes.min() ?? 0)
      for relativeTo in Font.TextStyle.allCases where relativeTo != styles[index].relativeTo {
        let then = outlook(of: index, relativeTo)
        guard !then.inverted[partner], !then.pointSizes.contains(where: { $0 < least }),
          !zip(then.inverted, now.inverted).contains(where: { $0 && !$1 })
        else { continue }
        let cost = zip(now.pointSizes, then.pointSizes).reduce(0) { $0 + abs($1.0 / $1.1 - 1) }
        if best.map({ cost < $0.cost }) ?? true { best = (index, relativeTo, cost) }
      }
    }
    return best.map { ($0.style, $0.relativeTo) }
  }

  private mutating func outlook(of index: Int, _ relativeTo: Font.TextStyle) -> Outlook {
    if let outlook = known[index][relativeTo.rawValue] { return outlook }
    var scaled = styles[index].scaledPointSize
    scaled.relativeTo = relativeTo
    let pointSizes = sizes.map {
      scaled.pointSize(in: SizeSetting($0, displayScale: displayScale))
    }
    let outlook = Outlook(pointSizes: pointSizes, inverted: partners(of: index, pointSizes))
    known[index][relativeTo.rawValue] = outlook
    return outlook
  }

  /// Which styles one of these sizes would be inverted with.
  private func partners(of index: Int, _ own: [Double]) -> [Bool] {
    let base = bases[index]
    let count = sizes.count
    return bases.indices.map { other in
      guard bases[other] != base else { return false }
      let sign = base < bases[other] ? 1.0 : -1.0
      for place in 0..<count
      where (own[place] - pointSizes[other * count + place]) * sign > 0.001 {
        return true
      }
      return false
    }
  }
}

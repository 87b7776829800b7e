#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
public import DynamicType
import StyleModel

/// Finds text styles for a set that turn no order of sizes round, as near as possible to the growth
/// the set has now.
///
/// The distance is the sum, over styles and sizes, of the squared logarithm of new size ÷ old size.
/// No style is taken below the platform's minimum size, as long as a mapping without that exists.
/// The search is exact: styles are taken in the order of their base sizes, and since "nowhere larger"
/// carries over from pair to pair, only neighbours have to be compared. Styles of equal size are
/// chosen together, by the set of text styles they use.
public struct MappingSearch {
  /// What the search came to.
  public struct Outcome: Sendable {
    /// The styles that are to follow another text style, in the order of the set.
    public var changes: [RelativeToChange]
    /// The names of pairs that stay inverted, the smaller style first: of two styles that follow no
    /// text style, or where nothing else is possible.
    public var remaining: [[String]]
  }

  /// Styles of one base size: those that can choose, and the sizes of those that cannot.
  private struct Group {
    var free: [Int] = []
    var fixed: [[Double]] = []
  }

  private static let textStyles = Font.TextStyle.allCases
  private static let choiceCount = 1 << textStyles.count

  private let table: StyleTable
  private let sizes: [DynamicTypeSize]
  private let minimum: Double

  /// A search for the styles of `table` at the sizes of a platform.
  public init(_ table: StyleTable, platform: Platform = .ios) {
    self.table = table
    sizes = platform.dynamicTypeSizes
    minimum = platform.minimumPointSize
  }

  /// The nearest mapping without an inversion; where styles that cannot choose stand in the way, the
  /// nearest one for the others.
  public func outcome() -> Outcome {
    let attempts = [(true, true), (true, false), (false, true), (false, false)]
    let chosen =
      attempts.lazy.compactMap { solve(withFixed: $0.0, isLegible: $0.1) }.first ?? [:]
    let changes = table.rows.indices.compactMap { index -> RelativeToChange? in
      guard let relativeTo = chosen[index], relativeTo != table.rows[index].style.relativeTo else {
        return nil
      }
      return RelativeToChange(style: table.rows[index].style.name, relativeTo: relativeTo)
    }
    let mapped = table.applying(changes)
    return Outcome(changes: changes, remaining: inversions(of: mapped))
  }

  private func inversions(of table: StyleTable) -> [[String]] {
    table.rows.flatMap { small in
      table.rows.compactMap { large in
        guard small.style.pointSize < large.style.pointSize,
          sizes.contains(where: { SizeOrder.exceeds(small[$0], large[$0]) })
        else { return nil }
        return [small.style.name, large.style.name]
      }
    }
  }

  // MARK: Choosing

  /// The text style of every style that can choose; `nil` where no mapping is without inversion.
  private func solve(withFixed: Bool, isLegible: Bool) -> [Int: Font.TextStyle]? {
    let groups = groups(withFixed: withFixed)
    // For each group, by the text styles it uses: least distance so far, and what led there.
    var best = [Double](repeating: 0, count: Self.choiceCount)
    var trail: [[Int]] = []
    var previous: (group: Group, curves: [[Double]])?
    for group in groups {
      let curves = curves(of: group)
      let costs = costs(of: group, isLegible: isLegible)
      let (reach, origin) = Self.leastOverSubsets(best)
      var next = [Double](repeating: .infinity, count: Self.choiceCount)
      var steps = [Int](repeating: 0, count: Self.choiceCount)
      for choice in Self.choices(of: group) {
        let allowed = previous.map { self.allowed(before: choice, curves, group, $0) } ?? .some(0)
        guard let allowed, reach[allowed] < .infinity else { continue }
        next[choice] = reach[allowed] + cost(of: choice, costs)
        steps[choice] = origin[allowed]
      }
      if next.allSatisfy({ $0 == .infinity }) { return nil }
      best = next
      trail.append(steps)
      previous = (group, curves)
    }
    return read(trail, best, groups, isLegible: isLegible)
  }

  private func read(
    _ trail: [[Int]], _ best: [Double], _ groups: [Group], isLegible: Bool
  ) -> [Int: Font.TextStyle] {
    var chosen: [Int: Font.TextStyle] = [:]
    guard var choice = best.indices.min(by: { best[$0] < best[$1] }) else { return [:] }
    for (place, group) in groups.enumerated().reversed() {
      let costs = costs(of: group, isLegible: isLegible)
      for (index, row) in zip(group.free, costs) {
        let styles = Self.textStyles.indices.filter { choice >> $0 & 1 == 1 }
        if let style = styles.min(by: { row[$0] < row[$1] }) {
          chosen[index] = Self.textStyles[style]
        }
      }
      choice = trail[place][choice]
    }
    return chosen
  }

  /// Sets of text styles a group may use: none where nobody chooses.
  private static func choices(of group: Group) -> Range<Int> {
    group.free.isEmpty ? 0..<1 : 1..<choiceCount
  }

  /// The text styles the group before may use; `nil` where its fixed sizes are too large already.
  private func allowed(
    before choice: Int, _ curves: [[Double]], _ group: Group,
    _ previous: (group: Group, curves: [[Double]])
  ) -> Int? {
    var least = [Double](repeating: .infinity, count: sizes.count)
    for style in curves.indices where choice >> style & 1 == 1 {
      for place in least.indices { least[place] = min(least[place], curves[style][place]) }
    }
    for fixed in group.fixed {
      for place in least.indices { least[place] = min(least[place], fixed[place]) }
    }
    func fits(_ pointSizes: [Double]) -> Bool {
      !zip(pointSizes, least).contains(where: SizeOrder.exceeds)
    }
    guard previous.group.fixed.allSatisfy(fits) else { return nil }
    var allowed = 0
    for style in previous.curves.indices where fits(previous.curves[style]) {
      allowed |= 1 << style
    }
    return allowed
  }

  private func cost(of choice: Int, _ costs: [[Double]]) -> Double {
    costs.reduce(0) { sum, row in
      var least = Double.infinity
      for style in row.indices where choice >> style & 1 == 1 { least = min(least, row[style]) }
      return sum + least
    }
  }

  /// For every set of text styles, the least value of any set within it, and which one that is.
  private static func leastOverSubsets(_ values: [Double]) -> (least: [Double], origin: [Int]) {
    var least = values
    var origin = Array(values.indices)
    for bit in textStyles.indices {
      for choice in values.indices where choice >> bit & 1 == 1 {
        let without = choice & ~(1 << bit)
        if least[without] < least[choice] {
          least[choice] = least[without]
          origin[choice] = origin[without]
        }
      }
    }
    return (least, origin)
  }

  // MARK: Figures

  /// The styles by base size, smallest first. Within a group all that choose scale in the same way;
  /// styles of another method or maximum keep what they have.
  private func groups(withFixed: Bool) -> [Group] {
    let byBase = Dictionary(grouping: table.rows.indices) { table.rows[$0].style.pointSize }
    return byBase.keys.sorted().compactMap { base in
      var group = Group()
      let members = byBase[base] ?? []
      let kind = members.first { table.rows[$0].style.method.followsTextStyle }
        .map { table.rows[$0].style }
      for index in members {
        let style = table.rows[index].style
        if let kind, style.method == kind.method, style.maximumPointSize == kind.maximumPointSize {
          group.free.append(index)
        } else if withFixed {
          group.fixed.append(sizes.map { table.rows[index][$0] })
        }
      }
      return group.free.isEmpty && group.fixed.isEmpty ? nil : group
    }
  }

  /// The sizes that the group's choosers have on each text style.
  private func curves(of group: Group) -> [[Double]] {
    guard let first = group.free.first else { return [] }
    return Self.textStyles.map { pointSizes(of: first, on: $0) }
  }

  /// The distance of each chooser on each text style from what it is now; infinite, where that
  /// counts, on one that takes it below the minimum size and below what it is now.
  private func costs(of group: Group, isLegible: Bool) -> [[Double]] {
    let curves = curves(of: group)
    return group.free.map { index in
      let smallest = sizes.map { table.rows[index][$0] }.min() ?? 0
      let floor = isLegible ? min(minimum, smallest) - 0.001 : 0
      return curves.map { curve in
        if curve.contains(where: { $0 < floor }) { return .infinity }
        return zip(sizes, curve).reduce(0) { sum, pair in
          let ratio = log(pair.1 / table.rows[index][pair.0])
          return sum + ratio * ratio
        }
      }
    }
  }

  private func pointSizes(of index: Int, on relativeTo: Font.TextStyle) -> [Double] {
    var scaled = table.rows[index].style.scaledPointSize
    scaled.relativeTo = relativeTo
    return sizes.map { scaled.pointSize(in: SizeSetting($0, displayScale: table.displayScale)) }
  }
}

/// The axis along which a stack puts its children.
public enum Axis: Int8, Hashable, Sendable, CaseIterable {
  /// From leading to trailing.
  case horizontal
  /// From top to bottom.
  case vertical

  /// A set of axes.
  public struct Set: OptionSet, Hashable, Sendable {
    /// A bit for each axis.
    public let rawValue: Int8

    /// The axes of a bit pattern.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// From leading to trailing.
    public static let horizontal = Set(rawValue: 1)
    /// From top to bottom.
    public static let vertical = Set(rawValue: 2)
  }
}

/// Children in a row or a column, sized as SwiftUI does it: the highest priority first, in it the
/// least flexible first, each offered an equal share of what is left.
struct StackSolver: LayoutEngine {
  let axis: Axis
  let horizontal: HorizontalAlignment
  let vertical: VerticalAlignment
  /// Points between children; `nil` is the standard distance.
  let spacing: CGFloat?
  /// What is known of a column as high as it likes.
  private var column: FreeColumn?

  init(
    axis: Axis, horizontal: HorizontalAlignment = .center, vertical: VerticalAlignment = .center,
    spacing: CGFloat? = nil
  ) {
    self.axis = axis
    self.horizontal = horizontal
    self.vertical = vertical
    self.spacing = spacing
  }

  /// The distance SwiftUI leaves between most views.
  static let standardSpacing: CGFloat = 8

  mutating func itemsDidChange(_ items: [LayoutItem]) {
    for item in items { item.stackAxis = axis }
    column = nil
  }

  mutating func itemsAnswerAnew(_ places: [Int]) { column?.stale += places }

  /// What each child is offered where the stack is offered something, and the size it takes then.
  private typealias Share = (offer: ProposedViewSize, size: CGSize)

  private func gap(before index: Int) -> CGFloat {
    index == 0 ? 0 : spacing ?? Self.standardSpacing
  }

  private func gaps(_ items: [LayoutItem]) -> CGFloat {
    CGFloat(max(0, items.count - 1)) * (spacing ?? Self.standardSpacing)
  }

  private func shares(of items: [LayoutItem], _ proposal: ProposedViewSize) -> [Share] {
    guard let total = length(of: proposal) else {
      let ideal = offer(nil, across: proposal)
      return items.map { (ideal, $0.size(for: ideal)) }
    }
    var shares = [Share](repeating: (.zero, .zero), count: items.count)
    var remaining = max(0, total - gaps(items))
    let groups = byPriority(items)
    for (rank, group) in groups.enumerated() {
      let later = groups.dropFirst(rank + 1).joined()
      let reserved = later.reduce(0) {
        $0 + length(of: items[$1].size(for: offer(0, across: proposal)))
      }
      var room = max(0, remaining - reserved)
      var left = group.count
      for index in byFlexibility(group, items, across: proposal) {
        let share = offer(room / CGFloat(left), across: proposal)
        let size = items[index].size(for: share)
        shares[index] = (share, size)
        room = max(0, room - length(of: size))
        remaining = max(0, remaining - length(of: size))
        left -= 1
      }
    }
    return shares
  }

  /// The items' places in the list, the highest priority first.
  private func byPriority(_ items: [LayoutItem]) -> [[Int]] {
    let first = items.first?.priority ?? 0
    if items.allSatisfy({ $0.priority == first }) { return [Array(items.indices)] }
    var groups: [Double: [Int]] = [:]
    for (index, item) in items.enumerated() { groups[item.priority, default: []].append(index) }
    return groups.sorted { $0.key > $1.key }.map(\.value)
  }

  private func byFlexibility(
    _ group: [Int], _ items: [LayoutItem], across proposal: ProposedViewSize
  ) -> [Int] {
    guard group.count > 1 else { return group }
    let (most, least) = (offer(.infinity, across: proposal), offer(0, across: proposal))
    let flexibility = group.map { index in
      length(of: items[index].size(for: most)) - length(of: items[index].size(for: least))
    }
    return group.indices.sorted {
      (flexibility[$0], $0) < (flexibility[$1], $1)
    }.map { group[$0] }
  }

  mutating func size(of items: [LayoutItem], offered proposal: ProposedViewSize) -> CGSize {
    guard !items.isEmpty else { return .zero }
    if axis == .vertical, proposal.height == nil {
      let column = freeColumn(of: items, proposal)
      return CGSize(width: column.sums.width, height: column.sums.height + gaps(items))
    }
    let shares = shares(of: items, proposal)
    let along = shares.reduce(gaps(items)) { $0 + length(of: $1.size) }
    switch axis {
    case .vertical:
      return CGSize(width: shares.reduce(0) { max($0, $1.size.width) }, height: along)
    case .horizontal:
      let (above, below) = extentAcross(items, shares)
      return CGSize(width: along, height: above + below)
    }
  }

  /// How far the children of a row reach above and below the line they are aligned on.
  private func extentAcross(
    _ items: [LayoutItem], _ shares: [Share]
  ) -> (above: CGFloat, below: CGFloat) {
    var above: CGFloat = 0
    var below: CGFloat = 0
    for (item, share) in zip(items, shares) {
      let guide = guideAcross(item, share.size)
      above = max(above, guide)
      below = max(below, share.size.height - guide)
    }
    return (above, below)
  }

  private func guideAcross(_ item: LayoutItem, _ size: CGSize) -> CGFloat {
    switch vertical {
    case .top: 0
    case .center: size.height / 2
    case .bottom: size.height
    case .firstTextBaseline: item.baselines(in: size).first
    case .lastTextBaseline: item.baselines(in: size).last
    }
  }

  mutating func place(
    _ items: [LayoutItem], in size: CGSize, offered proposal: ProposedViewSize
  ) {
    if axis == .vertical, proposal.height == nil, !items.isEmpty {
      placeFreely(items, in: size, offered: proposal)
      return
    }
    column?.placedWidth = nil
    let shares = shares(of: items, proposal)
    let above = axis == .horizontal ? extentAcross(items, shares).above : 0
    var pen: CGFloat = 0
    for (index, item) in items.enumerated() {
      let share = shares[index]
      pen += gap(before: index)
      let origin =
        switch axis {
        case .vertical:
          CGPoint(x: (size.width - share.size.width) * horizontal.fraction, y: pen)
        case .horizontal:
          CGPoint(x: pen, y: above - guideAcross(item, share.size))
        }
      item.place(at: origin, proposal: share.offer)
      pen += length(of: share.size)
    }
  }

  func baselines(of items: [LayoutItem], in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    guard let first = items.first, let last = items.last else { return nil }
    let shares = shares(of: items, ProposedViewSize(size))
    let (firstSize, lastSize) = (shares[0].size, shares[shares.count - 1].size)
    var (firstTop, lastTop): (CGFloat, CGFloat) = (0, 0)
    switch axis {
    case .vertical:
      lastTop = shares.dropLast().reduce(gaps(items)) { $0 + $1.size.height }
    case .horizontal:
      let above = extentAcross(items, shares).above
      firstTop = above - guideAcross(first, firstSize)
      lastTop = above - guideAcross(last, lastSize)
    }
    return (
      firstTop + first.baselines(in: firstSize).first, lastTop + last.baselines(in: lastSize).last
    )
  }

  private func length(of size: CGSize) -> CGFloat {
    axis == .vertical ? size.height : size.width
  }

  private func length(of proposal: ProposedViewSize) -> CGFloat? {
    axis == .vertical ? proposal.height : proposal.width
  }

  private func offer(_ length: CGFloat?, across proposal: ProposedViewSize) -> ProposedViewSize {
    axis == .vertical
      ? ProposedViewSize(width: proposal.width, height: length)
      : ProposedViewSize(width: length, height: proposal.height)
  }
}

// MARK: columns as high as they like

/// A column that nothing limits in height: its items don't depend on each other, so that a change of
/// one costs the same however many there are.
private struct FreeColumn {
  let proposal: ProposedViewSize
  var sums: ColumnSums
  /// Items that have to be asked again.
  var stale: [Int] = []
  /// Items that have to be placed again.
  var toPlace: [Int] = []
  /// The first item that those above push up or down.
  var firstMoved = Int.max
  /// How wide the column was when it was placed; `nil` where that was otherwise.
  var placedWidth: CGFloat?

  init(_ items: [LayoutItem], _ proposal: ProposedViewSize) {
    self.proposal = proposal
    sums = ColumnSums(items.map { $0.size(for: proposal) })
  }

  mutating func askAgain(_ items: [LayoutItem]) {
    for index in stale {
      let size = items[index].size(for: proposal)
      if size.height != sums[index].height { firstMoved = min(firstMoved, index + 1) }
      sums[index] = size
      toPlace.append(index)
    }
    stale.removeAll(keepingCapacity: true)
  }
}

extension StackSolver {
  private mutating func freeColumn(
    of items: [LayoutItem], _ proposal: ProposedViewSize
  ) -> FreeColumn {
    if column?.proposal == proposal {
      column?.askAgain(items)
    } else {
      column = FreeColumn(items, proposal)
    }
    guard let column else { preconditionFailure("a column was just made") }
    return column
  }

  private mutating func placeFreely(
    _ items: [LayoutItem], in size: CGSize, offered proposal: ProposedViewSize
  ) {
    let column = freeColumn(of: items, proposal)
    let gap = spacing ?? Self.standardSpacing
    func place(_ index: Int) {
      let own = column.sums[index]
      items[index].place(
        at: CGPoint(
          x: (size.width - own.width) * horizontal.fraction,
          y: column.sums.height(before: index) + CGFloat(index) * gap), proposal: proposal)
    }
    let isOnlyRenewed =
      column.placedWidth == size.width || column.placedWidth != nil && horizontal == .leading
    if isOnlyRenewed {
      for index in column.toPlace where index < column.firstMoved { place(index) }
      for index in min(column.firstMoved, items.count)..<items.count { place(index) }
    } else {
      for index in items.indices { place(index) }
    }
    self.column?.toPlace.removeAll(keepingCapacity: true)
    self.column?.firstMoved = .max
    self.column?.placedWidth = size.width
  }
}

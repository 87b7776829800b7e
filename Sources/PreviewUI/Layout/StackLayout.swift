/// The axis along which a stack puts its children.
public enum Axis: Hashable, Sendable, CaseIterable {
  case horizontal
  case vertical
}

/// How a stack is to arrange its children.
struct StackArrangement: Equatable {
  var axis: Axis
  var horizontal: HorizontalAlignment = .center
  var vertical: VerticalAlignment = .center
  /// Points between children; `nil` is the standard distance.
  var spacing: CGFloat?

  /// The distance SwiftUI leaves between most views.
  static let standardSpacing: CGFloat = 8
}

/// Children in a row or a column, sized as SwiftUI does it: the least flexible first, each offered
/// an equal share of what is left.
final class StackItem: LayoutItem {
  private var arrangement: StackArrangement
  private let children: [LayoutItem]

  init(_ arrangement: StackArrangement, children: [LayoutItem]) {
    self.arrangement = arrangement
    self.children = children
    super.init()
    for child in children {
      child.container = self
      (child as? SpacerItem)?.axis = arrangement.axis
    }
  }

  private var spacing: CGFloat { arrangement.spacing ?? StackArrangement.standardSpacing }

  /// What each child is offered where the stack is offered `proposal`, and the size it takes then.
  private typealias Share = (offer: ProposedViewSize, size: CGSize)

  private func shares(of proposal: ProposedViewSize) -> [Share] {
    guard let total = length(of: proposal) else {
      let ideal = offer(nil, across: proposal)
      return children.map { (ideal, $0.size(for: ideal)) }
    }
    var shares = [Share](repeating: (.zero, .zero), count: children.count)
    var remaining = max(0, total - spacing * CGFloat(children.count - 1))
    for (rank, group) in childrenByPriority().enumerated() {
      let reserved = leastLength(ofGroupsAfter: rank, across: proposal)
      var room = max(0, remaining - reserved)
      var left = group.count
      for index in byFlexibility(group, across: proposal) {
        let share = offer(room / CGFloat(left), across: proposal)
        let size = children[index].size(for: share)
        shares[index] = (share, size)
        room = max(0, room - length(of: size))
        remaining = max(0, remaining - length(of: size))
        left -= 1
      }
    }
    return shares
  }

  private func childrenByPriority() -> [[Int]] {
    let priorities = Set(children.map(\.priority)).sorted(by: >)
    return priorities.map { priority in
      children.indices.filter { children[$0].priority == priority }
    }
  }

  private func leastLength(ofGroupsAfter rank: Int, across proposal: ProposedViewSize) -> CGFloat {
    childrenByPriority().dropFirst(rank + 1).joined().reduce(0) {
      $0 + length(of: children[$1].size(for: offer(0, across: proposal)))
    }
  }

  private func byFlexibility(_ group: [Int], across proposal: ProposedViewSize) -> [Int] {
    guard group.count > 1 else { return group }
    let flexibility = group.map { index in
      length(of: children[index].size(for: offer(.infinity, across: proposal)))
        - length(of: children[index].size(for: offer(0, across: proposal)))
    }
    return group.indices.sorted {
      (flexibility[$0], $0) < (flexibility[$1], $1)
    }.map { group[$0] }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard !children.isEmpty else { return .zero }
    let sizes = shares(of: proposal).map(\.size)
    let along = sizes.reduce(0) { $0 + length(of: $1) } + spacing * CGFloat(children.count - 1)
    switch arrangement.axis {
    case .vertical:
      return CGSize(width: sizes.map(\.width).max() ?? 0, height: along)
    case .horizontal:
      let (above, below) = extentAcross(sizes)
      return CGSize(width: along, height: above + below)
    }
  }

  /// How far the children of a row reach above and below the line they are aligned on.
  private func extentAcross(_ sizes: [CGSize]) -> (above: CGFloat, below: CGFloat) {
    var above: CGFloat = 0
    var below: CGFloat = 0
    for (child, size) in zip(children, sizes) {
      let guide = guideAcross(child, size)
      above = max(above, guide)
      below = max(below, size.height - guide)
    }
    return (above, below)
  }

  private func guideAcross(_ child: LayoutItem, _ size: CGSize) -> CGFloat {
    switch arrangement.vertical {
    case .top: 0
    case .center: size.height / 2
    case .bottom: size.height
    case .firstTextBaseline: child.firstBaseline(in: size)
    case .lastTextBaseline: child.lastBaseline(in: size)
    }
  }

  override func arrange(in frame: CGRect, proposal: ProposedViewSize) {
    let shares = shares(of: proposal)
    var pen = arrangement.axis == .vertical ? frame.origin.y : frame.origin.x
    let above = arrangement.axis == .horizontal ? extentAcross(shares.map(\.size)).above : 0
    for (child, (offer, size)) in zip(children, shares) {
      let origin =
        switch arrangement.axis {
        case .vertical:
          CGPoint(
            x: frame.origin.x + (frame.size.width - size.width) * arrangement.horizontal.fraction,
            y: pen)
        case .horizontal:
          CGPoint(x: pen, y: frame.origin.y + above - guideAcross(child, size))
        }
      child.place(at: origin, proposal: offer)
      pen += length(of: size) + spacing
    }
  }

  override func firstBaseline(in size: CGSize) -> CGFloat {
    guard let first = children.first else { return size.height }
    return first.frame.origin.y - frame.origin.y + first.firstBaseline(in: first.frame.size)
  }

  override func lastBaseline(in size: CGSize) -> CGFloat {
    guard let last = children.last else { return size.height }
    return last.frame.origin.y - frame.origin.y + last.lastBaseline(in: last.frame.size)
  }

  override var texts: [TextItem] { children.flatMap(\.texts) }

  private func length(of size: CGSize) -> CGFloat {
    arrangement.axis == .vertical ? size.height : size.width
  }

  private func length(of proposal: ProposedViewSize) -> CGFloat? {
    arrangement.axis == .vertical ? proposal.height : proposal.width
  }

  private func offer(_ length: CGFloat?, across proposal: ProposedViewSize) -> ProposedViewSize {
    arrangement.axis == .vertical
      ? ProposedViewSize(width: proposal.width, height: length)
      : ProposedViewSize(width: length, height: proposal.height)
  }
}

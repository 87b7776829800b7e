/// A list of items that a layout arranges.
class GroupItem: LayoutItem {
  private var engine: any LayoutEngine
  private(set) var items: [LayoutItem] = []
  /// Places of items that no longer answer as they did.
  private var changed: [Int] = []

  init(_ engine: any LayoutEngine, _ pass: LayoutPass) {
    self.engine = engine
    super.init(pass)
  }

  /// Arranges by another layout from now on; the items stay who they are.
  final func setEngine(_ engine: any LayoutEngine) {
    self.engine = engine
    for item in items { item.stackAxis = nil }
    self.engine.itemsDidChange(items)
    for item in items { item.forgetAnswers() }
    needsArranging = true
    invalidateLayout()
  }

  /// Takes the items to arrange; those that were here before and are not now are let go.
  final func setItems(_ new: [LayoutItem]) {
    let isSame = items.count == new.count && zip(items, new).allSatisfy { $0 === $1 }
    guard !isSame else { return }
    let kept = Set(new.map(ObjectIdentifier.init))
    for item in items where !kept.contains(ObjectIdentifier(item)) { abandon(item) }
    for item in new { item.stackAxis = nil }
    items = new
    for (index, item) in new.enumerated() {
      item.index = index
      adopt(item)
    }
    changed.removeAll(keepingCapacity: true)
    engine.itemsDidChange(items)
    needsArranging = true
    invalidateLayout()
  }

  override var children: [LayoutItem] { items }

  final override func noteChange(of child: LayoutItem) { changed.append(child.index) }

  private func tellEngine() {
    guard !changed.isEmpty else { return }
    engine.itemsAnswerAnew(changed)
    changed.removeAll(keepingCapacity: true)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    tellEngine()
    return engine.size(of: items, offered: proposal).finite
  }

  override func arrange(in size: CGSize, proposal: ProposedViewSize) {
    tellEngine()
    engine.place(items, in: size, offered: proposal)
  }

  override func firstBaseline(in size: CGSize) -> CGFloat {
    tellEngine()
    return engine.baselines(of: items, in: size)?.first ?? size.height
  }

  override func lastBaseline(in size: CGSize) -> CGFloat {
    tellEngine()
    return engine.baselines(of: items, in: size)?.last ?? size.height
  }
}

/// Arranges the items of a group.
protocol LayoutEngine {
  /// The items came, went or changed places.
  mutating func itemsDidChange(_ items: [LayoutItem])
  /// The items at these places may answer otherwise than they did.
  mutating func itemsAnswerAnew(_ places: [Int])
  /// The size that the group takes where `proposal` is offered.
  mutating func size(of items: [LayoutItem], offered proposal: ProposedViewSize) -> CGSize
  /// Places the items in a group of `size`.
  mutating func place(_ items: [LayoutItem], in size: CGSize, offered proposal: ProposedViewSize)
  /// Distances from the group's upper edge to its first and last baselines; `nil` where it has none.
  ///
  /// They follow from the size alone: a group around may ask before anything is placed.
  func baselines(of items: [LayoutItem], in size: CGSize) -> (first: CGFloat, last: CGFloat)?
}

extension LayoutEngine {
  mutating func itemsDidChange(_ items: [LayoutItem]) {}
  mutating func itemsAnswerAnew(_ places: [Int]) {}

  /// Those of the first and the last item, as if both filled the group.
  func baselines(of items: [LayoutItem], in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    guard let first = items.first, let last = items.last else { return nil }
    let offer = ProposedViewSize(size)
    return (
      first.baselines(in: first.size(for: offer)).first,
      last.baselines(in: last.size(for: offer)).last
    )
  }
}

extension CGSize {
  /// The size, or 0 for a side that a layout could not tell.
  var finite: CGSize {
    CGSize(width: width.isNaN ? 0 : width, height: height.isNaN ? 0 : height)
  }
}

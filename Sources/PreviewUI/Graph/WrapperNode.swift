/// An item around one other item.
class WrapperItem: LayoutItem {
  private(set) var child: LayoutItem

  init(_ child: LayoutItem, _ pass: LayoutPass) {
    self.child = child
    super.init(pass)
    adopt(child)
  }

  /// Takes another item in.
  func setChild(_ child: LayoutItem) {
    guard child !== self.child else { return }
    abandon(self.child)
    self.child = child
    child.stackAxis = stackAxis
    adopt(child)
    needsArranging = true
    invalidateLayout()
  }

  override var children: [LayoutItem] { [child] }
  override var stackAxis: Axis? {
    didSet { child.stackAxis = stackAxis }
  }
  override var priority: Double { child.priority }
  override func layoutValue(_ key: ObjectIdentifier) -> Any? { child.layoutValue(key) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { child.size(for: proposal) }

  override func arrange(in size: CGSize, proposal: ProposedViewSize) {
    child.place(at: .zero, proposal: proposal)
  }

  override func firstBaseline(in size: CGSize) -> CGFloat { child.baselines(in: size).first }
  override func lastBaseline(in size: CGSize) -> CGFloat { child.baselines(in: size).last }
}

/// Keeps a view that puts something around each of the items in it.
class WrapperNode<Item: WrapperItem>: ViewNode {
  private(set) var wrappers: [Item] = []
  private var isStale = true

  /// Makes the item around `child`.
  func wrap(_ child: LayoutItem) -> Item { preconditionFailure("a wrapper says what it wraps in") }

  /// Called for items that are no longer shown.
  func unwrap(_ item: Item) {}

  final override var layoutItems: [LayoutItem] {
    if isStale { refresh() }
    return wrappers
  }

  final override func structureDidChange() {
    isStale = true
    super.structureDidChange()
  }

  private func refresh() {
    isStale = false
    let content = contentItems
    if content.count == 1, wrappers.count == 1 {
      wrappers[0].setChild(content[0])
      return
    }
    var known: [ObjectIdentifier: Item] = [:]
    for item in wrappers { known[ObjectIdentifier(item.child)] = item }
    wrappers = content.map { known.removeValue(forKey: ObjectIdentifier($0)) ?? wrap($0) }
    for item in known.values { unwrap(item) }
  }

  /// The items to wrap.
  var contentItems: [LayoutItem] {
    children.count == 1 ? children[0].layoutItems : children.flatMap(\.layoutItems)
  }
}

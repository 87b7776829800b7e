/// The node above all others: the content, and what is shown over it.
final class RootNode: GroupNode {
  private var card: ViewNode?

  init(_ content: some View, in context: ViewContext) {
    super.init(
      AnyLayout(ZStackLayout(alignment: .topLeading)), content,
      item: RootItem(PileEngine(alignment: .topLeading), context.graph.pass), in: context)
  }

  /// Shows `view` in the middle, over everything; `nil` takes it away.
  func show(_ view: LargeContentCard?) {
    card?.leave()
    children.removeAll { $0 === card }
    card = view.map { $0._makeNode(in: childContext) }
    if let card { children.append(card) }
    markStale()
  }

  /// Whether something is shown over the content.
  var showsCard: Bool { card != nil }

  override var gatheredItems: [LayoutItem] {
    let cards = card?.layoutItems ?? []
    downcast(item, to: RootItem.self).cardCount = cards.count
    return children[0].layoutItems + cards
  }

  /// The parts of the content.
  var contentItems: [LayoutItem] { children[0].layoutItems }
}

/// All parts of the screen: those of the content one over the other at the upper leading corner,
/// what is shown over them in the middle.
private final class RootItem: GroupItem {
  var cardCount = 0

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    items.dropLast(cardCount).reduce(.zero) { size, item in
      let own = item.size(for: proposal)
      return CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
    }
  }

  override func arrange(in size: CGSize, proposal: ProposedViewSize) {
    for item in items.dropLast(cardCount) { item.place(at: .zero, proposal: proposal) }
    let screen = CGSize(
      width: proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? size.width,
      height: proposal.height.flatMap { $0.isFinite ? $0 : nil } ?? size.height)
    for item in items.suffix(cardCount) {
      let own = item.size(for: ProposedViewSize(screen))
      item.place(
        at: Alignment.center.origin(of: own, in: screen), proposal: ProposedViewSize(screen))
    }
  }
}

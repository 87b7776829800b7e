/// The first of several views that has room; the last one where none has.
public struct ViewThatFits<Content: View>: PrimitiveView {
  private let axes: Axis.Set
  private let content: Content

  /// Views to choose from, the best first; only lengths along `axes` count.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  private var layout: AnyLayout { AnyLayout(ZStackLayout()) }

  /// Makes the node of the choice.
  public func _makeNode(in context: ViewContext) -> ViewNode {
    let item = FittingItem(layout.makeEngine(), context.graph.pass)
    item.axes = axes
    return GroupNode(layout, content, item: item, in: context)
  }

  /// Gives the node the new views.
  public func _updateNode(_ node: ViewNode) {
    let node = downcast(node, to: GroupNode.self)
    downcast(node.item, to: FittingItem.self).axes = axes
    node.update(layout, content)
  }
}

/// Shows one of its items.
private final class FittingItem: GroupItem {
  var axes: Axis.Set = [] {
    didSet { if axes != oldValue { invalidateLayout() } }
  }
  private var shown: LayoutItem?

  override var children: [LayoutItem] { shown.map { [$0] } ?? [] }

  private func choice(_ proposal: ProposedViewSize) -> LayoutItem? {
    items.first { item in
      let ideal = item.size(for: .unspecified)
      return (!axes.contains(.horizontal) || ideal.width <= (proposal.width ?? .infinity))
        && (!axes.contains(.vertical) || ideal.height <= (proposal.height ?? .infinity))
    } ?? items.last
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    choice(proposal)?.size(for: proposal) ?? .zero
  }

  override func arrange(in size: CGSize, proposal: ProposedViewSize) {
    let chosen = choice(proposal)
    if chosen !== shown {
      if let shown { abandon(shown) }
      shown = chosen
      for item in items { adopt(item) }
      setNeedsDisplay()
    }
    chosen?.place(at: .zero, proposal: proposal)
  }
}

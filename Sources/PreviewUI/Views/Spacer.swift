/// Room that grows as far as its stack lets it.
public struct Spacer: PrimitiveView, Equatable {
  private let minLength: CGFloat?

  /// At least `minLength` points, the standard 8 where `nil`.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }

  /// Makes the node of the room.
  public func _makeNode(in context: ViewContext) -> ViewNode {
    let node = SpacerNode(in: context)
    _updateNode(node)
    return node
  }

  /// Gives the node the new length.
  public func _updateNode(_ node: ViewNode) {
    let item = downcast(node, to: SpacerNode.self).item
    let length = max(0, minLength ?? StackSolver.standardSpacing)
    if item.minLength != length {
      item.minLength = length
      item.invalidateLayout()
    }
  }
}

private final class SpacerNode: ViewNode {
  let item: SpacerItem
  override var layoutItems: [LayoutItem] { [item] }

  override init(in context: ViewContext) {
    item = SpacerItem(context.graph.pass)
    super.init(in: context)
  }
}

/// Room in layout; across its stack it takes none.
final class SpacerItem: LayoutItem {
  var minLength: CGFloat = 0
  override var priority: Double { -.infinity }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: stackAxis == .vertical ? 0 : max(minLength, proposal.width ?? minLength),
      height: stackAxis == .horizontal ? 0 : max(minLength, proposal.height ?? minLength))
  }
}

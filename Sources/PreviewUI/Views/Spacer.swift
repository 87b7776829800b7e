/// Room that grows as far as its stack lets it.
public struct Spacer: PrimitiveView, Equatable {
  private let minLength: CGFloat?

  /// At least `minLength` points, the standard 8 where `nil`.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }

  public func _makeNode(in context: ViewContext) -> ViewNode {
    let node = SpacerNode(in: context)
    node.item.minLength = minLength ?? StackArrangement.standardSpacing
    return node
  }

  public func _updateNode(_ node: ViewNode) {
    let item = unsafeDowncast(node, to: SpacerNode.self).item
    let length = minLength ?? StackArrangement.standardSpacing
    if item.minLength != length {
      item.minLength = length
      item.invalidateLayout()
    }
  }
}

private final class SpacerNode: ViewNode {
  let item = SpacerItem()
  override var layoutItems: [LayoutItem] { [item] }
}

final class SpacerItem: LayoutItem {
  var minLength: CGFloat = 0
  /// The axis of the stack around it, across which it takes no room; `nil` outside a stack.
  var axis: Axis?
  override var priority: Double { -.infinity }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: axis == .vertical ? 0 : max(minLength, proposal.width ?? minLength),
      height: axis == .horizontal ? 0 : max(minLength, proposal.height ?? minLength))
  }
}

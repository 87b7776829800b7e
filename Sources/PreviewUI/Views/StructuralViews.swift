/// A view that shows nothing and takes no room.
public struct EmptyView: PrimitiveView, Equatable {
  /// Nothing.
  public init() {}

  /// Makes the node.
  public func _makeNode(in context: ViewContext) -> ViewNode { ViewNode(in: context) }
  /// Gives the node the new value.
  public func _updateNode(_ node: ViewNode) {}
}

/// Several views one after the other, as a builder collects them.
public struct TupleView<each Content: View>: PrimitiveView {
  let content: (repeat each Content)

  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  /// Makes the node.
  public func _makeNode(in context: ViewContext) -> ViewNode {
    let node = ViewNode(in: context)
    repeat node.children.append((each content)._makeNode(in: node.childContext))
    return node
  }

  /// Gives the node the new value.
  public func _updateNode(_ node: ViewNode) {
    var index = 0
    for view in repeat each content {
      view._updateNode(node.children[index])
      index += 1
    }
  }
}

/// Several views that a modifier treats alike.
public struct Group<Content: View>: PrimitiveView {
  let content: Content

  /// Views to treat alike.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes the node.
  public func _makeNode(in context: ViewContext) -> ViewNode {
    content._makeNode(in: context)
  }

  /// Gives the node the new value.
  public func _updateNode(_ node: ViewNode) {
    content._updateNode(node)
  }
}

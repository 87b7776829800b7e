/// Views one below the other.
public struct VStack<Content: View>: PrimitiveView {
  private let layout: VStackLayout
  private let content: Content

  /// A column; `spacing` in points, the standard 8 where `nil`.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  /// Makes the node of the column.
  public func _makeNode(in context: ViewContext) -> ViewNode {
    GroupNode(AnyLayout(layout), content, in: context)
  }

  /// Gives the node the new arrangement and content.
  public func _updateNode(_ node: ViewNode) {
    downcast(node, to: GroupNode.self).update(AnyLayout(layout), content)
  }
}

/// Views side by side.
public struct HStack<Content: View>: PrimitiveView {
  private let layout: HStackLayout
  private let content: Content

  /// A row; `spacing` in points, the standard 8 where `nil`.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  /// Makes the node of the row.
  public func _makeNode(in context: ViewContext) -> ViewNode {
    GroupNode(AnyLayout(layout), content, in: context)
  }

  /// Gives the node the new arrangement and content.
  public func _updateNode(_ node: ViewNode) {
    downcast(node, to: GroupNode.self).update(AnyLayout(layout), content)
  }
}

/// Views one over the other, the first at the bottom.
public struct ZStack<Content: View>: PrimitiveView {
  private let layout: ZStackLayout
  private let content: Content

  /// A pile.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }

  /// Makes the node of the pile.
  public func _makeNode(in context: ViewContext) -> ViewNode {
    GroupNode(AnyLayout(layout), content, in: context)
  }

  /// Gives the node the new arrangement and content.
  public func _updateNode(_ node: ViewNode) {
    downcast(node, to: GroupNode.self).update(AnyLayout(layout), content)
  }
}

/// Views one below the other.
public struct VStack<Content: View>: PrimitiveView {
  private let arrangement: StackArrangement
  private let content: Content

  /// A column; `spacing` in points, the standard 8 where `nil`.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    arrangement = StackArrangement(axis: .vertical, horizontal: alignment, spacing: spacing)
    self.content = content()
  }

  public func _makeNode(in context: ViewContext) -> ViewNode {
    ContainerNode(StackContainer(arrangement), content, in: context)
  }

  public func _updateNode(_ node: ViewNode) {
    unsafeDowncast(node, to: ContainerNode.self).update(StackContainer(arrangement), content)
  }
}

/// Views side by side.
public struct HStack<Content: View>: PrimitiveView {
  private let arrangement: StackArrangement
  private let content: Content

  /// A row; `spacing` in points, the standard 8 where `nil`.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    arrangement = StackArrangement(axis: .horizontal, vertical: alignment, spacing: spacing)
    self.content = content()
  }

  public func _makeNode(in context: ViewContext) -> ViewNode {
    ContainerNode(StackContainer(arrangement), content, in: context)
  }

  public func _updateNode(_ node: ViewNode) {
    unsafeDowncast(node, to: ContainerNode.self).update(StackContainer(arrangement), content)
  }
}

/// Makes the layout items of a stack.
private struct StackContainer: LayoutContainer, Equatable {
  let arrangement: StackArrangement

  init(_ arrangement: StackArrangement) { self.arrangement = arrangement }

  func items(around content: [LayoutItem]) -> [LayoutItem] {
    [StackItem(arrangement, children: content)]
  }
}

import EnvironmentTree

/// A view in an environment that differs in one value from the one around it.
public struct EnvironmentWriter<Content: View>: PrimitiveView {
  enum Write {
    /// Sets a value.
    case value((EnvironmentValues) -> Void)
    /// Changes the value from above.
    case transform((EnvironmentValues) -> Void)
  }

  let content: Content
  let write: Write
  /// Whether the value written is which way the screen reads, which turns layout around.
  let turnsLayout: Bool

  /// Makes the node that writes the value.
  public func _makeNode(in context: ViewContext) -> ViewNode {
    let node = turnsLayout ? DirectionNode(in: context) : ViewNode(in: context)
    node.joinTree(named: "environment")
    apply(to: node)
    node.children = [content._makeNode(in: node.childContext)]
    return node
  }

  /// Gives the node the new value and content.
  public func _updateNode(_ node: ViewNode) {
    apply(to: node)
    content._updateNode(node.children[0])
  }

  private func apply(to node: ViewNode) {
    guard let id = node.treeNode else { return }
    let tree = node.graph.tree
    switch write {
    case .value(let set):
      set(EnvironmentValues(WritingBacking(tree: tree, node: id)))
    case .transform(let change):
      change(EnvironmentValues(TransformingBacking(tree: tree, node: id, change: change)))
    }
  }
}

/// Keeps views that read another way than those around them may do.
private final class DirectionNode: WrapperNode<DirectionItem> {
  private var direction = LayoutDirection.leftToRight

  override func evaluate(_ reader: Reader) -> NodeOutput {
    .direction(EnvironmentValues(reading: reader).layoutDirection)
  }

  override func outputDidChange() {
    guard let treeNode, case .direction(let new) = graph.tree.output(of: treeNode) else { return }
    direction = new
    for item in wrappers { item.reading = new }
  }

  override func wrap(_ child: LayoutItem) -> DirectionItem {
    let item = DirectionItem(child, graph.pass)
    item.reading = direction
    return item
  }
}

/// An item in which everything reads one way.
private final class DirectionItem: WrapperItem {
  var reading = LayoutDirection.leftToRight {
    didSet { if reading != oldValue { setNeedsDisplay() } }
  }

  override var direction: LayoutDirection? { reading }
}

extension View {
  /// Sets a value for this view and all views in it.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> EnvironmentWriter<Self> {
    EnvironmentWriter(
      content: self,
      write: .value { values in
        var values = values
        values[keyPath: keyPath] = value
      }, turnsLayout: keyPath == \EnvironmentValues.layoutDirection)
  }

  /// Changes a value that comes from above for this view and all views in it.
  ///
  /// The change has to depend on the value alone: it is made again whenever the value changes.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> EnvironmentWriter<Self> {
    EnvironmentWriter(
      content: self,
      write: .transform { values in
        var values = values
        transform(&values[keyPath: keyPath])
      }, turnsLayout: keyPath == \EnvironmentValues.layoutDirection)
  }

  /// Sets the Dynamic Type size, whatever the device says.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> EnvironmentWriter<Self> {
    environment(\.dynamicTypeSize, size)
  }

  /// Keeps the Dynamic Type size within a range; an empty range changes nothing.
  ///
  /// The modifier nearest to the view acts last: of two ranges that do not meet the inner one wins.
  public func dynamicTypeSize<T: RangeExpression>(
    _ range: T
  ) -> EnvironmentWriter<Self> where T.Bound == DynamicTypeSize {
    let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
    return transformEnvironment(\.dynamicTypeSize) { size in
      guard let least = allowed.first, let greatest = allowed.last else { return }
      size = min(max(size, least), greatest)
    }
  }

  /// The colour of texts, symbols and shapes that have none of their own; `nil` is ink.
  public func foregroundColor(_ color: Color?) -> EnvironmentWriter<Self> {
    environment(\.foregroundColor, color ?? .primary)
  }

  /// The colour of texts, symbols and shapes that have none of their own.
  public func foregroundStyle(_ style: some ShapeStyle) -> EnvironmentWriter<Self> {
    environment(\.foregroundColor, style._color)
  }

  /// The colour of buttons' labels; `nil` is the standard one.
  public func tint(_ color: Color?) -> EnvironmentWriter<Self> {
    environment(\.tint, color ?? .accentColor)
  }

  /// How large symbols are beside text.
  public func imageScale(_ scale: Image.Scale) -> EnvironmentWriter<Self> {
    environment(\.imageScale, scale)
  }

  /// Makes buttons not answer, also where a view in it says otherwise.
  public func disabled(_ isDisabled: Bool) -> EnvironmentWriter<Self> {
    transformEnvironment(\.isEnabled) { $0 = $0 && !isDisabled }
  }
}

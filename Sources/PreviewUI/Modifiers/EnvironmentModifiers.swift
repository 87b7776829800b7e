public import DynamicType
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

  public func _makeNode(in context: ViewContext) -> ViewNode {
    let node = ViewNode(in: context)
    node.joinTree(named: "environment")
    apply(to: node)
    node.children = [content._makeNode(in: node.childContext)]
    return node
  }

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
      })
  }

  /// Changes a value that comes from above for this view and all views in it.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> EnvironmentWriter<Self> {
    EnvironmentWriter(
      content: self,
      write: .transform { values in
        var values = values
        transform(&values[keyPath: keyPath])
      })
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

  /// The font of texts that name none.
  public func font(_ font: Font?) -> EnvironmentWriter<Self> {
    environment(\.font, font)
  }

  /// The weight of texts, whatever their font says; `nil` leaves it to the font.
  public func fontWeight(_ weight: Font.Weight?) -> EnvironmentWriter<Self> {
    transformEnvironment(\.fontChange) { $0.weight = weight }
  }

  /// Sets texts in bold.
  public func bold(_ isActive: Bool = true) -> EnvironmentWriter<Self> {
    fontWeight(isActive ? .bold : nil)
  }

  /// Sets texts in the slanted face.
  public func italic(_ isActive: Bool = true) -> EnvironmentWriter<Self> {
    transformEnvironment(\.fontChange) { $0.isItalic = isActive }
  }

  /// Adds `tracking` points after every cluster.
  public func tracking(_ tracking: CGFloat) -> EnvironmentWriter<Self> {
    transformEnvironment(\.fontChange) { $0.tracking = tracking }
  }

  /// Lets texts take at most `number` lines; `nil` lifts the limit. Fewer than one traps.
  public func lineLimit(_ number: Int?) -> EnvironmentWriter<Self> {
    precondition((number ?? 1) >= 1, "a line limit is at least 1")
    return environment(\.lineLimit, number)
  }

  /// Adds `spacing` points between the lines of texts.
  public func lineSpacing(_ spacing: CGFloat) -> EnvironmentWriter<Self> {
    environment(\.lineSpacing, spacing)
  }

  /// Lets texts shrink to `factor` of their size rather than be cut; 0 < `factor` ≤ 1.
  public func minimumScaleFactor(_ factor: CGFloat) -> EnvironmentWriter<Self> {
    precondition(factor > 0 && factor <= 1, "a minimum scale factor lies above 0 and up to 1")
    return environment(\.minimumScaleFactor, factor)
  }

  /// How the lines of texts line up.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> EnvironmentWriter<Self> {
    environment(\.multilineTextAlignment, alignment)
  }
}

/// A view with others behind or before it, which get its size and do not change it.
public struct Decorated<Content: View, Decoration: View>: PrimitiveView {
  let content: Content
  let decoration: Decoration
  let alignment: Alignment
  let isBehind: Bool

  /// Makes the node that keeps both.
  public func _makeNode(in context: ViewContext) -> ViewNode {
    DecorationNode(content, decoration, alignment, isBehind: isBehind, in: context)
  }

  /// Gives the node the new views.
  public func _updateNode(_ node: ViewNode) {
    downcast(node, to: DecorationNode<Decoration>.self).update(content, decoration, alignment)
  }
}

extension View {
  /// Puts views behind this one.
  public func background<Decoration: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Decoration
  ) -> Decorated<Self, Decoration> {
    Decorated(content: self, decoration: content(), alignment: alignment, isBehind: true)
  }

  /// Puts a view behind this one.
  public func background<Decoration: View>(
    _ background: Decoration, alignment: Alignment = .center
  ) -> Decorated<Self, Decoration> {
    Decorated(content: self, decoration: background, alignment: alignment, isBehind: true)
  }

  /// Fills the view's room behind it.
  public func background<S: ShapeStyle>(_ style: S) -> Decorated<Self, Color> {
    background(style._color)
  }

  /// Fills the view's room behind it.
  public func background(_ color: Color) -> Decorated<Self, Color> {
    Decorated(content: self, decoration: color, alignment: .center, isBehind: true)
  }

  /// Fills a shape behind the view.
  public func background(
    _ style: some ShapeStyle, in shape: some Shape
  ) -> Decorated<Self, DrawnShape> {
    Decorated(
      content: self, decoration: shape.fill(style), alignment: .center, isBehind: true)
  }

  /// Puts views before this one.
  public func overlay<Decoration: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Decoration
  ) -> Decorated<Self, Decoration> {
    Decorated(content: self, decoration: content(), alignment: alignment, isBehind: false)
  }

  /// Puts a view before this one.
  public func overlay<Decoration: View>(
    _ overlay: Decoration, alignment: Alignment = .center
  ) -> Decorated<Self, Decoration> {
    Decorated(content: self, decoration: overlay, alignment: alignment, isBehind: false)
  }

  /// Draws a line around the view, inside its frame, `width` points wide.
  public func border(_ style: some ShapeStyle, width: CGFloat = 1) -> Decorated<Self, DrawnShape> {
    overlay(Rectangle().strokeBorder(style, lineWidth: width))
  }
}

/// An item with others behind or before it.
final class DecoratedItem: WrapperItem {
  private let decoration: LayoutItem
  private let isBehind: Bool
  var alignment: Alignment {
    didSet {
      if alignment != oldValue {
        needsArranging = true
        invalidateLayout()
      }
    }
  }

  init(
    _ child: LayoutItem, decoration: LayoutItem, alignment: Alignment, isBehind: Bool,
    _ pass: LayoutPass
  ) {
    self.decoration = decoration
    self.alignment = alignment
    self.isBehind = isBehind
    super.init(child, pass)
    adopt(decoration)
  }

  override var children: [LayoutItem] { isBehind ? [decoration, child] : [child, decoration] }

  override func arrange(in size: CGSize, proposal: ProposedViewSize) {
    child.place(at: .zero, proposal: proposal)
    let offer = ProposedViewSize(size)
    decoration.place(
      at: alignment.origin(of: decoration.size(for: offer), in: size), proposal: offer)
  }
}

/// Keeps a view with decorations: each of its items gets its own.
private final class DecorationNode<Decoration: View>: WrapperNode<DecoratedItem> {
  private var decoration: Decoration
  private var alignment: Alignment
  private let isBehind: Bool
  /// The nodes of the decorations by the items they belong to.
  private var nodes: [ObjectIdentifier: ViewNode] = [:]

  init(
    _ content: some View, _ decoration: Decoration, _ alignment: Alignment, isBehind: Bool,
    in context: ViewContext
  ) {
    self.decoration = decoration
    self.alignment = alignment
    self.isBehind = isBehind
    super.init(in: context)
    children = [content._makeNode(in: childContext)]
  }

  func update(_ content: some View, _ decoration: Decoration, _ alignment: Alignment) {
    self.decoration = decoration
    self.alignment = alignment
    for node in nodes.values { downcast(node, to: GroupNode.self).update(pile, decoration) }
    for item in wrappers { item.alignment = alignment }
    content._updateNode(children[0])
  }

  private var pile: AnyLayout { AnyLayout(ZStackLayout(alignment: alignment)) }

  override var contentItems: [LayoutItem] { children[0].layoutItems }

  override func wrap(_ child: LayoutItem) -> DecoratedItem {
    let node = GroupNode(pile, decoration, in: childContext)
    children.append(node)
    let item = DecoratedItem(
      child, decoration: node.layoutItems[0], alignment: alignment, isBehind: isBehind, graph.pass)
    nodes[ObjectIdentifier(item)] = node
    return item
  }

  override func unwrap(_ item: DecoratedItem) {
    guard let node = nodes.removeValue(forKey: ObjectIdentifier(item)) else { return }
    node.leave()
    children.removeAll { $0 === node }
  }
}

/// Views that may be longer than the room for them; they are laid out at their own length.
public struct ScrollView<Content: View>: PrimitiveView {
  private let axes: Axis.Set
  private let content: Content

  /// Views to scroll along `axes`; several are put one below the other.
  public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  private var stack: AnyLayout { AnyLayout(VStackLayout()) }

  /// Makes the node of the scrolled part.
  public func _makeNode(in context: ViewContext) -> ViewNode {
    ScrollNode(axes, LaidOutGroup(layout: stack, content: content), in: context)
  }

  /// Gives the node the new content.
  public func _updateNode(_ node: ViewNode) {
    downcast(node, to: ScrollNode.self).update(
      axes, LaidOutGroup(layout: stack, content: content))
  }
}

private final class ScrollNode: WrapperNode<ScrollItem> {
  private var axes: Axis.Set

  init(_ axes: Axis.Set, _ content: some View, in context: ViewContext) {
    self.axes = axes
    super.init(in: context)
    children = [content._makeNode(in: childContext)]
  }

  func update(_ axes: Axis.Set, _ content: some View) {
    self.axes = axes
    for item in wrappers { item.axes = axes }
    content._updateNode(children[0])
  }

  override func wrap(_ child: LayoutItem) -> ScrollItem {
    let item = ScrollItem(child, graph.pass)
    item.axes = axes
    return item
  }
}

/// A part of the screen that shows a piece of something longer.
final class ScrollItem: WrapperItem {
  var axes: Axis.Set = .vertical {
    didSet { if axes != oldValue { invalidateLayout() } }
  }
  /// How far the content is moved, in points; it never moves beyond its ends.
  private(set) var offset = CGPoint.zero

  override var clips: Bool { true }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let content = child.size(for: inner(proposal))
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
  }

  override func arrange(in size: CGSize, proposal: ProposedViewSize) {
    let inner = inner(proposal)
    let content = child.size(for: inner)
    offset = CGPoint(
      x: min(max(0, offset.x), max(0, content.width - size.width)),
      y: min(max(0, offset.y), max(0, content.height - size.height)))
    child.place(at: CGPoint(x: -offset.x, y: -offset.y), proposal: inner)
  }

  /// Moves the content by a distance in points; returns whether it could move at all.
  func scroll(by distance: CGSize) -> Bool {
    let before = offset
    offset.x += axes.contains(.horizontal) ? distance.width : 0
    offset.y += axes.contains(.vertical) ? distance.height : 0
    arrangeAgain()
    return offset != before
  }

  override func drawChildren(on canvas: Canvas, in place: Placement) {
    canvas.clipping(to: canvas.pixels(in: place.frame)) {
      child.drawTree(on: canvas, in: place.child(child))
    }
  }
}

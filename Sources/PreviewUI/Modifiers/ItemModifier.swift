/// A change to how one item is laid out and drawn.
protocol ItemModifier: Equatable {
  /// What the child is offered where the whole is offered `proposal`.
  func inner(_ proposal: ProposedViewSize, _ child: LayoutItem) -> ProposedViewSize
  /// The size of the whole where the child takes `child`.
  func size(around child: CGSize, offered proposal: ProposedViewSize) -> CGSize
  /// Where the child begins in a whole of `size`.
  func origin(of child: CGSize, in size: CGSize) -> CGPoint
  /// Draws what lies in it.
  func draw(_ item: LayoutItem, on canvas: Canvas, in place: Placement, _ content: (Canvas) -> Void)
  /// Whether it draws something besides what lies in it.
  var drawsItself: Bool { get }
  /// Whether nothing is drawn or hit outside of the frame.
  var clips: Bool { get }
  /// The priority it gives; `nil` leaves the child's.
  var priority: Double? { get }
  /// What a layout around it may ask for; `nil` leaves the child's.
  func layoutValue(_ key: ObjectIdentifier) -> Any?
}

extension ItemModifier {
  func inner(_ proposal: ProposedViewSize, _ child: LayoutItem) -> ProposedViewSize { proposal }
  func size(around child: CGSize, offered proposal: ProposedViewSize) -> CGSize { child }
  func origin(of child: CGSize, in size: CGSize) -> CGPoint { .zero }
  func draw(
    _ item: LayoutItem, on canvas: Canvas, in place: Placement, _ content: (Canvas) -> Void
  ) {
    content(canvas)
  }
  var drawsItself: Bool { false }
  var clips: Bool { false }
  var priority: Double? { nil }
  func layoutValue(_ key: ObjectIdentifier) -> Any? { nil }
}

/// An item changed by a modifier.
final class ModifiedItem: WrapperItem {
  private var modifier: any ItemModifier

  init(_ modifier: any ItemModifier, _ child: LayoutItem, _ pass: LayoutPass) {
    self.modifier = modifier
    super.init(child, pass)
  }

  func setModifier(_ modifier: any ItemModifier) {
    self.modifier = modifier
    needsArranging = true
    setNeedsDisplay()
    invalidateLayout()
  }

  override var priority: Double { modifier.priority ?? child.priority }
  override var clips: Bool { modifier.clips }
  override var drawsItself: Bool { modifier.drawsItself }

  override func layoutValue(_ key: ObjectIdentifier) -> Any? {
    modifier.layoutValue(key) ?? child.layoutValue(key)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    modifier.size(around: child.size(for: modifier.inner(proposal, child)), offered: proposal)
  }

  override func arrange(in size: CGSize, proposal: ProposedViewSize) {
    let inner = modifier.inner(proposal, child)
    child.place(at: modifier.origin(of: child.size(for: inner), in: size), proposal: inner)
  }

  override func firstBaseline(in size: CGSize) -> CGFloat {
    let own = innerSize(size)
    return modifier.origin(of: own, in: size).y + child.baselines(in: own).first
  }

  override func lastBaseline(in size: CGSize) -> CGFloat {
    let own = innerSize(size)
    return modifier.origin(of: own, in: size).y + child.baselines(in: own).last
  }

  private func innerSize(_ size: CGSize) -> CGSize {
    child.size(for: modifier.inner(ProposedViewSize(size), child))
  }

  override func drawChildren(on canvas: Canvas, in place: Placement) {
    modifier.draw(self, on: canvas, in: place) { canvas in
      child.drawTree(on: canvas, in: place.child(child))
    }
  }
}

/// A view laid out or drawn otherwise than by itself.
public struct LaidOut<Content: View>: PrimitiveView {
  let content: Content
  let modifier: any ItemModifier

  /// Makes the node that keeps the change.
  public func _makeNode(in context: ViewContext) -> ViewNode {
    ModifiedItemNode(modifier, content, in: context)
  }

  /// Gives the node the new change and content.
  public func _updateNode(_ node: ViewNode) {
    downcast(node, to: ModifiedItemNode.self).update(modifier, content)
  }
}

/// Keeps a change to each of the items of a view.
private final class ModifiedItemNode: WrapperNode<ModifiedItem> {
  private var modifier: any ItemModifier

  init(_ modifier: any ItemModifier, _ content: some View, in context: ViewContext) {
    self.modifier = modifier
    super.init(in: context)
    children = [content._makeNode(in: childContext)]
  }

  func update(_ modifier: any ItemModifier, _ content: some View) {
    if !Self.equals(self.modifier, modifier) {
      self.modifier = modifier
      for item in wrappers { item.setModifier(modifier) }
    }
    content._updateNode(children[0])
  }

  private static func equals<M: ItemModifier>(_ a: M, _ b: any ItemModifier) -> Bool {
    a == b as? M
  }

  override func wrap(_ child: LayoutItem) -> ModifiedItem {
    ModifiedItem(modifier, child, graph.pass)
  }
}

/// How a view that arranges others shows itself to layout.
protocol LayoutContainer: Equatable {
  /// What layout sees in place of the content's own items.
  func items(around content: [LayoutItem]) -> [LayoutItem]
}

/// Keeps a view that arranges others; its layout items live until it or what is in it changes.
final class ContainerNode: ViewNode {
  private var container: any LayoutContainer
  private var items: [LayoutItem]?

  init(_ container: any LayoutContainer, _ content: some View, in context: ViewContext) {
    self.container = container
    super.init(in: context)
    children = [content._makeNode(in: childContext)]
  }

  func update(_ container: any LayoutContainer, _ content: some View) {
    if !Self.equals(self.container, container) {
      self.container = container
      structureDidChange()
    }
    content._updateNode(children[0])
  }

  private static func equals<C: LayoutContainer>(_ a: C, _ b: any LayoutContainer) -> Bool {
    a == b as? C
  }

  override var layoutItems: [LayoutItem] {
    if let items { return items }
    let made = container.items(around: super.layoutItems)
    items = made
    return made
  }

  override func structureDidChange() {
    items = nil
    super.structureDidChange()
  }
}

/// Keeps a view that arranges others: one item for layout, whatever comes and goes in it.
class GroupNode: ViewNode {
  private var layout: AnyLayout
  let item: GroupItem
  private var isStale = false

  convenience init(_ layout: AnyLayout, _ content: some View, in context: ViewContext) {
    self.init(
      layout, content, item: GroupItem(layout.makeEngine(), context.graph.pass), in: context)
  }

  init(_ layout: AnyLayout, _ content: some View, item: GroupItem, in context: ViewContext) {
    self.layout = layout
    self.item = item
    super.init(in: context)
    children = [content._makeNode(in: childContext)]
    markStale()
  }

  func update(_ layout: AnyLayout, _ content: some View) {
    if !self.layout.isSame(as: layout) {
      self.layout = layout
      item.setEngine(layout.makeEngine())
    }
    content._updateNode(children[0])
  }

  override var layoutItems: [LayoutItem] { [item] }

  /// What lies around the group needn't know.
  override func structureDidChange() { markStale() }

  final func markStale() {
    guard !isStale else { return }
    isStale = true
    graph.noteStale(self)
  }

  /// Gathers the items that the views in it show.
  func refresh() {
    isStale = false
    item.setItems(gatheredItems)
  }

  /// The items to arrange.
  var gatheredItems: [LayoutItem] { children[0].layoutItems }
}

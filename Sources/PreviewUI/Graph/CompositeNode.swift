import EnvironmentTree

/// Keeps a view that has a body: runs the body when needed and hands what it made to the one node
/// below.
final class CompositeNode<V: View>: ViewNode {
  private var view: V
  private var content: V.Body?
  private var properties = DynamicProperties()

  init(_ view: V, in context: ViewContext) {
    self.view = view
    super.init(in: context)
    joinTree(named: "\(V.self)")
  }

  func replace(with view: V) {
    self.view = view
    invalidate()
  }

  func invalidate() {
    if let treeNode { graph.tree.invalidate(treeNode) }
  }

  override func evaluate(_ reader: Reader) -> NodeOutput {
    properties.connect(to: view, reading: reader)
    content = view.body
    return .body(run: graph.countBodyRun())
  }

  override func outputDidChange() {
    guard let content else { return }
    self.content = nil
    if let child = children.first {
      content._updateNode(child)
    } else {
      children = [content._makeNode(in: childContext)]
      structureDidChange()
    }
  }
}

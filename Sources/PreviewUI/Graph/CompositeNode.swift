import EnvironmentTree

/// Keeps a view that has a body: runs the body when needed and hands what it made to the one node
/// below.
final class CompositeNode<V: View>: ViewNode {
  private var view: V
  private var content: V.Body?
  private let properties = DynamicProperties()

  init(_ view: V, in context: ViewContext) {
    self.view = view
    super.init(in: context)
    joinTree(named: "\(V.self)")
  }

  /// Takes another value of the view; one that says the same runs nothing.
  func replace(with view: V) {
    guard !ViewComparison.areSame(self.view, view) else { return }
    self.view = view
    properties.forgetView()
    invalidate()
  }

  override func evaluate(_ reader: Reader) -> NodeOutput {
    readingNumber += 1
    properties.connect(to: view, values: EnvironmentValues(reading: reader), in: graph)
    content = graph.charging(self) { view.body }
    return .body(run: graph.countBodyRun())
  }

  override func outputDidChange() {
    guard let content else { return }
    self.content = nil
    graph.charging(self) {
      if let child = children.first {
        content._updateNode(child)
      } else {
        children = [content._makeNode(in: childContext)]
        structureDidChange()
      }
    }
  }

  override func reconnect() {
    guard let treeNode else { return }
    let values = EnvironmentValues(WritingBacking(tree: graph.tree, node: treeNode))
    properties.connect(to: view, values: values, in: graph)
  }
}

import EnvironmentTree

/// What a node keeps of its last evaluation; equal outputs mean that nothing follows.
enum NodeOutput: Equatable, Sendable {
  /// A body ran, for the n-th time in its graph: what it made has to be looked at.
  case body(run: Int)
  /// What a text is to draw.
  case text(ResolvedText)
}

/// Where a new node is to hang.
public struct ViewContext {
  unowned let graph: ViewGraph
  unowned let parent: ViewNode?
  let depth: Int
  /// The nearest node of the environment tree above.
  let treeParent: NodeID?

  init(graph: ViewGraph, parent: ViewNode?, treeParent: NodeID?) {
    self.graph = graph
    self.parent = parent
    self.treeParent = treeParent
    depth = (parent?.depth ?? 0) + 1
    precondition(
      depth <= ViewNode.greatestDepth,
      "views are nested \(ViewNode.greatestDepth) deep: does a body contain itself?")
  }
}

/// What stands for a view while it is on screen; views come and go, the node stays.
public class ViewNode {
  /// Deeper nesting than this is taken for a body that contains itself.
  static let greatestDepth = 2_000

  unowned let graph: ViewGraph
  private(set) unowned var parent: ViewNode?
  let depth: Int
  let treeParent: NodeID?
  /// The node's own place in the environment tree, if it reads or writes.
  private(set) var treeNode: NodeID?
  /// Nodes of the views this one is made of, in order.
  var children: [ViewNode] = []

  init(in context: ViewContext) {
    graph = context.graph
    parent = context.parent
    depth = context.depth
    treeParent = context.treeParent
  }

  /// Where nodes below this one hang.
  var childContext: ViewContext {
    ViewContext(graph: graph, parent: self, treeParent: treeNode ?? treeParent)
  }

  /// Gives the node a place in the environment tree; `name` is what a trace calls it.
  func joinTree(named name: String) {
    let node = graph.tree.add(under: treeParent, name: name) { [unowned self] reader in
      evaluate(reader)
    }
    treeNode = node
    graph.register(self, as: node)
  }

  /// Works out the node's output from what it reads; runs inside the environment tree.
  func evaluate(_ reader: Reader) -> NodeOutput { .body(run: 0) }

  /// Called after an evaluation whose output differs from the one before.
  func outputDidChange() {}

  /// The parts of the screen that layout sees here; nodes without a place of their own show their
  /// children's.
  var layoutItems: [LayoutItem] { children.flatMap(\.layoutItems) }

  /// Tells the containers above that views came, went or changed places.
  func structureDidChange() {
    parent?.structureDidChange()
  }

  /// Takes the node and everything below it off the screen.
  func leave() {
    if let treeNode {
      graph.unregisterTree(of: self)
      graph.tree.remove(treeNode)
    } else {
      for child in children { child.leave() }
    }
  }

  /// Forgets the places of the nodes below in the environment tree.
  func forgetTree() {
    if let treeNode { graph.unregister(treeNode) }
    treeNode = nil
    for child in children { child.forgetTree() }
  }
}

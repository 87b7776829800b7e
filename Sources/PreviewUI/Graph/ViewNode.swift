import EnvironmentTree

/// What a node keeps of its last evaluation; equal outputs mean that nothing follows.
enum NodeOutput: Equatable, Sendable {
  /// A body ran, for the n-th time in its graph: what it made has to be looked at.
  case body(run: Int)
  /// What a text is to draw.
  case text(ResolvedText)
  /// What a picture, a shape or a divider is to look like.
  case look(ResolvedLook)
  /// Which way a part of the screen reads.
  case direction(LayoutDirection)
  /// A size of text, for what follows it without a body.
  case size(DynamicTypeSize)
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
      "views are nested more than \(ViewNode.greatestDepth) deep: does a body contain itself?")
  }
}

/// What stands for a view while it is on screen; views come and go, the node stays.
public class ViewNode {
  /// Deeper nesting than this is taken for a body that contains itself.
  static let greatestDepth = 1_000

  unowned let graph: ViewGraph
  private(set) unowned var parent: ViewNode?
  let depth: Int
  let treeParent: NodeID?
  /// The node's own place in the environment tree, if it reads or writes.
  private(set) var treeNode: NodeID?
  /// Nodes of the views this one is made of, in order.
  var children: [ViewNode] = []
  /// Grows by one at each run of a body; states told by an earlier run are no longer followed.
  var readingNumber = 0

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
  func joinTree(named name: @autoclosure @escaping () -> String) {
    let node = graph.tree.add(under: treeParent, name: name()) { [unowned self] reader in
      evaluate(reader)
    }
    treeNode = node
    graph.register(self, as: node)
  }

  /// Makes the node run again.
  func invalidate() {
    if let treeNode { graph.tree.invalidate(treeNode) }
  }

  /// Works out the node's output from what it reads; runs inside the environment tree.
  func evaluate(_ reader: Reader) -> NodeOutput { .body(run: 0) }

  /// Called after an evaluation whose output differs from the one before.
  func outputDidChange() {}

  /// The parts of the screen that layout sees here; nodes without a place of their own show their
  /// children's.
  var layoutItems: [LayoutItem] {
    children.count == 1 ? children[0].layoutItems : children.flatMap(\.layoutItems)
  }

  /// Tells the containers above that views came, went or changed places.
  func structureDidChange() {
    parent?.structureDidChange()
  }

  /// Gives the dynamic properties of the view their values of this place again.
  ///
  /// One value of a view may stand in several places; before a closure made by a body runs, its
  /// properties have to mean the place that it runs for.
  func reconnect() {}

  /// Takes the node and everything below it off the screen.
  func leave() {
    if let treeNode {
      forgetTree()
      graph.tree.remove(treeNode)
    } else {
      for child in children { child.leave() }
    }
  }

  /// Forgets the places of the node and of those below it in the environment tree.
  func forgetTree() {
    if let treeNode { graph.unregister(treeNode) }
    treeNode = nil
    for child in children { child.forgetTree() }
  }
}

extension ViewNode {
  /// Runs an action that a body made, with the states and values of this place.
  func perform(_ action: () -> Void) {
    var place: ViewNode? = self
    while let node = place {
      node.reconnect()
      place = node.parent
    }
    action()
  }
}

/// Returns a node or an item as the class that its place in the graph promises: a view updates the
/// node that it made. Another class traps.
func downcast<Object: AnyObject>(_ object: AnyObject, to type: Object.Type) -> Object {
  guard let object = object as? Object else {
    preconditionFailure("a view was given the node of another view: \(type) is expected")
  }
  return object
}

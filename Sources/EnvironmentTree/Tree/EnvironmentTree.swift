/// A tree of nodes with a body each, through which values flow down, and which knows exactly what
/// must be evaluated again when one changes.
///
/// ```swift
/// let tree = EnvironmentTree<String>()
/// let root = tree.add { _ in "" }
/// let title = tree.add(under: root) { "\($0.read(PointSizeKey.self)) pt" }
/// tree.update()                                       // both are new
/// tree.set(PointSizeKey.self, to: 28, at: root)
/// tree.update()                                       // [title]
/// ```
/// A node that writes a key starts a *scope*: itself and everything below it, down to the next
/// writers of the key. Writing settles the values of the scopes below at once and stops where a
/// value stays equal; the nodes that read a key where it changed become dirty, and are evaluated
/// when the client asks. So a change costs what its readers cost, however large the tree is.
///
/// Bodies are pure: the same values read give the same output. For one thread.
public final class EnvironmentTree<Output: Equatable> {
  @usableFromInline let propagation = Propagation()
  /// Per node slot.
  @usableFromInline var bodies: ContiguousArray<((Reader) -> Output)?> = [nil]
  /// Per node slot; `nil` until the first evaluation.
  @usableFromInline var outputs: ContiguousArray<Output?> = [nil]

  /// An empty tree.
  public init() {}

  /// How many nodes there are.
  public var count: Int { propagation.table.count }

  /// Whether a node waits for evaluation.
  public var isDirty: Bool { propagation.queue.count > 0 }

  /// Whether a node has not been removed.
  public func isAlive(_ node: NodeID) -> Bool { propagation.table.isAlive(node) }

  /// The nodes right below a node in order; the roots for `nil`.
  public func children(of node: NodeID?) -> [NodeID] {
    let table = propagation.table
    let parent = table.slot(ofParent: node)
    var children: [NodeID] = []
    children.reserveCapacity(table.nodes[parent].childCount)
    var child = table.nodes[parent].firstChild
    while child != NodeTable.none {
      children.append(table.id(of: child))
      child = table.nodes[child].next
    }
    return children
  }

  /// The node right above a node, `nil` for a root.
  public func parent(of node: NodeID) -> NodeID? {
    let parent = propagation.table.nodes[propagation.table.slot(of: node)].parent
    return parent == NodeTable.ground ? nil : propagation.table.id(of: parent)
  }

  /// How many nodes are above a node; 0 for a root.
  public func depth(of node: NodeID) -> Int {
    propagation.table.nodes[propagation.table.slot(of: node)].depth
  }

  /// The name given when the node was added.
  public func name(of node: NodeID) -> String {
    propagation.names[propagation.table.slot(of: node)]()
  }
}

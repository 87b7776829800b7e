/// The shape of the tree: nodes in slots that are used again, linked to parent and siblings.
///
/// Links instead of arrays of children make removing a node cost the same wherever it is, and let a
/// subtree be walked without a stack however deep it is.
struct NodeTable {
  /// The slot above all roots; it is no node a client can name, and writes every key's default.
  static let ground = 0
  /// No slot: a missing parent, child or sibling.
  static let none = -1

  struct Node {
    var generation: UInt32 = 0
    var isAlive = true
    /// 0 for a root, −1 for the ground.
    var depth = -1
    var childCount = 0
    var parent = NodeTable.none
    var firstChild = NodeTable.none
    var lastChild = NodeTable.none
    var previous = NodeTable.none
    var next = NodeTable.none
  }

  private(set) var nodes: ContiguousArray<Node> = [Node()]
  private var freeSlots: [Int] = []

  /// How many nodes live, the ground left out.
  var count: Int { nodes.count - freeSlots.count - 1 }

  /// Returns the slot of a new node at `index` among the children of `parent`.
  mutating func insert(under parent: Int, at index: Int?) -> Int {
    let slot: Int
    if let free = freeSlots.popLast() {
      slot = free
      nodes[slot] = Node(generation: nodes[slot].generation)
    } else {
      slot = nodes.count
      nodes.append(Node())
    }
    link(slot, under: parent, at: index)
    return slot
  }

  /// Frees the slot of a childless node; names given out for it become stale.
  mutating func release(_ slot: Int) {
    unlink(slot)
    nodes[slot].isAlive = false
    nodes[slot].generation &+= 1
    freeSlots.append(slot)
  }

  /// Puts an unlinked node at `index` among the children of `parent`, last when `index` is `nil`.
  ///
  /// The depth of the node follows; that of nodes below it is the caller's to mend.
  mutating func link(_ slot: Int, under parent: Int, at index: Int?) {
    let following = child(of: parent, at: index)
    let preceding =
      following == NodeTable.none ? nodes[parent].lastChild : nodes[following].previous
    nodes[slot].parent = parent
    nodes[slot].depth = nodes[parent].depth + 1
    nodes[slot].previous = preceding
    nodes[slot].next = following
    connect(preceding, following, in: parent, to: slot, slot)
    nodes[parent].childCount += 1
  }

  /// Takes a node, with what is below it, from its parent.
  mutating func unlink(_ slot: Int) {
    let node = nodes[slot]
    connect(node.previous, node.next, in: node.parent, to: node.next, node.previous)
    nodes[node.parent].childCount -= 1
    nodes[slot].parent = NodeTable.none
    nodes[slot].previous = NodeTable.none
    nodes[slot].next = NodeTable.none
  }

  /// Derives a linked node's depth from its parent's.
  mutating func mendDepth(of slot: Int) {
    nodes[slot].depth = nodes[nodes[slot].parent].depth + 1
  }

  private mutating func connect(
    _ preceding: Int, _ following: Int, in parent: Int, to next: Int, _ previous: Int
  ) {
    if preceding == NodeTable.none {
      nodes[parent].firstChild = next
    } else {
      nodes[preceding].next = next
    }
    if following == NodeTable.none {
      nodes[parent].lastChild = previous
    } else {
      nodes[following].previous = previous
    }
  }

  /// Returns the child now at `index`, or `none` for the place after the last one.
  private func child(of parent: Int, at index: Int?) -> Int {
    let count = nodes[parent].childCount
    guard let index, index != count else { return NodeTable.none }
    precondition(
      index >= 0 && index < count,
      "index \(index) is outside the \(count) children: use 0…\(count), or nil for the end")
    var child: Int
    if index < count / 2 {
      child = nodes[parent].firstChild
      for _ in 0..<index { child = nodes[child].next }
    } else {
      child = nodes[parent].lastChild
      for _ in (index + 1)..<count { child = nodes[child].previous }
    }
    return child
  }
}

extension NodeTable {
  /// Returns the name clients use for a slot.
  func id(of slot: Int) -> NodeID {
    NodeID(slot: Int32(slot), generation: nodes[slot].generation)
  }

  /// Whether the node named still lives.
  func isAlive(_ id: NodeID) -> Bool {
    let slot = Int(id.slot)
    return slot < nodes.count && nodes[slot].isAlive && nodes[slot].generation == id.generation
  }

  /// Returns the slot of a living node; a stale name traps.
  func slot(of id: NodeID) -> Int {
    precondition(
      isAlive(id), "node \(id) was removed from the environment tree: ask isAlive(_:) first")
    return Int(id.slot)
  }

  /// Returns the slot of a parent: a node's, or the ground's for `nil`.
  func slot(ofParent id: NodeID?) -> Int {
    guard let id else { return NodeTable.ground }
    return slot(of: id)
  }

  /// Returns the node after `slot` in the subtree of `root`, parents first, or `none` at its end.
  func next(after slot: Int, in root: Int, skippingBelow: Bool = false) -> Int {
    if !skippingBelow, nodes[slot].firstChild != NodeTable.none { return nodes[slot].firstChild }
    var slot = slot
    while slot != root {
      if nodes[slot].next != NodeTable.none { return nodes[slot].next }
      slot = nodes[slot].parent
    }
    return NodeTable.none
  }

  /// Returns the node of the subtree of `slot` that has no children and comes first.
  func firstLeaf(below slot: Int) -> Int {
    var slot = slot
    while nodes[slot].firstChild != NodeTable.none { slot = nodes[slot].firstChild }
    return slot
  }

  /// Whether `slot` is `ancestor` or below it.
  func isInSubtree(_ slot: Int, of ancestor: Int) -> Bool {
    var slot = slot
    while nodes[slot].depth > nodes[ancestor].depth { slot = nodes[slot].parent }
    return slot == ancestor
  }
}

/// Names one node of an environment tree for as long as the node lives.
///
/// After the node was removed the name is stale, also when its place has been taken by a new node:
/// using it traps with a sentence. A name means nothing in another tree.
public struct NodeID: Hashable, Sendable, CustomStringConvertible {
  let slot: Int32
  let generation: UInt32

  /// The node's place in the tree's storage, such as `#12`; used again once the node is removed.
  public var description: String { "#\(slot)" }
}

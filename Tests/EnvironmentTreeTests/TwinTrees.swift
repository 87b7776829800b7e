import EnvironmentTree
import TestSupport

/// An environment tree and a naive one that get the same edits, and what they disagree about.
///
/// After every edit the values every node read last are found anew by walking up; whose did change
/// must be dirty, and nobody else but new nodes, those with a new body and those invalidated.
struct TwinTrees {
  let tree = EnvironmentTree<Int>()
  let naive = NaiveTree(defaults: NumberedKeys.defaults)
  private(set) var nodes: [(id: NodeID, node: NaiveTree.Node)] = []
  private var places: [ObjectIdentifier: NodeID] = [:]
  private var expectedDirty: Set<NodeID> = []
  private var lastValues: [NodeID: [Int]] = [:]
  private(set) var faults: [String] = []

  // MARK: Edits

  mutating func add(under parent: Int?, at position: Int, body: @escaping NaiveTree.Body) {
    let above = parent.map { nodes[$0] }
    let index = position % ((above?.node.children ?? naive.roots).count + 1)
    let node = NaiveTree.Node(body: body)
    naive.insert(node, under: above?.node, at: index)
    let id = tree.add(under: above?.id, at: index, body: Self.treeBody(body))
    nodes.append((id, node))
    places[ObjectIdentifier(node)] = id
    expectedDirty.insert(id)
  }

  mutating func write(_ key: Int, _ writer: NaiveTree.Writer?, at place: Int) {
    nodes[place].node.writers[key] = writer
    NumberedKeys.write(key, writer, at: nodes[place].id, in: tree)
  }

  mutating func setDefault(_ key: Int, to value: Int) {
    naive.defaults[key] = value
    NumberedKeys.setDefault(key, to: value, in: tree)
  }

  /// Moves a node, unless the parent is in its subtree.
  mutating func move(_ place: Int, under parent: Int?, at position: Int) {
    let moved = nodes[place]
    let above = parent.map { nodes[$0] }
    var ancestor = above?.node
    while let current = ancestor {
      if current === moved.node { return }
      ancestor = current.parent
    }
    naive.detach(moved.node)
    let index = position % ((above?.node.children ?? naive.roots).count + 1)
    naive.insert(moved.node, under: above?.node, at: index)
    tree.move(moved.id, under: above?.id, at: index)
  }

  mutating func remove(_ place: Int) {
    let removed = nodes[place]
    naive.detach(removed.node)
    tree.remove(removed.id)
    let rest = Set(naive.nodes.map { places[ObjectIdentifier($0)] })
    for (id, node) in nodes where !rest.contains(id) {
      if tree.isAlive(id) { faults.append("\(id) survived") }
      places[ObjectIdentifier(node)] = nil
      expectedDirty.remove(id)
      lastValues[id] = nil
    }
    nodes.removeAll { !rest.contains($0.id) }
  }

  mutating func replaceBody(of place: Int, with body: @escaping NaiveTree.Body) {
    nodes[place].node.body = body
    tree.replaceBody(of: nodes[place].id, with: Self.treeBody(body))
    expectedDirty.insert(nodes[place].id)
  }

  mutating func invalidate(_ place: Int) {
    tree.invalidate(nodes[place].id)
    expectedDirty.insert(nodes[place].id)
  }

  // MARK: Judging

  /// To be called after every edit.
  mutating func judgeEdit() {
    for (id, node) in nodes {
      let values = node.keysRead.map { naive.value($0, at: node) }
      if let last = lastValues[id], last != values { expectedDirty.insert(id) }
      lastValues[id] = values
    }
    if tree.isDirty == expectedDirty.isEmpty { faults.append("isDirty is \(tree.isDirty)") }
    faults += tree.checkInvariants()
  }

  /// Evaluates one node and judges which, and what came out; false when the tree is clean.
  mutating func evaluateNext() -> Bool {
    guard let evaluation = tree.evaluateNext() else {
      if !expectedDirty.isEmpty { faults.append("not evaluated: \(expectedDirty)") }
      return false
    }
    let least = expectedDirty.map { tree.depth(of: $0) }.min()
    if tree.depth(of: evaluation.node) != least { faults.append("evaluated below a dirty node") }
    if expectedDirty.remove(evaluation.node) == nil {
      faults.append("\(evaluation.node) was evaluated without need")
    }
    guard let node = nodes.first(where: { $0.id == evaluation.node })?.node else { return true }
    if naive.evaluate(node) != evaluation.didChange {
      faults.append("\(evaluation.node): didChange is \(evaluation.didChange)")
    }
    lastValues[evaluation.node] = node.keysRead.map { naive.value($0, at: node) }
    return true
  }

  /// Updates both and judges the set of changed nodes.
  mutating func update() {
    let changed = tree.update()
    let expected = naive.evaluateAll().compactMap { places[ObjectIdentifier($0)] }
    if Set(changed) != Set(expected) || changed.count != expected.count {
      faults.append("changed: \(changed), expected: \(expected)")
    }
    expectedDirty = []
    for (id, node) in nodes { lastValues[id] = node.keysRead.map { naive.value($0, at: node) } }
  }

  /// Compares everything a client can see of two clean trees.
  mutating func judgeCleanTrees() {
    if !naive.evaluateAll().isEmpty { faults.append("an output was stale") }
    if tree.count != nodes.count { faults.append("count is \(tree.count)") }
    if tree.children(of: nil) != ids(naive.roots) { faults.append("roots differ") }
    for (id, node) in nodes {
      if tree.output(of: id) != node.output { faults.append("\(id): output differs") }
      if tree.children(of: id) != ids(node.children) { faults.append("\(id): children differ") }
      let parent = node.parent.flatMap { places[ObjectIdentifier($0)] }
      if tree.parent(of: id) != parent { faults.append("\(id): parent differs") }
      if tree.readings(of: id).count != node.keysRead.count { faults.append("\(id): readings") }
      if tree.writtenKeys(of: id).count != node.writers.count { faults.append("\(id): writings") }
      for key in NumberedKeys.defaults.indices
      where NumberedKeys.value(key, at: id, in: tree) != naive.value(key, at: node) {
        faults.append("\(id): value of key \(key) differs")
      }
    }
  }

  private func ids(_ nodes: [NaiveTree.Node]) -> [NodeID] {
    nodes.compactMap { places[ObjectIdentifier($0)] }
  }

  private static func treeBody(_ body: @escaping NaiveTree.Body) -> (Reader) -> Int {
    { reader in body { NumberedKeys.read($0, reader) } }
  }
}

extension Propagation {
  /// Returns the slot of a new dirty node.
  func insert(under parent: Int, at index: Int?, name: @escaping () -> String) -> Int {
    let slot = table.insert(under: parent, at: index)
    prepare(slot, name: name)
    markDirty(slot, .added)
    return slot
  }

  /// Moves a node with what is below it; readers in it become dirty where a value is not the same.
  func move(_ node: Int, under parent: Int, at index: Int?) {
    precondition(
      !table.isInSubtree(parent, of: node),
      "node \(table.id(of: node)) was moved below itself: choose a parent outside its subtree")
    let oldParent = table.nodes[node].parent
    let crossings = crossings(from: oldParent, to: parent)
    table.unlink(node)
    let oldDepth = table.nodes[node].depth
    table.link(node, under: parent, at: index)
    if table.nodes[node].depth != oldDepth { mendDepths(below: node) }
    for crossing in crossings {
      let concerned = concerned(crossing.key, in: crossing.old, below: node)
      handOver(
        concerned, of: crossing.key, from: crossing.old, to: crossing.new, byMoving: true)
    }
  }

  /// Removes a node with what is below it, and tells each freed slot.
  func remove(_ root: Int, freed: (Int) -> Void) {
    var node = table.firstLeaf(below: root)
    while true {
      let parent = table.nodes[node].parent
      release(node)
      freed(node)
      if node == root { return }
      node = table.firstLeaf(below: parent)
    }
  }

  private struct Crossing {
    let key: Int
    let old: Int
    let new: Int
  }

  /// The keys whose scope is not the same under two parents.
  private func crossings(from oldParent: Int, to newParent: Int) -> [Crossing] {
    guard oldParent != newParent else { return [] }
    return keys.indices.compactMap { key in
      let old = scope(of: key, at: oldParent)
      let new = scope(of: key, at: newParent)
      return old == new ? nil : Crossing(key: key, old: old, new: new)
    }
  }

  /// Derives the depths in a moved subtree anew; dirty nodes wait at their new depth.
  private func mendDepths(below root: Int) {
    var node = root
    while node != NodeTable.none {
      table.mendDepth(of: node)
      if queue.depth(of: node) != nil {
        queue.remove(node)
        queue.insert(node, depth: table.nodes[node].depth)
      }
      node = table.next(after: node, in: root)
    }
  }

  /// Frees a childless node: its subscriptions end, and its scopes, in which nobody is left.
  private func release(_ node: Int) {
    for subscription in subscriptions.drop(of: node, where: { _ in true }) { leave(subscription) }
    for writing in writings[node] { keys[writing.key].close(writing.scope) }
    writings[node] = []
    queue.remove(node)
    recorder.forget(node)
    forgetName(of: node)
    table.release(node)
  }
}

extension EnvironmentTree {
  /// For tests: everything in the tree's bookkeeping that contradicts the rest, in sentences.
  ///
  /// Walks the whole tree. Says nothing about outputs, which only an evaluator of its own can judge.
  package func checkInvariants() -> [String] {
    var faults = InvariantCheck(propagation: propagation)
    faults.checkShape()
    faults.checkScopes()
    faults.checkSubscriptions()
    for slot in propagation.table.nodes.indices.dropFirst() {
      let node = propagation.table.nodes[slot]
      faults.expect((bodies[slot] != nil) == node.isAlive, "slot \(slot): body of a free slot")
      faults.expect(node.isAlive || outputs[slot] == nil, "slot \(slot): output of a free slot")
      faults.expect(
        !node.isAlive || outputs[slot] != nil || propagation.queue.depth(of: slot) != nil,
        "slot \(slot): clean but never evaluated")
    }
    return faults.found
  }
}

/// Works out the bookkeeping again by the plainest means and collects the differences.
private struct InvariantCheck {
  let propagation: Propagation
  private(set) var found: [String] = []

  init(propagation: Propagation) {
    self.propagation = propagation
  }

  mutating func expect(_ holds: Bool, _ fault: @autoclosure () -> String) {
    if !holds { found.append(fault()) }
  }

  mutating func checkShape() {
    let table = propagation.table
    let queue = propagation.queue
    var reached = 0
    var dirty = 0
    var slot = NodeTable.ground
    while slot != NodeTable.none {
      let node = table.nodes[slot]
      expect(node.isAlive, "slot \(slot): reached but free")
      checkChildren(of: slot)
      if let depth = queue.depth(of: slot) {
        dirty += 1
        expect(depth == node.depth, "slot \(slot): waits at depth \(depth), is at \(node.depth)")
      }
      reached += 1
      slot = table.next(after: slot, in: NodeTable.ground)
    }
    expect(reached == table.count + 1, "\(reached) nodes reached, \(table.count + 1) alive")
    expect(dirty == queue.count, "\(dirty) dirty, \(queue.count) counted")
  }

  private mutating func checkChildren(of slot: Int) {
    let table = propagation.table
    var previous = NodeTable.none
    var count = 0
    var child = table.nodes[slot].firstChild
    while child != NodeTable.none {
      expect(table.nodes[child].parent == slot, "slot \(child): parent is not \(slot)")
      expect(table.nodes[child].previous == previous, "slot \(child): wrong sibling before")
      expect(table.nodes[child].depth == table.nodes[slot].depth + 1, "slot \(child): wrong depth")
      count += 1
      previous = child
      child = table.nodes[child].next
    }
    expect(table.nodes[slot].lastChild == previous, "slot \(slot): wrong last child")
    expect(table.nodes[slot].childCount == count, "slot \(slot): wrong count of children")
  }

  mutating func checkScopes() {
    for (key, scopes) in propagation.keys.enumerated() {
      let live = Set(scopes.scopes.indices).subtracting(scopes.freeScopes)
      var written = 0
      for (slot, writings) in propagation.writings.enumerated() {
        let own = writings.filter { $0.key == key }
        expect(own.count <= 1, "slot \(slot): writes key \(key) \(own.count) times")
        written += own.count
        for writing in own {
          expect(live.contains(writing.scope), "slot \(slot): writes into a free scope")
          expect(
            scopes.scopes[writing.scope].writer == slot, "slot \(slot): not its scope's writer")
        }
      }
      expect(written == live.count, "key \(key): \(live.count) scopes, \(written) writers")
      for scope in live where scope != KeyScopes.defaultScope { checkScope(scope, key) }
    }
  }

  private mutating func checkScope(_ scope: Int, _ key: Int) {
    let scopes = propagation.keys[key].scopes
    let entry = scopes[scope]
    let parent = propagation.table.nodes[entry.writer].parent
    expect(
      entry.above == nearestScope(of: key, at: parent), "key \(key) scope \(scope): wrong above")
    let below = scopes[entry.above].below
    expect(
      below.indices.contains(entry.position) && below[entry.position] == scope,
      "key \(key) scope \(scope): not where the scope above says")
    // A value that is settled already does not change by being settled again.
    expect(
      !propagation.keys[key].values.resolve(scope, above: entry.above),
      "key \(key) scope \(scope): not settled")
  }

  mutating func checkSubscriptions() {
    var count = 0
    for node in propagation.table.nodes.indices {
      var keys: Set<Int> = []
      var index = propagation.subscriptions.first(of: node)
      while index != NodeTable.none {
        let entry = propagation.subscriptions.entries[index]
        let members = propagation.keys[entry.key].scopes[entry.scope].members
        expect(propagation.table.nodes[node].isAlive, "slot \(node): free but reads")
        expect(entry.node == node, "slot \(node): subscription of \(entry.node)")
        expect(keys.insert(entry.key).inserted, "slot \(node): reads key \(entry.key) twice")
        expect(
          entry.scope == nearestScope(of: entry.key, at: node),
          "slot \(node): reads key \(entry.key) from the wrong scope")
        expect(
          members.indices.contains(entry.position) && members[entry.position] == index,
          "slot \(node): not where its scope says")
        index = entry.next
      }
      expect(propagation.subscriptions.count(of: node) == keys.count, "slot \(node): wrong count")
      count += keys.count
    }
    let members = propagation.keys.reduce(0) { sum, key in
      sum + key.scopes.reduce(0) { $0 + $1.members.count }
    }
    expect(count == members, "\(count) subscriptions, \(members) members of scopes")
    expect(count == propagation.subscriptions.count, "subscriptions of no node")
  }

  private func nearestScope(of key: Int, at node: Int) -> Int {
    var node = node
    while true {
      if let own = propagation.ownScope(of: key, at: node) { return own }
      node = propagation.table.nodes[node].parent
    }
  }
}

/// Who is concerned when a part of a scope is cut off: the readers and inner scopes in that part.
struct Concerned {
  var subscriptions: [Int] = []
  var scopes: [Int] = []
}

extension Propagation {
  /// Finds the readers and inner scopes of `scope` in the subtree of `root`, which is in the scope.
  ///
  /// Walks the subtree if that is less work than the scope has members, else asks each member. So a
  /// new leaf doesn't pay for a scope with many readers, nor a key few read for a large subtree.
  func concerned(_ key: Int, in scope: Int, below root: Int) -> Concerned {
    let memberCount = keys[key].scopes[scope].members.count + keys[key].scopes[scope].below.count
    return walkSubtree(of: root, key, scope, atMost: memberCount)
      ?? askMembers(of: scope, key, below: root)
  }

  private func walkSubtree(
    of root: Int, _ key: Int, _ scope: Int, atMost limit: Int
  ) -> Concerned? {
    var found = Concerned()
    guard limit > 0 else { return found }
    let identity = keys[key].identity
    var steps = 0
    var node = root
    while node != NodeTable.none {
      guard steps < limit else { return nil }
      steps += 1
      if let own = ownScope(of: key, at: node) {
        found.scopes.append(own)
        node = table.next(after: node, in: root, skippingBelow: true)
        continue
      }
      let subscription = subscriptions.find(identity, of: node)
      if subscription != NodeTable.none { found.subscriptions.append(subscription) }
      node = table.next(after: node, in: root)
    }
    return found
  }

  private func askMembers(of scope: Int, _ key: Int, below root: Int) -> Concerned {
    var subtree = Subtree(root: root)
    return Concerned(
      subscriptions: keys[key].scopes[scope].members.filter {
        subtree.contains(subscriptions.entries[$0].node, in: table)
      },
      scopes: keys[key].scopes[scope].below.filter {
        subtree.contains(keys[key].scopes[$0].writer, in: table)
      })
  }
}

/// Answers for many nodes whether they are in one subtree, going up each path only once.
private struct Subtree {
  let root: Int
  private var answers: [Int: Bool] = [:]

  init(root: Int) {
    self.root = root
  }

  mutating func contains(_ node: Int, in table: NodeTable) -> Bool {
    let rootDepth = table.nodes[root].depth
    var path: [Int] = []
    var node = node
    while answers[node] == nil, table.nodes[node].depth > rootDepth {
      path.append(node)
      node = table.nodes[node].parent
    }
    let answer = answers[node] ?? (node == root)
    for passed in path { answers[passed] = answer }
    return answer
  }
}

extension Propagation {
  /// Returns the scope a node starts for a key, or `nil` when it doesn't write it.
  func ownScope(of key: Int, at node: Int) -> Int? {
    for writing in writings[node] where writing.key == key { return writing.scope }
    return nil
  }

  /// Returns the scope of a key that holds at a node, its own included.
  ///
  /// Goes up to the nearest node that writes the key, or reads it and so knows already.
  func scope(of key: Int, at node: Int) -> Int {
    let identity = keys[key].identity
    var node = node
    while node != NodeTable.ground {
      if let own = ownScope(of: key, at: node) { return own }
      let known = subscriptions.find(identity, of: node)
      if known != NodeTable.none { return subscriptions.entries[known].scope }
      node = table.nodes[node].parent
    }
    return KeyScopes.defaultScope
  }

  /// Makes a node write a key, or write it otherwise than before.
  func write<Key: EnvironmentTreeKey>(_ type: Key.Type, _ writer: Writer<Key.Value>, at node: Int) {
    let key = index(of: type)
    let values = values(of: type, at: key)
    if let own = ownScope(of: key, at: node) {
      spread(
        key, from: own,
        didChange: values.install(writer, in: own, above: keys[key].scopes[own].above))
      return
    }
    let above = scope(of: key, at: node)
    let concerned = concerned(key, in: above, below: node)
    let own = keys[key].open(writer: node, above: above)
    _ = values.install(writer, in: own, above: above)
    writings[node].append(Writing(key: key, scope: own))
    handOver(concerned, of: key, from: above, to: own)
  }

  /// Makes a node stop writing a key; without effect when it doesn't write it.
  func stopWriting(_ key: Int, at node: Int) {
    guard let own = ownScope(of: key, at: node) else { return }
    let scope = keys[key].scopes[own]
    writings[node].removeAll { $0.key == key }
    let concerned = Concerned(subscriptions: Array(scope.members), scopes: Array(scope.below))
    handOver(concerned, of: key, from: own, to: scope.above)
    keys[key].close(own)
  }

  /// Moves readers and inner scopes from one scope to another, and lets them know where the value is
  /// not the same.
  func handOver(
    _ concerned: Concerned, of key: Int, from old: Int, to new: Int, byMoving isMove: Bool = false
  ) {
    let didChange = !keys[key].values.areEqual(old, new)
    recordSettlement(key, new, didChange: didChange, readerCount: concerned.subscriptions.count)
    for subscription in concerned.subscriptions {
      leave(subscription)
      join(subscription, new)
      guard didChange else { continue }
      markDirty(
        subscriptions.entries[subscription].node,
        isMove
          ? .moved(key: keys[key].values.keyName, into: origin(of: new, key))
          : .changed(key: keys[key].values.keyName, in: origin(of: new, key)))
    }
    for scope in concerned.scopes {
      keys[key].move(scope, into: new)
      guard didChange, keys[key].values.isTransform(scope) else { continue }
      spread(key, from: scope, didChange: keys[key].values.resolve(scope, above: new))
    }
  }

  /// Settles what is below a scope whose value was just made anew, top-down, and stops where a value
  /// stayed equal; readers where it did not become dirty.
  func spread(_ key: Int, from scope: Int, didChange: Bool) {
    recordSettlement(
      key, scope, didChange: didChange, readerCount: keys[key].scopes[scope].members.count)
    guard didChange else { return }
    var pending = [scope]
    while let scope = pending.popLast() {
      for member in keys[key].scopes[scope].members {
        markDirty(
          subscriptions.entries[member].node,
          .changed(key: keys[key].values.keyName, in: origin(of: scope, key)))
      }
      for inner in keys[key].scopes[scope].below where keys[key].values.isTransform(inner) {
        let didChange = keys[key].values.resolve(inner, above: scope)
        recordSettlement(
          key, inner, didChange: didChange, readerCount: keys[key].scopes[inner].members.count)
        if didChange { pending.append(inner) }
      }
    }
  }

  /// Enters a subscription among the readers of a scope.
  func join(_ subscription: Int, _ scope: Int) {
    let key = subscriptions.entries[subscription].key
    subscriptions.entries[subscription].scope = scope
    subscriptions.entries[subscription].position = keys[key].scopes[scope].members.count
    keys[key].scopes[scope].members.append(subscription)
  }

  /// Takes a subscription from the readers of its scope; the last reader takes its place.
  func leave(_ subscription: Int) {
    let entry = subscriptions.entries[subscription]
    let last = keys[entry.key].scopes[entry.scope].members.removeLast()
    guard last != subscription else { return }
    keys[entry.key].scopes[entry.scope].members[entry.position] = last
    subscriptions.entries[last].position = entry.position
  }

  /// Where a scope's value comes from, as told to clients.
  func origin(of scope: Int, _ key: Int) -> ScopeOrigin {
    let writer = keys[key].scopes[scope].writer
    return writer == NodeTable.ground ? .default : .node(table.id(of: writer))
  }

  private func recordSettlement(_ key: Int, _ scope: Int, didChange: Bool, readerCount: Int) {
    guard recorder.isOn else { return }
    recorder.note(
      Trace.Settlement(
        key: keys[key].values.keyName, scope: origin(of: scope, key), didChange: didChange,
        readerCount: readerCount))
  }
}

extension EnvironmentTree {
  /// Makes a node write a value: it holds for the node's own body and everything below it.
  ///
  /// A node has one writer per key, the last one set. Of several on the way down the one nearest the
  /// reader has the last word.
  public func set<Key: EnvironmentTreeKey>(_ key: Key.Type, to value: Key.Value, at node: NodeID) {
    propagation.edit {
      propagation.write(key, .value(value), at: propagation.table.slot(of: node))
    }
  }

  /// Makes a node write a value made from the one that holds above it, such as a clamp of it.
  ///
  /// The transform must be pure; it runs again whenever the value above changes.
  public func transform<Key: EnvironmentTreeKey>(
    _ key: Key.Type, at node: NodeID, _ transform: @escaping (Key.Value) -> Key.Value
  ) {
    propagation.edit {
      propagation.write(key, .transform(transform), at: propagation.table.slot(of: node))
    }
  }

  /// Makes a node stop writing a key; without effect if it does not.
  public func clear<Key: EnvironmentTreeKey>(_ key: Key.Type, at node: NodeID) {
    propagation.edit {
      propagation.stopWriting(propagation.index(of: key), at: propagation.table.slot(of: node))
    }
  }

  /// Sets the value above all roots, such as a device's own setting.
  public func setDefault<Key: EnvironmentTreeKey>(_ key: Key.Type, to value: Key.Value) {
    propagation.edit { propagation.write(key, .value(value), at: NodeTable.ground) }
  }

  /// Returns the value of a key at a node, what it writes itself included, without subscribing.
  public func value<Key: EnvironmentTreeKey>(_ key: Key.Type, at node: NodeID) -> Key.Value {
    let index = propagation.index(of: key)
    let scope = propagation.scope(of: index, at: propagation.table.slot(of: node))
    return propagation.values(of: key, at: index).values[scope]
  }
}

/// Reads keys for the body being evaluated, and subscribes its node to each key read.
///
/// Subscriptions are renewed at every evaluation: a key the body no longer reads no longer concerns
/// it. A reader may be passed on, but used after its evaluation it traps.
public struct Reader {
  let propagation: Propagation
  let evaluation: Int

  /// The node whose body is being evaluated.
  public var node: NodeID {
    checkCurrent()
    return propagation.table.id(of: propagation.current.node)
  }

  /// Returns the value of `key` at the node, and subscribes the node to it.
  ///
  /// The value is what the node itself writes, else what the nearest node above it writes, else the
  /// default. Constant time once the node has read the key; the first time the way up is walked to
  /// the nearest node that reads or writes it.
  public func read<Key: EnvironmentTreeKey>(_ key: Key.Type) -> Key.Value {
    checkCurrent()
    var subscription = propagation.renew(ObjectIdentifier(key))
    if subscription == NodeTable.none {
      subscription = propagation.subscribe(to: propagation.index(of: key))
    }
    let entry = propagation.subscriptions.entries[subscription]
    return propagation.values(of: key, at: entry.key).values[entry.scope]
  }

  private func checkCurrent() {
    precondition(
      propagation.activity == .evaluating && propagation.current.number == evaluation,
      "a Reader was used after the evaluation it was made for: read inside the body")
  }
}

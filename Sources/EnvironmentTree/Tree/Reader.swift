/// Reads keys for the body being evaluated, and subscribes its node to each key read.
///
/// Subscriptions are renewed at every evaluation: a key the body no longer reads no longer concerns
/// it. A reader may be passed on, but used after its evaluation it traps.
public struct Reader {
  let propagation: Propagation
  @usableFromInline let slot: Int
  let evaluation: Int

  /// The node whose body is being evaluated.
  public var node: NodeID {
    checkCurrent()
    return propagation.table.id(of: slot)
  }

  /// Returns the value of `key` at the node, and subscribes the node to it.
  ///
  /// The value is what the node itself writes, else what the nearest node above it writes, else the
  /// default. Constant time once the node has read the key; the first time the way up is walked to
  /// the nearest node that reads or writes it.
  @inlinable
  public func read<Key: EnvironmentTreeKey>(_ key: Key.Type) -> Key.Value {
    let place = renew(ObjectIdentifier(key)) ?? subscribe(to: key)
    // The place was found by this very type's identity, and reading is what all speed hangs on.
    return unsafe unsafeDowncast(place.values, to: KeyValues<Key>.self).values[place.scope]
  }

  /// Where a value lies: inlined code gets at it knowing the type.
  @usableFromInline
  struct Place {
    @usableFromInline let values: AnyObject
    @usableFromInline let scope: Int
  }

  @usableFromInline
  func renew(_ identity: ObjectIdentifier) -> Place? {
    checkCurrent()
    let subscription = propagation.renew(identity)
    return subscription == NodeTable.none ? nil : place(of: subscription)
  }

  @usableFromInline
  func subscribe<Key: EnvironmentTreeKey>(to key: Key.Type) -> Place {
    place(of: propagation.subscribe(to: propagation.index(of: key)))
  }

  private func place(of subscription: Int) -> Place {
    let entry = propagation.subscriptions.entries[subscription]
    return Place(values: propagation.keys[entry.key].values, scope: entry.scope)
  }

  private func checkCurrent() {
    precondition(
      propagation.activity == .evaluating && propagation.current.number == evaluation,
      "a Reader was used after the evaluation it was made for: read inside the body")
  }
}

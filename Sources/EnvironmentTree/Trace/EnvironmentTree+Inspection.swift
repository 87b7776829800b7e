extension EnvironmentTree {
  /// Whether the causes of evaluations are recorded; off at first, when recording costs nothing.
  public var isTracing: Bool {
    get { propagation.recorder.isOn }
    set { propagation.recorder.turn(on: newValue) }
  }

  /// What the last change did, if it was made while `isTracing`.
  ///
  /// The next change begins with the first edit after `update()`, or after `evaluateNext()` returned
  /// `nil`; an update of a clean tree leaves the trace as it is.
  public var trace: Trace { propagation.recorder.trace }

  /// The keys a node reads, in the order of first reading; empty before its first evaluation.
  public func readings(of node: NodeID) -> [Reading] {
    let entries = propagation.subscriptions.entries
    var readings: [Reading] = []
    var index = propagation.subscriptions.first(of: propagation.table.slot(of: node))
    while index != NodeTable.none {
      let entry = entries[index]
      let values = propagation.keys[entry.key].values
      readings.append(
        Reading(
          key: values.keyName, value: values.describe(entry.scope),
          scope: propagation.origin(of: entry.scope, entry.key)))
      index = entry.next
    }
    return readings
  }

  /// The keys a node writes, in the order it began to.
  public func writtenKeys(of node: NodeID) -> [WrittenKey] {
    propagation.writings[propagation.table.slot(of: node)].map { writing in
      let values = propagation.keys[writing.key].values
      return WrittenKey(
        key: values.keyName, value: values.describe(writing.scope),
        isTransform: values.isTransform(writing.scope))
    }
  }
}

/// A key a node read when it was last evaluated.
public struct Reading: Equatable, Sendable {
  /// The name of the key's type.
  public let key: String
  /// The value in words, as it is now.
  public let value: String
  /// Where the value comes from.
  public let scope: ScopeOrigin
}

/// A key a node writes.
public struct WrittenKey: Equatable, Sendable {
  /// The name of the key's type.
  public let key: String
  /// The value in words, as it is now.
  public let value: String
  /// Whether the value is made from the one above.
  public let isTransform: Bool
}

import EnvironmentTree

/// The values that flow down to a view, each found by its key.
///
/// Reading one in a body, through `@Environment`, makes the body depend on it and on nothing else.
public struct EnvironmentValues {
  private enum Source {
    /// The node being evaluated, which follows what it reads; without a detour, since most readings
    /// are these.
    case reader(Reader)
    case backing(any EnvironmentBacking)
  }

  private let source: Source

  init(_ backing: any EnvironmentBacking) {
    source = .backing(backing)
  }

  init(reading reader: Reader) {
    source = .reader(reader)
  }

  /// The value of `key` here; setting it is for `environment(_:_:)` and its kin.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      switch source {
      case .reader(let reader): reader.read(TreeKey<Key>.self).value
      case .backing(let backing): backing.read(key)
      }
    }
    nonmutating set {
      guard case .backing(let backing) = source else {
        preconditionFailure("a body may not write the environment; use environment(_:_:)")
      }
      backing.write(key, newValue)
    }
  }
}

/// Where environment values come from and where a write goes.
protocol EnvironmentBacking: AnyObject {
  func read<Key: EnvironmentKey>(_ key: Key.Type) -> Key.Value
  func write<Key: EnvironmentKey>(_ key: Key.Type, _ value: Key.Value)
}

/// Turns a write through a key path into a write of the tree at one node.
final class WritingBacking: EnvironmentBacking {
  private let tree: EnvironmentTree<NodeOutput>
  private let node: NodeID

  init(tree: EnvironmentTree<NodeOutput>, node: NodeID) {
    self.tree = tree
    self.node = node
  }

  func read<Key: EnvironmentKey>(_ key: Key.Type) -> Key.Value {
    tree.value(TreeKey<Key>.self, at: node).value
  }

  func write<Key: EnvironmentKey>(_ key: Key.Type, _ value: Key.Value) {
    tree.set(TreeKey<Key>.self, to: ComparableBox(value), at: node)
  }
}

/// Turns a change of a value through a key path into a transform of the tree at one node.
final class TransformingBacking: EnvironmentBacking {
  private let tree: EnvironmentTree<NodeOutput>
  private let node: NodeID
  private let change: (EnvironmentValues) -> Void

  init(
    tree: EnvironmentTree<NodeOutput>, node: NodeID, change: @escaping (EnvironmentValues) -> Void
  ) {
    self.tree = tree
    self.node = node
    self.change = change
  }

  func read<Key: EnvironmentKey>(_ key: Key.Type) -> Key.Value {
    tree.value(TreeKey<Key>.self, at: node).value
  }

  func write<Key: EnvironmentKey>(_ key: Key.Type, _ value: Key.Value) {
    tree.transform(TreeKey<Key>.self, at: node) { [change] above in
      let single = SingleValueBacking<Key>(above.value)
      change(EnvironmentValues(single))
      return ComparableBox(single.value)
    }
  }
}

/// Holds the value of one key, for running a transform.
private final class SingleValueBacking<Held: EnvironmentKey>: EnvironmentBacking {
  var value: Held.Value

  init(_ value: Held.Value) { self.value = value }

  func read<Key: EnvironmentKey>(_ key: Key.Type) -> Key.Value {
    guard let held = value as? Key.Value, key == Held.self else { return Key.defaultValue }
    return held
  }

  func write<Key: EnvironmentKey>(_ key: Key.Type, _ value: Key.Value) {
    if key == Held.self, let held = value as? Held.Value { self.value = held }
  }
}

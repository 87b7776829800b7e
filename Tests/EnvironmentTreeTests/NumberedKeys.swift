import EnvironmentTree
import TestSupport

enum KeyA: EnvironmentTreeKey { static var defaultValue: Int { 0 } }
enum KeyB: EnvironmentTreeKey { static var defaultValue: Int { 1 } }
enum KeyC: EnvironmentTreeKey { static var defaultValue: Int { 2 } }
enum KeyD: EnvironmentTreeKey { static var defaultValue: Int { 3 } }

/// Reaches the key types by number, as the naive tree names its keys.
enum NumberedKeys {
  static let defaults = [0, 1, 2, 3]

  static func read(_ key: Int, _ reader: Reader) -> Int {
    switch key {
    case 0: reader.read(KeyA.self)
    case 1: reader.read(KeyB.self)
    case 2: reader.read(KeyC.self)
    default: reader.read(KeyD.self)
    }
  }

  static func setDefault(_ key: Int, to value: Int, in tree: EnvironmentTree<Int>) {
    switch key {
    case 0: tree.setDefault(KeyA.self, to: value)
    case 1: tree.setDefault(KeyB.self, to: value)
    case 2: tree.setDefault(KeyC.self, to: value)
    default: tree.setDefault(KeyD.self, to: value)
    }
  }

  static func value(_ key: Int, at node: NodeID, in tree: EnvironmentTree<Int>) -> Int {
    switch key {
    case 0: tree.value(KeyA.self, at: node)
    case 1: tree.value(KeyB.self, at: node)
    case 2: tree.value(KeyC.self, at: node)
    default: tree.value(KeyD.self, at: node)
    }
  }

  /// Writes a key, or stops writing it for `nil`.
  static func write(
    _ key: Int, _ writer: NaiveTree.Writer?, at node: NodeID, in tree: EnvironmentTree<Int>
  ) {
    switch key {
    case 0: write(KeyA.self, writer, at: node, in: tree)
    case 1: write(KeyB.self, writer, at: node, in: tree)
    case 2: write(KeyC.self, writer, at: node, in: tree)
    default: write(KeyD.self, writer, at: node, in: tree)
    }
  }

  private static func write<Key: EnvironmentTreeKey>(
    _ key: Key.Type, _ writer: NaiveTree.Writer?, at node: NodeID, in tree: EnvironmentTree<Int>
  ) where Key.Value == Int {
    switch writer {
    case .value(let value): tree.set(key, to: value, at: node)
    case .transform(let transform): tree.transform(key, at: node, transform)
    case nil: tree.clear(key, at: node)
    }
  }
}

/// The plainest environment tree: values found by walking up, and no memory of who read what.
///
/// It judges `EnvironmentTree` in tests and runs beside it in benchmarks. Keys are numbered and all
/// values are `Int`, which is enough for both.
public final class NaiveTree {
  /// How a node writes a key.
  public enum Writer {
    /// A value.
    case value(Int)
    /// A value made from the one above.
    case transform((Int) -> Int)
  }

  /// Makes an output from the values of numbered keys.
  public typealias Body = ((Int) -> Int) -> Int

  /// One node; the client links it by hand.
  public final class Node {
    /// The node above, `nil` for a root.
    public internal(set) unowned var parent: Node?
    /// The nodes right below, in order.
    public internal(set) var children: [Node] = []
    /// How the node writes each key it writes.
    public var writers: [Int: Writer] = [:]
    /// What makes the output.
    public var body: Body
    /// What the body gave at the last evaluation, `nil` before.
    public fileprivate(set) var output: Int?
    /// The keys the body read at the last evaluation, in the order of first reading.
    public fileprivate(set) var keysRead: [Int] = []

    /// A node of no tree yet.
    public init(body: @escaping Body) {
      self.body = body
    }
  }

  /// The nodes without a parent, in order.
  public private(set) var roots: [Node] = []
  /// The value of each key above all roots.
  public var defaults: [Int]

  /// An empty tree.
  public init(defaults: [Int]) {
    self.defaults = defaults
  }

  /// Puts a node of no tree at `index` among the children of `parent`, among the roots for `nil`.
  public func insert(_ node: Node, under parent: Node?, at index: Int) {
    node.parent = parent
    if let parent {
      parent.children.insert(node, at: index)
    } else {
      roots.insert(node, at: index)
    }
  }

  /// Takes a node out with everything below it.
  public func detach(_ node: Node) {
    if let parent = node.parent {
      parent.children.removeAll { $0 === node }
    } else {
      roots.removeAll { $0 === node }
    }
    node.parent = nil
  }

  /// All nodes, parents before children.
  public var nodes: [Node] {
    var found: [Node] = []
    var pending = Array(roots.reversed())
    while let node = pending.popLast() {
      found.append(node)
      pending.append(contentsOf: node.children.reversed())
    }
    return found
  }

  /// Returns the value of a key at a node, what the node writes itself included.
  public func value(_ key: Int, at node: Node) -> Int {
    var transforms: [(Int) -> Int] = []
    var place: Node? = node
    var value = defaults[key]
    search: while let current = place {
      switch current.writers[key] {
      case .value(let written):
        value = written
        break search
      case .transform(let transform):
        transforms.append(transform)
      case nil:
        break
      }
      place = current.parent
    }
    return transforms.reversed().reduce(value) { $1($0) }
  }

  /// Evaluates one node; true when its output changed or is its first.
  public func evaluate(_ node: Node) -> Bool {
    var keysRead: [Int] = []
    let output = node.body { key in
      if !keysRead.contains(key) { keysRead.append(key) }
      return value(key, at: node)
    }
    node.keysRead = keysRead
    defer { node.output = output }
    return node.output != output
  }

  /// Evaluates every node and returns those whose output changed or is their first.
  public func evaluateAll() -> [Node] {
    nodes.filter { evaluate($0) }
  }
}

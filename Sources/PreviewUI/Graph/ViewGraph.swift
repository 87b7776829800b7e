import EnvironmentTree

/// The views on screen as nodes, kept up to date: an environment tree says which have to run again,
/// and each that ran brings the nodes below it in line.
final class ViewGraph {
  let tree = EnvironmentTree<NodeOutput>()
  let port: any FontPort
  private var nodes: [NodeID: ViewNode] = [:]
  /// How many bodies ran so far, for tests and for the tree screen.
  private(set) var bodyRuns = 0
  /// How many texts were resolved so far.
  var textResolutions = 0

  init(port: any FontPort) {
    self.port = port
  }

  func register(_ node: ViewNode, as id: NodeID) { nodes[id] = node }
  func unregister(_ id: NodeID) { nodes[id] = nil }

  /// Forgets `node` and the nodes below it.
  func unregisterTree(of node: ViewNode) { node.forgetTree() }

  /// Counts a body that ran and returns its number.
  func countBodyRun() -> Int {
    bodyRuns += 1
    return bodyRuns
  }

  /// Runs what has to run again; returns whether any output changed.
  @discardableResult
  func update() -> Bool {
    var changed = false
    while let evaluation = tree.evaluateNext() {
      guard evaluation.didChange, let node = nodes[evaluation.node] else { continue }
      changed = true
      node.outputDidChange()
    }
    return changed
  }
}

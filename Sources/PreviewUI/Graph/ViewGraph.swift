import EnvironmentTree

/// The views on screen as nodes, kept up to date: an environment tree says which have to run again,
/// and each that ran brings the nodes below it in line.
final class ViewGraph {
  let tree = EnvironmentTree<NodeOutput>()
  let port: any FontPort
  let pass = LayoutPass()
  let pictures: any PictureSource
  /// The node whose body runs or whose content is being brought in line; it is charged with the
  /// state that is read meanwhile.
  private(set) unowned var owner: ViewNode?
  private var nodes: [NodeID: ViewNode] = [:]
  private var staleContainers: [GroupNode] = []
  /// How many bodies ran so far, for tests and for the tree screen.
  private(set) var bodyRuns = 0
  /// How many texts were resolved so far.
  var textResolutions = 0

  init(port: any FontPort, pictures: any PictureSource) {
    self.port = port
    self.pictures = pictures
  }

  func register(_ node: ViewNode, as id: NodeID) { nodes[id] = node }
  func unregister(_ id: NodeID) { nodes[id] = nil }

  /// Counts a body that ran and returns its number.
  func countBodyRun() -> Int {
    bodyRuns += 1
    return bodyRuns
  }

  /// Charges `node` with what `work` reads of states.
  func charging<Result>(_ node: ViewNode, _ work: () -> Result) -> Result {
    let outer = owner
    owner = node
    defer { owner = outer }
    return work()
  }

  /// Remembers a container whose list of items has to be gathered anew.
  func noteStale(_ container: GroupNode) { staleContainers.append(container) }

  /// Runs what has to run again; returns whether any output changed.
  @discardableResult
  func update() -> Bool {
    var changed = false
    repeat {
      while let evaluation = tree.evaluateNext() {
        guard evaluation.didChange, let node = nodes[evaluation.node] else { continue }
        changed = true
        node.outputDidChange()
      }
      changed = refreshContainers() || changed
    } while tree.isDirty || !staleContainers.isEmpty
    return changed
  }

  /// Gathers the items of containers that got or lost some, the deepest first.
  private func refreshContainers() -> Bool {
    guard !staleContainers.isEmpty else { return false }
    let stale = staleContainers.sorted { $0.depth > $1.depth }
    staleContainers.removeAll(keepingCapacity: true)
    for container in stale { container.refresh() }
    return true
  }
}

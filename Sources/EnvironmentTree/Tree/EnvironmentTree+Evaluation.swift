// Inlinable because bodies and outputs are of the client's type: compiled for all types, an update
// takes more than twice as long.

extension EnvironmentTree {
  /// Evaluates the dirty node nearest a root, and returns it; `nil` when the tree is clean.
  ///
  /// Between two calls the tree may be edited. During the evaluation it may not: an edit from within
  /// a body traps. Of two nodes equally far from their roots, the one longer dirty is first.
  @inlinable
  @discardableResult
  public func evaluateNext() -> Evaluation? {
    guard let reader = propagation.beginEvaluation() else { return nil }
    let slot = reader.slot
    guard let body = bodies[slot] else { preconditionFailure("a dirty node has a body") }
    let output = body(reader)
    let didChange = outputs[slot] != output
    if didChange { outputs[slot] = output }
    return propagation.endEvaluation(didChange: didChange)
  }

  /// Evaluates all dirty nodes, each once and parents first, and returns those whose output changed
  /// or is their first, in the order of evaluation.
  @inlinable
  @discardableResult
  public func update() -> [NodeID] {
    var changed: [NodeID] = []
    while let evaluation = evaluateNext() {
      if evaluation.didChange { changed.append(evaluation.node) }
    }
    return changed
  }

  /// Returns what the node's body gave when it was last evaluated; traps if it never was.
  public func output(of node: NodeID) -> Output {
    guard let output = outputs[propagation.table.slot(of: node)] else {
      preconditionFailure("node \(node) has not been evaluated yet: call update() first")
    }
    return output
  }
}

/// The result of evaluating one node.
public struct Evaluation: Equatable, Sendable {
  /// The node evaluated.
  public let node: NodeID
  /// Whether the output differs from the one before, or is the first.
  public let didChange: Bool
}

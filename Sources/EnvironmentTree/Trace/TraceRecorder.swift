/// Collects the trace while switched on; switched off it holds nothing.
struct TraceRecorder {
  private(set) var isOn = false
  private(set) var trace = Trace()
  private var pendingCauses: [Int: [Trace.Cause]] = [:]
  private var isPassOver = false

  /// Begins with an empty trace, or stops and keeps what was recorded.
  mutating func turn(on: Bool) {
    guard on != isOn else { return }
    isOn = on
    pendingCauses = [:]
    if on {
      trace = Trace()
      isPassOver = false
    }
  }

  /// The first edit after a pass of evaluations begins a new trace.
  mutating func beginEdit() {
    guard isOn, isPassOver else { return }
    trace = Trace()
    isPassOver = false
  }

  /// The tree is clean.
  mutating func endPass() {
    isPassOver = true
  }

  mutating func note(_ cause: Trace.Cause, for node: Int) {
    pendingCauses[node, default: []].append(cause)
  }

  mutating func note(_ settlement: Trace.Settlement) {
    trace.settlements.append(settlement)
  }

  /// Files a node's causes with its evaluation.
  mutating func noteEvaluation(of node: Int, id: NodeID, name: String, didChange: Bool) {
    let causes = pendingCauses.removeValue(forKey: node) ?? []
    trace.entries.append(Trace.Entry(node: id, name: name, causes: causes, didChange: didChange))
  }

  /// Drops the causes of a node that was removed.
  mutating func forget(_ node: Int) {
    guard isOn else { return }
    pendingCauses[node] = nil
  }
}

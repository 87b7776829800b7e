/// Where a state lives while its view is on screen, and who read it.
final class StateCell<Value> {
  private struct Reading {
    weak var node: ViewNode?
    /// The run of the node's body that read it; after the next run it has to be read again.
    var number: Int
  }

  private var value: Value
  private weak var graph: ViewGraph?
  private var readings: [ObjectIdentifier: Reading] = [:]

  init(_ value: Value, in graph: ViewGraph) {
    self.value = value
    self.graph = graph
  }

  /// The value; reading it in a body makes the body follow it, writing an equal one does nothing.
  var current: Value {
    get {
      if let node = graph?.owner {
        readings[ObjectIdentifier(node)] = Reading(node: node, number: node.readingNumber)
      }
      return value
    }
    set {
      let isEqual = ComparableBox(value) == ComparableBox(newValue)
      value = newValue
      if !isEqual { tellReaders() }
    }
  }

  private func tellReaders() {
    let told = readings
    readings.removeAll()
    for reading in told.values {
      guard let node = reading.node, node.readingNumber == reading.number else { continue }
      node.invalidate()
    }
  }
}

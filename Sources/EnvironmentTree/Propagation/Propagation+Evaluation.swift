extension Propagation {
  /// Takes the next dirty node and begins its evaluation, or returns `nil` when there is none.
  @usableFromInline
  func beginEvaluation() -> Reader? {
    precondition(
      activity == .idle,
      "an evaluation was begun from within a body or a transform: they only read and compute")
    guard let node = queue.popFirst() else {
      recorder.endPass()
      return nil
    }
    activity = .evaluating
    current = CurrentEvaluation(
      node: node, number: current.number + 1, expected: subscriptions.first(of: node))
    return Reader(propagation: self, slot: node, evaluation: current.number)
  }

  /// Ends the evaluation under way and drops the subscriptions it did not renew.
  @usableFromInline
  func endEvaluation(didChange: Bool) -> Evaluation {
    let node = current.node
    if current.renewedCount != subscriptions.count(of: node) {
      let number = current.number
      for subscription in subscriptions.drop(of: node, where: { $0.evaluation != number }) {
        leave(subscription)
      }
    }
    current.node = NodeTable.none
    activity = .idle
    let id = table.id(of: node)
    if recorder.isOn {
      recorder.noteEvaluation(of: node, id: id, name: names[node](), didChange: didChange)
    }
    return Evaluation(node: id, didChange: didChange)
  }

  /// Renews the current node's subscription to a key and returns it, or `none` if there is none.
  ///
  /// A body that reads the same keys in the same order finds each at the first look.
  func renew(_ identity: ObjectIdentifier) -> Int {
    var subscription = current.expected
    if subscription == NodeTable.none
      || subscriptions.entries[subscription].identity != identity
    {
      subscription = subscriptions.find(identity, of: current.node)
      if subscription == NodeTable.none { return subscription }
    }
    if subscriptions.entries[subscription].evaluation != current.number {
      subscriptions.entries[subscription].evaluation = current.number
      current.renewedCount += 1
    }
    current.expected = subscriptions.entries[subscription].next
    return subscription
  }

  /// Subscribes the current node to a key it did not read so far.
  func subscribe(to key: Int) -> Int {
    let scope = scope(of: key, at: current.node)
    let subscription = subscriptions.add(
      Subscription(
        node: current.node, identity: keys[key].identity, key: key, scope: scope,
        evaluation: current.number))
    join(subscription, scope)
    current.renewedCount += 1
    current.expected = NodeTable.none
    return subscription
  }
}

/// The evaluation under way: which node, and how far its subscriptions have been renewed.
struct CurrentEvaluation {
  var node = NodeTable.none
  /// Counts evaluations; subscriptions renewed in this one carry it.
  var number = 0
  /// The subscription the body reads next if it reads as it did last time.
  var expected = NodeTable.none
  /// How many of the node's subscriptions have been renewed or made.
  var renewedCount = 0
}

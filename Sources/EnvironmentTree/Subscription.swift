/// That a node read a key when it was last evaluated.
struct Subscription {
  let node: Int
  let identity: ObjectIdentifier
  let key: Int
  /// The scope the value came from, kept up to date while the tree changes.
  var scope: Int
  /// Where this subscription stands in the scope's `members`.
  var position = NodeTable.none
  /// The node's next subscription, in the order of first reading.
  var next = NodeTable.none
  /// The last evaluation that read the key: older ones are dropped when an evaluation ends.
  var evaluation: Int
}

/// The part of the tree in which one key has one value: from the node that writes the key, itself
/// included, down to the next writers of the same key.
struct Scope {
  /// The node that writes; the ground for the default.
  var writer: Int
  /// The scope around this one, from which a transform gets its value; `none` for the default.
  var above: Int
  /// Where this scope stands in the `below` of the scope above.
  var position = NodeTable.none
  /// The scopes directly inside this one.
  var below: ContiguousArray<Int> = []
  /// The subscriptions of the nodes that read the key here.
  var members: ContiguousArray<Int> = []
}

/// That a node writes a key, and the scope this starts.
struct Writing {
  let key: Int
  let scope: Int
}

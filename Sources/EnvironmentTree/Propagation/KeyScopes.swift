/// All scopes of one key, in slots that are used again; slot 0 is the default's.
///
/// The values lie apart behind `values`, so that walking scopes and readers is not generic code.
struct KeyScopes {
  static let defaultScope = 0

  let identity: ObjectIdentifier
  let values: any ScopeValues
  var scopes: ContiguousArray<Scope> = [Scope(writer: NodeTable.ground, above: NodeTable.none)]
  private(set) var freeScopes: [Int] = []

  init(identity: ObjectIdentifier, values: any ScopeValues) {
    self.identity = identity
    self.values = values
  }

  /// Returns a new, empty scope inside `above`; its value is still to be installed.
  mutating func open(writer: Int, above: Int) -> Int {
    let slot: Int
    if let free = freeScopes.popLast() {
      slot = free
      scopes[slot] = Scope(writer: writer, above: above)
    } else {
      slot = scopes.count
      scopes.append(Scope(writer: writer, above: above))
    }
    attach(slot, to: above)
    return slot
  }

  /// Ends a scope that has neither readers nor scopes inside.
  mutating func close(_ scope: Int) {
    detach(scope)
    values.forget(scope)
    freeScopes.append(scope)
  }

  /// Puts a scope inside another one than before.
  mutating func move(_ scope: Int, into above: Int) {
    detach(scope)
    scopes[scope].above = above
    attach(scope, to: above)
  }

  private mutating func attach(_ scope: Int, to above: Int) {
    scopes[scope].position = scopes[above].below.count
    scopes[above].below.append(scope)
  }

  private mutating func detach(_ scope: Int) {
    let above = scopes[scope].above
    let position = scopes[scope].position
    let last = scopes[above].below.removeLast()
    guard last != scope else { return }
    scopes[above].below[position] = last
    scopes[last].position = position
  }
}

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

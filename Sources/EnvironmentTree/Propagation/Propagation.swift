/// Everything about a tree but its bodies and outputs: shape, scopes, subscriptions, who is dirty.
///
/// It knows no output type, so that its code is compiled once and not per tree.
@usableFromInline
final class Propagation {
  /// What the tree is doing: edits and evaluations may only begin while it is idle.
  enum Activity {
    case idle, editing, evaluating
  }

  var table = NodeTable()
  var keys: ContiguousArray<KeyScopes> = []
  /// Per node slot, the keys the node writes.
  var writings: ContiguousArray<[Writing]> = [[]]
  var subscriptions = SubscriptionTable()
  var queue = DirtyQueue()
  var recorder = TraceRecorder()
  var activity = Activity.idle
  var current = CurrentEvaluation()
  /// Per node slot, what to call the node in explanations.
  private(set) var names: ContiguousArray<() -> String> = [{ "" }]
  private var keyIndexes: [ObjectIdentifier: Int] = [:]

  init() {
    subscriptions.addSlot()
    queue.addSlot()
  }

  /// Runs an edit; an edit from within a body, a transform or another edit traps.
  func edit<Result>(_ change: () -> Result) -> Result {
    precondition(
      activity != .evaluating,
      "the environment tree was changed while a body was being evaluated: "
        + "bodies only read; change the tree between two evaluations")
    precondition(
      activity != .editing,
      "the environment tree was changed from within a transform: transforms only compute a value")
    activity = .editing
    defer { activity = .idle }
    recorder.beginEdit()
    return change()
  }

  /// Returns the place of a key in `keys`, making room for one not met before.
  func index<Key: EnvironmentTreeKey>(of key: Key.Type) -> Int {
    let identity = ObjectIdentifier(key)
    if let index = keyIndexes[identity] { return index }
    let index = keys.count
    keys.append(KeyScopes(identity: identity, values: KeyValues<Key>()))
    keyIndexes[identity] = index
    writings[NodeTable.ground].append(Writing(key: index, scope: KeyScopes.defaultScope))
    return index
  }

  /// Returns the typed values of the key at `index`.
  func values<Key: EnvironmentTreeKey>(of key: Key.Type, at index: Int) -> KeyValues<Key> {
    // `index(of:)` found the place by this very type. A checked cast of a generic class asks the
    // runtime each time, which a write of every key would feel.
    unsafe unsafeDowncast(keys[index].values, to: KeyValues<Key>.self)
  }

  /// Makes a node wait for evaluation; the cause is only worked out while tracing.
  func markDirty(_ node: Int, _ cause: @autoclosure () -> Trace.Cause) {
    queue.insert(node, depth: table.nodes[node].depth)
    if recorder.isOn { recorder.note(cause(), for: node) }
  }

  /// Takes in a slot's name, and makes room for the slot if it is new.
  func prepare(_ slot: Int, name: @escaping () -> String) {
    guard slot == names.count else {
      names[slot] = name
      return
    }
    names.append(name)
    writings.append([])
    subscriptions.addSlot()
    queue.addSlot()
  }

  /// Lets go of what a removed node's name holds.
  func forgetName(of slot: Int) {
    names[slot] = names[NodeTable.ground]
  }
}

/// All subscriptions, in slots that are used again, and per node the list of its own.
struct SubscriptionTable {
  private struct List {
    var first = NodeTable.none
    var count = 0
  }

  var entries: ContiguousArray<Subscription> = []
  private var freeEntries: [Int] = []
  private var lists: ContiguousArray<List> = []

  /// How many subscriptions there are.
  var count: Int { entries.count - freeEntries.count }

  /// Makes room for one more node slot.
  mutating func addSlot() {
    lists.append(List())
  }

  /// The first subscription of a node, or `none`.
  func first(of node: Int) -> Int { lists[node].first }

  /// How many keys a node reads.
  func count(of node: Int) -> Int { lists[node].count }

  /// Returns a node's subscription to a key, or `none`.
  func find(_ identity: ObjectIdentifier, of node: Int) -> Int {
    var index = lists[node].first
    while index != NodeTable.none, entries[index].identity != identity {
      index = entries[index].next
    }
    return index
  }

  /// Adds a subscription at the end of its node's list and returns its slot.
  mutating func add(_ subscription: Subscription) -> Int {
    let index: Int
    if let free = freeEntries.popLast() {
      index = free
      entries[index] = subscription
    } else {
      index = entries.count
      entries.append(subscription)
    }
    append(index, to: subscription.node)
    return index
  }

  /// Drops the subscriptions of a node that `isDropped` picks.
  ///
  /// Returns their slots; the entries can be read until the next `add(_:)`.
  mutating func drop(of node: Int, where isDropped: (Subscription) -> Bool) -> [Int] {
    var dropped: [Int] = []
    var previous = NodeTable.none
    var index = lists[node].first
    while index != NodeTable.none {
      let next = entries[index].next
      if isDropped(entries[index]) {
        dropped.append(index)
        if previous == NodeTable.none {
          lists[node].first = next
        } else {
          entries[previous].next = next
        }
      } else {
        previous = index
      }
      index = next
    }
    lists[node].count -= dropped.count
    freeEntries.append(contentsOf: dropped)
    return dropped
  }

  private mutating func append(_ index: Int, to node: Int) {
    var last = lists[node].first
    if last == NodeTable.none {
      lists[node].first = index
    } else {
      while entries[last].next != NodeTable.none { last = entries[last].next }
      entries[last].next = index
    }
    lists[node].count += 1
  }
}

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

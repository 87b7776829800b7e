/// The nodes that must be evaluated, those nearest a root first.
///
/// One list per depth, threaded through an array with a place per node: putting in, taking out and
/// asking cost the same however many nodes wait, and allocate nothing once the arrays have grown.
/// Within a depth, whoever came first is first.
struct DirtyQueue {
  private struct Place {
    /// The list the node waits in, or `none` when it waits in no list.
    var depth = NodeTable.none
    var previous = NodeTable.none
    var next = NodeTable.none
  }

  private struct List {
    var first = NodeTable.none
    var last = NodeTable.none
  }

  private var places: ContiguousArray<Place> = []
  private var lists: ContiguousArray<List> = []
  /// No list above this depth holds a node.
  private var lowestDepth = 0
  private(set) var count = 0

  /// Makes room for one more node slot.
  mutating func addSlot() {
    places.append(Place())
  }

  /// The depth under which a node waits, or `nil` when it is clean.
  func depth(of slot: Int) -> Int? {
    places[slot].depth == NodeTable.none ? nil : places[slot].depth
  }

  /// Puts a node in, unless it waits already.
  mutating func insert(_ slot: Int, depth: Int) {
    guard places[slot].depth == NodeTable.none else { return }
    while lists.count <= depth { lists.append(List()) }
    let last = lists[depth].last
    places[slot] = Place(depth: depth, previous: last, next: NodeTable.none)
    if last == NodeTable.none {
      lists[depth].first = slot
    } else {
      places[last].next = slot
    }
    lists[depth].last = slot
    lowestDepth = count == 0 ? depth : min(lowestDepth, depth)
    count += 1
  }

  /// Takes a node out, if it waits.
  mutating func remove(_ slot: Int) {
    let place = places[slot]
    guard place.depth != NodeTable.none else { return }
    if place.previous == NodeTable.none {
      lists[place.depth].first = place.next
    } else {
      places[place.previous].next = place.next
    }
    if place.next == NodeTable.none {
      lists[place.depth].last = place.previous
    } else {
      places[place.next].previous = place.previous
    }
    places[slot] = Place()
    count -= 1
  }

  /// Takes out the first node of the least depth, or returns `nil` when none waits.
  mutating func popFirst() -> Int? {
    guard count > 0 else { return nil }
    while lists[lowestDepth].first == NodeTable.none { lowestDepth += 1 }
    let slot = lists[lowestDepth].first
    remove(slot)
    return slot
  }
}

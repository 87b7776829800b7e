/// What was used last, within a budget: the least recently used entries make room for new ones.
///
/// Every operation takes constant time. An entry that alone exceeds the budget is not kept.
struct BoundedCache<Key: Hashable, Value> {
  private struct Node {
    var key: Key
    var value: Value
    var cost: Int
    var newer: Int
    var older: Int
  }

  private static var none: Int { -1 }

  /// Most that the kept entries may cost together.
  let maximumCost: Int
  /// Most entries that are kept.
  let maximumCount: Int
  /// What the kept entries cost together.
  private(set) var totalCost = 0

  private var places: [Key: Int] = [:]
  private var nodes: [Node?] = []
  private var freePlaces: [Int] = []
  private var newest = none
  private var oldest = none

  init(maximumCost: Int = .max, maximumCount: Int) {
    precondition(maximumCost > 0 && maximumCount > 0, "a cache has room for at least one entry")
    self.maximumCost = maximumCost
    self.maximumCount = maximumCount
  }

  /// Number of kept entries.
  var count: Int { places.count }

  /// The kept values, in no order.
  var values: some Sequence<Value> { nodes.lazy.compactMap { $0?.value } }

  /// The value kept for `key`, which thereby becomes the most recently used.
  mutating func value(for key: Key) -> Value? {
    guard let place = places[key] else { return nil }
    if place != newest {
      unlink(place)
      linkAsNewest(place)
    }
    return nodes[place]?.value
  }

  /// Keeps `value` for `key`, in place of what was kept for it.
  mutating func insert(_ value: Value, for key: Key, cost: Int = 1) {
    if let place = places[key] { remove(place) }
    guard cost <= maximumCost else { return }
    while places.count >= maximumCount || totalCost > maximumCost - cost { remove(oldest) }

    let node = Node(key: key, value: value, cost: cost, newer: Self.none, older: Self.none)
    let place: Int
    if let free = freePlaces.popLast() {
      place = free
      nodes[place] = node
    } else {
      place = nodes.count
      nodes.append(node)
    }
    places[key] = place
    totalCost += cost
    linkAsNewest(place)
  }

  private mutating func remove(_ place: Int) {
    guard let node = nodes[place] else { return }
    unlink(place)
    places[node.key] = nil
    totalCost -= node.cost
    nodes[place] = nil
    freePlaces.append(place)
  }

  private mutating func unlink(_ place: Int) {
    guard let node = nodes[place] else { return }
    if node.newer == Self.none {
      newest = node.older
    } else {
      nodes[node.newer]?.older = node.older
    }
    if node.older == Self.none {
      oldest = node.newer
    } else {
      nodes[node.older]?.newer = node.newer
    }
  }

  private mutating func linkAsNewest(_ place: Int) {
    nodes[place]?.newer = Self.none
    nodes[place]?.older = newest
    if newest == Self.none { oldest = place } else { nodes[newest]?.newer = place }
    newest = place
  }
}

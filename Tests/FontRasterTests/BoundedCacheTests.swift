import Testing

@testable import FontRaster

@Suite struct BoundedCacheTests {
  @Test func `the least recently used entry makes room`() {
    var cache = BoundedCache<String, Int>(maximumCount: 2)
    cache.insert(1, for: "a")
    cache.insert(2, for: "b")
    #expect(cache.value(for: "a") == 1)
    cache.insert(3, for: "c")
    #expect(cache.value(for: "b") == nil)
    #expect(cache.value(for: "a") == 1)
    #expect(cache.value(for: "c") == 3)
  }

  @Test func `an entry that is inserted again is replaced and costs once`() {
    var cache = BoundedCache<String, Int>(maximumCost: 10, maximumCount: 5)
    cache.insert(1, for: "a", cost: 6)
    cache.insert(2, for: "a", cost: 7)
    #expect(cache.value(for: "a") == 2)
    #expect(cache.totalCost == 7)
    #expect(cache.count == 1)
  }

  @Test func `an entry beyond the whole budget is not kept and drives nothing out`() {
    var cache = BoundedCache<String, Int>(maximumCost: 10, maximumCount: 5)
    cache.insert(1, for: "a", cost: 6)
    cache.insert(2, for: "b", cost: 11)
    #expect(cache.value(for: "a") == 1)
    #expect(cache.value(for: "b") == nil)
  }

  @Test func `agrees with a list kept in order of use`() {
    var cache = BoundedCache<Int, Int>(maximumCost: 40, maximumCount: 7)
    var model: [(key: Int, value: Int, cost: Int)] = []
    var state: UInt64 = 20_261_130
    for step in 0..<5_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let key = Int(state >> 33) % 12
      if state >> 62 == 0 {
        let place = model.firstIndex { $0.key == key }
        let expected = place.map { model[$0].value }
        if let place { model.append(model.remove(at: place)) }
        if cache.value(for: key) != expected { Issue.record("step \(step) reads another value") }
      } else {
        let cost = Int(state >> 20) % 12 + 1
        model.removeAll { $0.key == key }
        while model.count >= 7 || model.reduce(cost, { $0 + $1.cost }) > 40 { model.removeFirst() }
        model.append((key, step, cost))
        cache.insert(step, for: key, cost: cost)
      }
      let cost = model.reduce(0) { $0 + $1.cost }
      if cache.count != model.count || cache.totalCost != cost {
        Issue.record("step \(step) keeps \(cache.count) for \(cache.totalCost)")
      }
    }
  }
}

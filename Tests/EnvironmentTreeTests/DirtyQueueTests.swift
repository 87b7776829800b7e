import TestSupport
import Testing

@testable import EnvironmentTree

struct DirtyQueueTests {
  private func queue(slots: Int) -> DirtyQueue {
    var queue = DirtyQueue()
    for _ in 0..<slots { queue.addSlot() }
    return queue
  }

  @Test func `gives nothing when empty`() {
    var queue = queue(slots: 1)
    #expect(queue.popFirst() == nil)
    #expect(queue.depth(of: 0) == nil)
  }

  @Test func `takes a node in once`() {
    var queue = queue(slots: 2)
    queue.insert(1, depth: 3)
    queue.insert(1, depth: 3)
    #expect(queue.count == 1)
    #expect(queue.depth(of: 1) == 3)
    #expect(queue.popFirst() == 1)
    #expect(queue.popFirst() == nil)
  }

  @Test(arguments: 0..<20)
  func `gives the least depth first and the first come within it`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var queue = queue(slots: 40)
    var expected: [(slot: Int, depth: Int)] = []
    for _ in 0..<500 {
      let slot = Int.random(in: 0..<40, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0:
        let depth = Int.random(in: 0..<12, using: &random)
        queue.insert(slot, depth: depth)
        if !expected.contains(where: { $0.slot == slot }) { expected.append((slot, depth)) }
      case 1:
        queue.remove(slot)
        expected.removeAll { $0.slot == slot }
      default:
        let least = expected.map(\.depth).min()
        let first = expected.firstIndex { $0.depth == least }
        let popped = queue.popFirst()
        guard popped == first.map({ expected[$0].slot }) else {
          Issue.record("seed \(seed): gave \(String(describing: popped))")
          return
        }
        if let first { expected.remove(at: first) }
      }
      guard queue.count == expected.count else {
        Issue.record("seed \(seed): count is \(queue.count)")
        return
      }
    }
  }
}

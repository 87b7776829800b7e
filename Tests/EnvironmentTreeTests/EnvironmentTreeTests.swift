import EnvironmentTree
import Testing

struct EnvironmentTreeTests {
  @Test func `an empty tree has nothing to evaluate`() {
    let tree = EnvironmentTree<Int>()
    #expect(tree.count == 0)
    #expect(!tree.isDirty)
    #expect(tree.update().isEmpty)
    #expect(tree.children(of: nil).isEmpty)
    #expect(tree.checkInvariants().isEmpty)
  }

  @Test func `keeps several roots and children in the order asked for`() {
    let tree = EnvironmentTree<Int>()
    let second = tree.add { _ in 0 }
    let first = tree.add(at: 0) { _ in 0 }
    let third = tree.add(at: 2) { _ in 0 }
    #expect(tree.children(of: nil) == [first, second, third])
    let c = tree.add(under: second) { _ in 0 }
    let a = tree.add(under: second, at: 0) { _ in 0 }
    let b = tree.add(under: second, at: 1) { _ in 0 }
    #expect(tree.children(of: second) == [a, b, c])
    #expect(tree.parent(of: a) == second)
    #expect(tree.parent(of: second) == nil)
    #expect([second, a].map(tree.depth(of:)) == [0, 1])
    #expect(tree.count == 6)
  }

  @Test func `works a name out only when asked`() {
    let tree = EnvironmentTree<Int>()
    var askedCount = 0
    func title() -> String {
      askedCount += 1
      return "Title"
    }
    let node = tree.add(name: title()) { _ in 0 }
    tree.update()
    #expect(askedCount == 0)
    #expect(tree.name(of: node) == "Title")
    #expect(tree.name(of: tree.add { _ in 0 }) == "")
  }

  @Test func `a name stays stale when its place is taken again`() {
    let tree = EnvironmentTree<Int>()
    let removed = tree.add { _ in 1 }
    tree.remove(removed)
    let other = tree.add { _ in 2 }
    #expect(removed.description == other.description, "the place was not taken again")
    #expect(removed != other)
    #expect(!tree.isAlive(removed))
    #expect(tree.isAlive(other))
  }

  @Test func `using a removed node traps with a sentence`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let tree = EnvironmentTree<Int>()
      let removed = tree.add { _ in 1 }
      tree.remove(removed)
      tree.add { _ in 2 }
      tree.set(KeyA.self, to: 1, at: removed)
    }
    #expect(saysSentence(result, "was removed from the environment tree"))
  }

  @Test func `asking for an output before the first evaluation traps with a sentence`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let tree = EnvironmentTree<Int>()
      _ = tree.output(of: tree.add { _ in 1 })
    }
    #expect(saysSentence(result, "has not been evaluated yet"))
  }

  @Test func `the output of a node is kept apart from the one before it in its place`() {
    let tree = EnvironmentTree<Int>()
    let old = tree.add { _ in 1 }
    tree.update()
    tree.remove(old)
    let new = tree.add { _ in 1 }
    #expect(tree.update() == [new])
  }

  @Test func `an output may be optional`() {
    let tree = EnvironmentTree<Int?>()
    let node = tree.add { $0.read(KeyA.self) == 1 ? 1 : nil }
    #expect(tree.update() == [node], "the first output counts as changed, also nil")
    tree.set(KeyA.self, to: 2, at: node)
    #expect(tree.update().isEmpty)
    tree.set(KeyA.self, to: 1, at: node)
    #expect(tree.update() == [node])
  }
}

/// Whether a process that trapped said why on its error output.
func saysSentence(_ result: ExitTest.Result?, _ sentence: String) -> Bool {
  guard let result else { return false }
  return String(decoding: result.standardErrorContent, as: UTF8.self).contains(sentence)
}

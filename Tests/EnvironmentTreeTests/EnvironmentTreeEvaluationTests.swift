import EnvironmentTree
import Testing

struct EnvironmentTreeEvaluationTests {
  @Test func `parents come before children, whatever became dirty first`() {
    let tree = EnvironmentTree<Int>()
    let root = tree.add { _ in 0 }
    let child = tree.add(under: root) { _ in 0 }
    let sibling = tree.add(under: root) { _ in 0 }
    let leaf = tree.add(under: child) { _ in 0 }
    #expect(tree.update() == [root, child, sibling, leaf])
    for node in [leaf, sibling, child, root] { tree.invalidate(node) }
    #expect(evaluated(tree) == [root, sibling, child, leaf])
  }

  @Test func `each dirty node is evaluated once however often it became dirty`() {
    let tree = EnvironmentTree<Int>()
    var evaluationCount = 0
    let node = tree.add { reader in
      evaluationCount += 1
      return reader.read(KeyA.self) + reader.read(KeyB.self) + reader.read(KeyA.self)
    }
    tree.set(KeyA.self, to: 1, at: node)
    tree.set(KeyB.self, to: 1, at: node)
    tree.invalidate(node)
    tree.update()
    #expect(evaluationCount == 1)
    tree.set(KeyA.self, to: 2, at: node)
    tree.set(KeyB.self, to: 2, at: node)
    tree.update()
    #expect(evaluationCount == 2)
  }

  @Test func `an equal output is no change`() {
    let tree = EnvironmentTree<Int>()
    let node = tree.add { $0.read(KeyA.self) / 10 }
    tree.update()
    tree.setDefault(KeyA.self, to: 9)
    let evaluation = tree.evaluateNext()
    #expect(evaluation?.node == node)
    #expect(evaluation?.didChange == false)
    tree.replaceBody(of: node) { _ in 0 }
    #expect(tree.update().isEmpty)
    tree.replaceBody(of: node) { _ in 1 }
    #expect(tree.update() == [node])
    #expect(tree.output(of: node) == 1)
  }

  @Test func `a key no longer read no longer concerns the node`() {
    let tree = EnvironmentTree<Int>()
    let node = tree.add { $0.read(KeyA.self) == 0 ? $0.read(KeyB.self) : $0.read(KeyC.self) }
    tree.update()
    #expect(tree.readings(of: node).map(\.key) == ["KeyA", "KeyB"])
    tree.setDefault(KeyC.self, to: 20)
    #expect(!tree.isDirty)
    tree.setDefault(KeyA.self, to: 1)
    tree.update()
    #expect(tree.readings(of: node).map(\.key) == ["KeyA", "KeyC"])
    tree.setDefault(KeyB.self, to: 30)
    #expect(!tree.isDirty)
    tree.setDefault(KeyC.self, to: 40)
    #expect(tree.update() == [node])
    tree.replaceBody(of: node) { _ in 0 }
    tree.update()
    #expect(tree.readings(of: node).isEmpty)
    tree.setDefault(KeyA.self, to: 2)
    #expect(!tree.isDirty)
  }

  @Test func `keys may be read in another order the next time`() {
    let tree = EnvironmentTree<Int>()
    let node = tree.add { reader in
      let value = reader.read(KeyA.self)
      return value == 0
        ? reader.read(KeyB.self) - reader.read(KeyC.self)
        : reader.read(KeyC.self) - reader.read(KeyB.self)
    }
    tree.update()
    #expect(tree.output(of: node) == -1)
    tree.setDefault(KeyA.self, to: 1)
    tree.update()
    #expect(tree.output(of: node) == 1)
    #expect(tree.readings(of: node).count == 3)
    #expect(tree.checkInvariants().isEmpty)
  }

  @Test func `a tree may be edited between two evaluations`() {
    let tree = EnvironmentTree<Int>()
    let root = tree.add { $0.read(KeyA.self) }
    let first = tree.add(under: root) { $0.read(KeyA.self) }
    let second = tree.add(under: root) { $0.read(KeyA.self) }
    #expect(tree.evaluateNext()?.node == root)
    tree.remove(first)
    let third = tree.add(under: second) { $0.read(KeyA.self) }
    tree.set(KeyA.self, to: 4, at: second)
    #expect(tree.evaluateNext()?.node == second)
    tree.setDefault(KeyA.self, to: 1)
    #expect(evaluated(tree) == [root, third], "the root is nearer than the new node")
    #expect([root, second, third].map(tree.output(of:)) == [1, 4, 4])
  }

  @Test func `a reader knows its node`() {
    let tree = EnvironmentTree<NodeID>()
    tree.add { $0.node }
    let node = tree.add { $0.node }
    tree.update()
    #expect(tree.output(of: node) == node)
  }

  @Test func `a tree changed from within a body traps with a sentence`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let tree = EnvironmentTree<Int>()
      tree.add { reader in
        tree.set(KeyA.self, to: 1, at: reader.node)
        return 0
      }
      tree.update()
    }
    #expect(saysSentence(result, "changed while a body was being evaluated"))
  }

  @Test func `adding from within a body traps`() async {
    await #expect(processExitsWith: .failure) {
      let tree = EnvironmentTree<Int>()
      tree.add { reader in
        tree.add(under: reader.node) { _ in 1 }
        return 0
      }
      tree.update()
    }
  }

  @Test func `an evaluation begun within a body traps with a sentence`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let tree = EnvironmentTree<Int>()
      tree.add { _ in tree.update().count }
      tree.update()
    }
    #expect(saysSentence(result, "begun from within a body"))
  }

  @Test func `a reader used after its evaluation traps with a sentence`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let tree = EnvironmentTree<Int>()
      var kept: Reader?
      tree.add { reader in
        kept = reader
        return 0
      }
      tree.update()
      _ = kept?.read(KeyA.self)
    }
    #expect(saysSentence(result, "used after the evaluation"))
  }
}

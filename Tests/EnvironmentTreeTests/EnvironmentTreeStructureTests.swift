import EnvironmentTree
import Testing

struct EnvironmentTreeStructureTests {
  /// Two roots that write 1 and 2, and a chain of readers below the first.
  private struct Fixture {
    let tree = EnvironmentTree<Int>()
    let left: NodeID
    let right: NodeID
    let chain: [NodeID]

    init() {
      left = tree.add { _ in 0 }
      right = tree.add { _ in 0 }
      tree.set(KeyA.self, to: 1, at: left)
      tree.set(KeyA.self, to: 2, at: right)
      var parent = left
      var chain: [NodeID] = []
      for _ in 0..<3 {
        parent = tree.add(under: parent) { $0.read(KeyA.self) }
        chain.append(parent)
      }
      self.chain = chain
      tree.update()
    }
  }

  @Test func `moving to another value evaluates the readers moved and nobody else`() {
    let fixture = Fixture()
    let bystander = fixture.tree.add(under: fixture.right) { $0.read(KeyA.self) }
    fixture.tree.update()
    fixture.tree.move(fixture.chain[1], under: bystander)
    #expect(fixture.tree.update() == [fixture.chain[1], fixture.chain[2]])
    #expect(fixture.chain.map(fixture.tree.output(of:)) == [1, 2, 2])
    #expect(fixture.tree.depth(of: fixture.chain[2]) == 3)
    #expect(fixture.tree.checkInvariants().isEmpty)
  }

  @Test func `moving to an equal value evaluates nobody`() {
    let fixture = Fixture()
    fixture.tree.set(KeyA.self, to: 1, at: fixture.right)
    fixture.tree.move(fixture.chain[0], under: fixture.right)
    #expect(!fixture.tree.isDirty)
    fixture.tree.set(KeyA.self, to: 5, at: fixture.right)
    #expect(fixture.tree.update() == fixture.chain, "the readers follow their new writer")
  }

  @Test func `moving a writer leaves its readers alone unless it transforms`() {
    let fixture = Fixture()
    fixture.tree.set(KeyA.self, to: 7, at: fixture.chain[1])
    fixture.tree.update()
    fixture.tree.move(fixture.chain[1], under: fixture.right)
    #expect(!fixture.tree.isDirty)
    fixture.tree.transform(KeyA.self, at: fixture.chain[1]) { $0 * 10 }
    fixture.tree.update()
    #expect(fixture.tree.output(of: fixture.chain[2]) == 20)
    fixture.tree.move(fixture.chain[1], under: fixture.left)
    #expect(fixture.tree.update() == [fixture.chain[1], fixture.chain[2]])
    #expect(fixture.tree.output(of: fixture.chain[2]) == 10)
  }

  @Test func `moving among siblings counts places without the node`() {
    let tree = EnvironmentTree<Int>()
    let nodes = (0..<4).map { number in tree.add { _ in number } }
    tree.update()
    tree.move(nodes[0], under: nil, at: 2)
    #expect(tree.children(of: nil).map(tree.output(of:)) == [1, 2, 0, 3])
    tree.move(nodes[3], under: nil, at: 0)
    #expect(tree.children(of: nil).map(tree.output(of:)) == [3, 1, 2, 0])
    tree.move(nodes[1], under: nil)
    #expect(tree.children(of: nil).map(tree.output(of:)) == [3, 2, 0, 1])
    #expect(!tree.isDirty)
  }

  @Test func `moving a node below itself traps with a sentence`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let tree = EnvironmentTree<Int>()
      let root = tree.add { _ in 0 }
      let child = tree.add(under: root) { _ in 0 }
      tree.move(root, under: tree.add(under: child) { _ in 0 })
    }
    #expect(saysSentence(result, "was moved below itself"))
  }

  @Test func `a place outside the children traps with a sentence`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let tree = EnvironmentTree<Int>()
      tree.add(at: 1) { _ in 0 }
    }
    #expect(saysSentence(result, "index 1 is outside the 0 children"))
  }

  @Test func `removing takes everything below and ends its readings`() {
    let fixture = Fixture()
    let sibling = fixture.tree.add(under: fixture.left) { $0.read(KeyA.self) }
    fixture.tree.update()
    fixture.tree.set(KeyA.self, to: 3, at: fixture.left)
    fixture.tree.remove(fixture.chain[0])
    #expect(fixture.chain.allSatisfy { !fixture.tree.isAlive($0) })
    #expect(fixture.tree.count == 3)
    #expect(fixture.tree.update() == [sibling], "dirty nodes that were removed are not evaluated")
    #expect(fixture.tree.checkInvariants().isEmpty)
  }

  @Test func `removing lets go of bodies and names`() {
    final class Witness {}
    let tree = EnvironmentTree<Int>()
    weak var fromBody: Witness?
    weak var fromName: Witness?
    let node: NodeID
    do {
      let body = Witness()
      let name = Witness()
      fromBody = body
      fromName = name
      node = tree.add(name: "\(name)") { _ in withExtendedLifetime(body) { 0 } }
    }
    #expect(fromBody != nil && fromName != nil)
    tree.remove(node)
    #expect(fromBody == nil && fromName == nil)
  }

  @Test(arguments: [true, false])
  func `a chain a hundred thousand deep needs no recursion`(everyNodeReads: Bool) {
    let count = 100_000
    let tree = EnvironmentTree<Int>()
    let other = tree.add { _ in 0 }
    tree.set(KeyA.self, to: 9, at: other)
    var nodes = [tree.add { $0.read(KeyA.self) }]
    for index in 1..<count {
      let reads = everyNodeReads || index == count - 1
      nodes.append(tree.add(under: nodes[index - 1]) { reads ? $0.read(KeyA.self) : 0 })
    }
    #expect(tree.update().count == count + 1)
    let readerCount = everyNodeReads ? count : 2
    tree.set(KeyA.self, to: 1, at: nodes[0])
    #expect(tree.update().count == readerCount)
    tree.transform(KeyA.self, at: nodes[count / 2]) { $0 + 1 }
    #expect(tree.update().count == (everyNodeReads ? count / 2 : 1))
    tree.clear(KeyA.self, at: nodes[0])
    tree.move(nodes[0], under: other)
    #expect(tree.depth(of: nodes[count - 1]) == count)
    #expect(tree.update().count == readerCount)
    #expect(tree.output(of: nodes[count - 1]) == 10)
    tree.remove(nodes[count / 4])
    #expect(tree.count == count / 4 + 1)
  }
}

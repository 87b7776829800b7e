import EnvironmentTree
import TestSupport
import Testing

struct EnvironmentTreeWritingTests {
  /// Writers from the root down, and what is read below the last one.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let writers: [Step]
    let expected: Int
  }

  enum Step: Sendable {
    case set(Int)
    case atMost(Int)
    case atLeast(Int)
    case nothing
  }

  @Test(arguments: [
    Case(testDescription: "nothing: the default", writers: [], expected: 0),
    Case(testDescription: "one value", writers: [.set(5)], expected: 5),
    Case(testDescription: "inner value wins", writers: [.set(5), .set(3)], expected: 3),
    Case(testDescription: "clamp of a value", writers: [.set(5), .atMost(4)], expected: 4),
    Case(testDescription: "a clamp that holds", writers: [.set(3), .atMost(4)], expected: 3),
    Case(testDescription: "value below a clamp", writers: [.atMost(4), .set(5)], expected: 5),
    Case(testDescription: "clamp of the default", writers: [.atLeast(2)], expected: 2),
    Case(
      testDescription: "tighter inside", writers: [.set(9), .atMost(6), .atMost(4)], expected: 4),
    Case(
      testDescription: "tighter outside", writers: [.set(9), .atMost(4), .atMost(6)], expected: 4),
    Case(
      testDescription: "disjoint clamps, the inner has the last word",
      writers: [.set(5), .atMost(3), .atLeast(7)], expected: 7),
    Case(
      testDescription: "a node between passes on",
      writers: [.set(5), .nothing, .atMost(4), .nothing], expected: 4),
  ])
  func `the writer nearest the reader has the last word`(test: Case) {
    let tree = EnvironmentTree<Int>()
    var parent: NodeID?
    for step in test.writers {
      let node = tree.add(under: parent) { _ in 0 }
      switch step {
      case .set(let value): tree.set(KeyA.self, to: value, at: node)
      case .atMost(let limit): tree.transform(KeyA.self, at: node) { min($0, limit) }
      case .atLeast(let limit): tree.transform(KeyA.self, at: node) { max($0, limit) }
      case .nothing: break
      }
      parent = node
    }
    let reader = tree.add(under: parent) { $0.read(KeyA.self) }
    tree.update()
    #expect(tree.output(of: reader) == test.expected)
    #expect(tree.value(KeyA.self, at: reader) == test.expected)
  }

  @Test func `a node reads what it writes itself`() {
    let tree = EnvironmentTree<Int>()
    let root = tree.add { $0.read(KeyA.self) }
    let child = tree.add(under: root) { $0.read(KeyA.self) }
    tree.transform(KeyA.self, at: root) { $0 + 1 }
    tree.update()
    #expect(tree.output(of: root) == 1)
    tree.transform(KeyA.self, at: child) { $0 * 10 }
    #expect(tree.update() == [child])
    #expect(tree.output(of: child) == 10)
  }

  @Test func `writing an equal value evaluates nobody`() {
    let tree = EnvironmentTree<Int>()
    let root = tree.add { $0.read(KeyA.self) }
    tree.update()
    tree.set(KeyA.self, to: 0, at: root)
    #expect(!tree.isDirty, "beginning to write the value that held already")
    tree.set(KeyA.self, to: 0, at: root)
    tree.transform(KeyA.self, at: root) { $0 }
    tree.clear(KeyA.self, at: root)
    tree.clear(KeyA.self, at: root)
    tree.setDefault(KeyA.self, to: 0)
    #expect(!tree.isDirty)
  }

  @Test func `a change stops where a value stays equal`() {
    let tree = EnvironmentTree<Int>()
    let root = tree.add { $0.read(KeyA.self) }
    let clamp = tree.add(under: root) { $0.read(KeyA.self) }
    let leaf = tree.add(under: clamp) { $0.read(KeyA.self) }
    tree.set(KeyA.self, to: 5, at: root)
    tree.transform(KeyA.self, at: clamp) { min($0, 4) }
    tree.transform(KeyA.self, at: leaf) { $0 + 1 }
    tree.update()
    tree.set(KeyA.self, to: 6, at: root)
    #expect(evaluated(tree) == [root])
    tree.set(KeyA.self, to: 3, at: root)
    #expect(evaluated(tree) == [root, clamp, leaf])
    #expect(tree.output(of: leaf) == 4)
  }

  @Test func `the default reaches all roots but not below a value`() {
    let tree = EnvironmentTree<Int>()
    let plain = tree.add { $0.read(KeyA.self) }
    let clamped = tree.add { $0.read(KeyA.self) }
    let fixed = tree.add { $0.read(KeyA.self) }
    tree.transform(KeyA.self, at: clamped) { min($0, 2) }
    tree.set(KeyA.self, to: 1, at: fixed)
    tree.update()
    tree.setDefault(KeyA.self, to: 8)
    #expect(tree.update() == [plain, clamped])
    #expect([plain, clamped, fixed].map(tree.output(of:)) == [8, 2, 1])
    tree.setDefault(KeyA.self, to: 9)
    #expect(tree.update() == [plain])
  }

  @Test func `the last writer set at a node replaces the one before`() {
    let tree = EnvironmentTree<Int>()
    let root = tree.add { $0.read(KeyA.self) }
    tree.set(KeyA.self, to: 5, at: root)
    tree.transform(KeyA.self, at: root) { $0 + 1 }
    tree.update()
    #expect(tree.output(of: root) == 1, "made from the value above, not from the one replaced")
    tree.set(KeyA.self, to: 7, at: root)
    tree.setDefault(KeyA.self, to: 3)
    tree.update()
    #expect(tree.output(of: root) == 7)
    tree.clear(KeyA.self, at: root)
    #expect(tree.update() == [root])
    #expect(tree.output(of: root) == 3)
  }

  @Test func `another key is another matter`() {
    let tree = EnvironmentTree<Int>()
    let root = tree.add { $0.read(KeyA.self) }
    let child = tree.add(under: root) { $0.read(KeyB.self) }
    tree.update()
    tree.set(KeyB.self, to: 9, at: root)
    #expect(evaluated(tree) == [child])
  }

  @Test func `asking for a value does not subscribe`() {
    let tree = EnvironmentTree<Int>()
    let root = tree.add { _ in 0 }
    tree.update()
    #expect(tree.value(KeyD.self, at: root) == 3)
    tree.set(KeyD.self, to: 4, at: root)
    #expect(tree.value(KeyD.self, at: root) == 4)
    #expect(!tree.isDirty)
  }

  @Test(arguments: [10, 1_000])
  func `beginning and ceasing to write touches only the readers below`(bystanderCount: Int) {
    let tree = EnvironmentTree<Int>()
    let root = tree.add { _ in 0 }
    for _ in 0..<bystanderCount { tree.add(under: root) { $0.read(KeyA.self) } }
    let branch = tree.add(under: root) { _ in 0 }
    for _ in 0..<bystanderCount { tree.add(under: branch) { _ in 0 } }
    let reader = tree.add(under: branch) { $0.read(KeyA.self) }
    tree.update()
    tree.set(KeyA.self, to: 5, at: branch)
    #expect(evaluated(tree) == [reader])
    tree.set(KeyA.self, to: 6, at: root)
    #expect(tree.update().count == bystanderCount)
    tree.clear(KeyA.self, at: branch)
    #expect(evaluated(tree) == [reader])
    #expect(tree.output(of: reader) == 6)
    #expect(tree.checkInvariants().isEmpty)
  }

  @Test func `a tree edited from within a transform traps with a sentence`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let tree = EnvironmentTree<Int>()
      let root = tree.add { _ in 0 }
      tree.transform(KeyA.self, at: root) { value in
        tree.setDefault(KeyB.self, to: value)
        return value
      }
    }
    #expect(saysSentence(result, "changed from within a transform"))
  }
}

/// Evaluates all dirty nodes and returns them, whether their output changed or not.
func evaluated(_ tree: EnvironmentTree<Int>) -> [NodeID] {
  var nodes: [NodeID] = []
  while let evaluation = tree.evaluateNext() { nodes.append(evaluation.node) }
  return nodes
}

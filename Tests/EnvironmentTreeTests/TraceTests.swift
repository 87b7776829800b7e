import EnvironmentTree
import Testing

struct TraceTests {
  /// root (writes A) ▸ clamp (transforms A) ▸ leaf; root and leaf read A.
  private struct Fixture {
    let tree = EnvironmentTree<Int>()
    let root: NodeID
    let clamp: NodeID
    let leaf: NodeID

    init() {
      tree.isTracing = true
      root = tree.add(name: "root") { $0.read(KeyA.self) }
      clamp = tree.add(under: root, name: "clamp") { _ in 0 }
      leaf = tree.add(under: clamp, name: "leaf") { $0.read(KeyA.self) }
      tree.set(KeyA.self, to: 3, at: root)
      tree.transform(KeyA.self, at: clamp) { min($0, 4) }
    }

    /// The causes of each evaluation of the last change, by name.
    var causes: [String: [Trace.Cause]] {
      Dictionary(uniqueKeysWithValues: tree.trace.entries.map { ($0.name, $0.causes) })
    }
  }

  @Test func `names new nodes as new`() {
    let fixture = Fixture()
    fixture.tree.update()
    #expect(fixture.tree.trace.entries.map(\.name) == ["root", "clamp", "leaf"])
    #expect(fixture.tree.trace.entries.map(\.causes) == [[.added], [.added], [.added]])
    #expect(fixture.tree.trace.entries.map(\.node) == [fixture.root, fixture.clamp, fixture.leaf])
  }

  @Test func `leads from the key over the scope to the node`() {
    let fixture = Fixture()
    fixture.tree.update()
    fixture.tree.set(KeyA.self, to: 2, at: fixture.root)
    fixture.tree.update()
    #expect(
      fixture.causes == [
        "root": [.changed(key: "KeyA", in: .node(fixture.root))],
        "leaf": [.changed(key: "KeyA", in: .node(fixture.clamp))],
      ])
    #expect(fixture.tree.trace.settlements.map(\.didChange) == [true, true])
    #expect(fixture.tree.trace.settlements.map(\.readerCount) == [1, 1])
  }

  @Test func `shows where a change stopped`() {
    let fixture = Fixture()
    fixture.tree.set(KeyA.self, to: 5, at: fixture.root)
    fixture.tree.update()
    fixture.tree.set(KeyA.self, to: 6, at: fixture.root)
    fixture.tree.update()
    #expect(fixture.tree.trace.entries.map(\.name) == ["root"])
    let settled = fixture.tree.trace.settlements
    #expect(settled.map(\.scope) == [.node(fixture.root), .node(fixture.clamp)])
    #expect(settled.map(\.didChange) == [true, false])
    #expect(settled.map(\.key) == ["KeyA", "KeyA"])
  }

  @Test func `a change that reaches nobody replaces the trace before`() {
    let fixture = Fixture()
    fixture.tree.update()
    fixture.tree.set(KeyA.self, to: 3, at: fixture.root)
    fixture.tree.update()
    #expect(fixture.tree.trace.entries.isEmpty)
    #expect(fixture.tree.trace.settlements.map(\.didChange) == [false])
  }

  @Test func `updating a clean tree leaves the trace as it is`() {
    let fixture = Fixture()
    fixture.tree.update()
    fixture.tree.update()
    #expect(fixture.tree.trace.entries.count == 3)
  }

  @Test func `edits between evaluations belong to the same change`() {
    let fixture = Fixture()
    fixture.tree.update()
    fixture.tree.invalidate(fixture.root)
    fixture.tree.evaluateNext()
    fixture.tree.replaceBody(of: fixture.clamp) { _ in 1 }
    fixture.tree.update()
    #expect(fixture.causes == ["root": [.invalidated], "clamp": [.bodyReplaced]])
    #expect(fixture.tree.trace.entries.map(\.didChange) == [false, true])
  }

  @Test func `gives several causes in the order they came about`() {
    let fixture = Fixture()
    fixture.tree.update()
    fixture.tree.invalidate(fixture.leaf)
    fixture.tree.set(KeyA.self, to: 1, at: fixture.root)
    fixture.tree.update()
    #expect(
      fixture.causes["leaf"] == [.invalidated, .changed(key: "KeyA", in: .node(fixture.clamp))])
  }

  @Test func `names a move, and the default when no node writes any more`() {
    let fixture = Fixture()
    fixture.tree.update()
    fixture.tree.move(fixture.leaf, under: nil)
    fixture.tree.update()
    #expect(fixture.causes == ["leaf": [.moved(key: "KeyA", into: .default)]])
    fixture.tree.clear(KeyA.self, at: fixture.root)
    fixture.tree.update()
    #expect(fixture.causes == ["root": [.changed(key: "KeyA", in: .default)]])
  }

  @Test func `forgets the causes of a node removed before its evaluation`() {
    let fixture = Fixture()
    fixture.tree.update()
    fixture.tree.invalidate(fixture.leaf)
    fixture.tree.remove(fixture.leaf)
    fixture.tree.add(name: "new") { _ in 0 }
    fixture.tree.update()
    #expect(fixture.causes == ["new": [.added]])
  }

  @Test func `records nothing while switched off`() {
    let fixture = Fixture()
    fixture.tree.update()
    fixture.tree.isTracing = false
    fixture.tree.set(KeyA.self, to: 1, at: fixture.root)
    fixture.tree.update()
    #expect(fixture.tree.trace.entries.count == 3, "what was recorded stays")
    fixture.tree.set(KeyA.self, to: 2, at: fixture.root)
    fixture.tree.isTracing = true
    #expect(fixture.tree.trace == EnvironmentTree<Int>().trace)
    fixture.tree.update()
    #expect(fixture.causes == ["root": [], "leaf": []], "dirty since before tracing began")
  }

  @Test func `tells what a node reads and writes now`() {
    let fixture = Fixture()
    fixture.tree.update()
    fixture.tree.set(KeyA.self, to: 9, at: fixture.root)
    fixture.tree.update()
    let readings = fixture.tree.readings(of: fixture.leaf)
    #expect(readings.map(\.key) == ["KeyA"])
    #expect(readings.map(\.value) == ["4"])
    #expect(readings.map(\.scope) == [.node(fixture.clamp)])
    #expect(fixture.tree.readings(of: fixture.clamp).isEmpty)
    let written = fixture.tree.writtenKeys(of: fixture.clamp)
    #expect(written.map(\.key) == ["KeyA"])
    #expect(written.map(\.value) == ["4"])
    #expect(written.map(\.isTransform) == [true])
    #expect(fixture.tree.writtenKeys(of: fixture.leaf).isEmpty)
  }
}

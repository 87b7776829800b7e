import EnvironmentTree
import TestSupport
import Testing

/// Random edits, in full thousands of them, each judged against the naive tree; a seed names a run.
struct RandomEditsTests {
  @Test(arguments: Rounds.seeds(from: 0, short: 20, full: 200))
  func `agrees with the naive tree after every edit`(seed: UInt64) {
    check(RandomRun(seed: seed), seed: seed, steps: 120)
  }

  @Test(arguments: Rounds.seeds(from: 1000, short: 2, full: 10))
  func `agrees with the naive tree when few of many nodes read`(seed: UInt64) {
    var run = RandomRun(seed: seed, nodeLimit: 150, readerShare: 15)
    for _ in 0..<100 { run.twins.add(under: run.randomParent(), at: 0, body: run.randomBody()) }
    run.twins.judgeEdit()
    check(run, seed: seed, steps: 80)
  }

  private func check(_ run: RandomRun, seed: UInt64, steps: Int) {
    var run = run
    for step in 0..<steps {
      let edit = run.editAtRandom()
      run.evaluateAtRandom()
      guard run.twins.faults.isEmpty else {
        Issue.record("seed \(seed), step \(step), after \(edit): \(run.twins.faults)")
        return
      }
    }
    run.finish()
    #expect(run.twins.faults.isEmpty, "seed \(seed), at the end")
  }
}

/// A run of random edits on twin trees.
private struct RandomRun {
  var twins = TwinTrees()
  private var random: SplitMix64
  private let nodeLimit: Int
  /// How many of a hundred nodes read anything.
  private let readerShare: Int

  init(seed: UInt64, nodeLimit: Int = 32, readerShare: Int = 85) {
    random = SplitMix64(seed: seed)
    self.nodeLimit = nodeLimit
    self.readerShare = readerShare
  }

  /// Makes one edit on both trees, judges it, and returns its name.
  mutating func editAtRandom() -> String {
    let edit = randomEdit()
    twins.judgeEdit()
    return edit
  }

  private mutating func randomEdit() -> String {
    guard !twins.nodes.isEmpty else { return add() }
    let place = Int.random(in: 0..<twins.nodes.count, using: &random)
    let key = Int.random(in: 0..<4, using: &random)
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<26:
      return twins.nodes.count < nodeLimit ? add() : "nothing"
    case 26..<41:
      twins.write(key, .value(Int.random(in: 0..<5, using: &random)), at: place)
      return "set"
    case 41..<53:
      twins.write(key, .transform(randomTransform()), at: place)
      return "transform"
    case 53..<63:
      twins.write(key, nil, at: place)
      return "clear"
    case 63..<71:
      twins.setDefault(key, to: Int.random(in: 0..<5, using: &random))
      return "default"
    case 71..<84:
      twins.move(place, under: randomParent(), at: Int.random(in: 0..<8, using: &random))
      return "move"
    case 84..<88:
      twins.remove(place)
      return "remove"
    case 88..<95:
      twins.replaceBody(of: place, with: randomBody())
      return "replaceBody"
    default:
      twins.invalidate(place)
      return "invalidate"
    }
  }

  private mutating func add() -> String {
    twins.add(
      under: randomParent(), at: Int.random(in: 0..<8, using: &random), body: randomBody())
    return "add"
  }

  /// Evaluates everything, a few nodes, or nothing, so that edits also meet half-evaluated trees.
  mutating func evaluateAtRandom() {
    switch Int.random(in: 0..<6, using: &random) {
    case 0, 1:
      twins.update()
      twins.judgeCleanTrees()
    case 2:
      while twins.evaluateNext() {}
      twins.judgeCleanTrees()
    case 3:
      for _ in 0..<3 { _ = twins.evaluateNext() }
    default:
      break
    }
  }

  mutating func finish() {
    while twins.evaluateNext() {}
    twins.judgeCleanTrees()
  }

  mutating func randomParent() -> Int? {
    guard !twins.nodes.isEmpty, Int.random(in: 0..<8, using: &random) > 0 else { return nil }
    return Int.random(in: 0..<twins.nodes.count, using: &random)
  }

  /// A body whose later readings depend on what it read first, and whose output is sometimes coarse,
  /// so that equal outputs come about.
  mutating func randomBody() -> NaiveTree.Body {
    let salt = Int.random(in: 0..<1000, using: &random)
    guard Int.random(in: 0..<100, using: &random) < readerShare else { return { _ in salt } }
    let first = salt % 4
    return { read in
      let value = read(first)
      var output = value
      if value.isMultiple(of: 2) { output += 10 * read((first + 1) % 4) }
      if value > 2 { output += 100 * read((first + 2) % 4) }
      if output > salt % 40 { output += read((first + 3) % 4) + read(first) }
      return salt.isMultiple(of: 3) ? output % 3 : output
    }
  }

  private mutating func randomTransform() -> (Int) -> Int {
    let number = Int.random(in: 0..<5, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return { min($0, number) }
    case 1: return { max($0, number) }
    case 2: return { _ in number }
    case 3: return { $0 % (number + 1) }
    default: return { ($0 + number) % 7 }
    }
  }
}

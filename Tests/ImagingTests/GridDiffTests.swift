import Imaging
import TestSupport
import Testing

struct GridDiffTests {
  @Test(arguments: [31, 32, 33, 34] as [UInt64])
  func `the runs turn the old grid into the new one`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var wrong = 0
    var halves = 0
    var wasteful = 0
    for _ in 0..<300 {
      let old = randomGrid(using: &random)
      var new = old
      for _ in 0..<Int.random(in: 0...5, using: &random) { scribble(on: &new, using: &random) }
      let runs = GridDiff.changes(from: old, to: new)
      if applied(runs, to: old) != new { wrong += 1 }
      if !runs.allSatisfy({ isWhole($0, in: new) }) { halves += 1 }
      if !runs.allSatisfy({ isNeeded($0, from: old) }) { wasteful += 1 }
    }
    #expect((wrong, halves, wasteful) == (0, 0, 0), "seed \(seed)")
  }

  @Test func `equal grids need no run`() {
    var grid = CellGrid(columns: 9, rows: 3)
    grid.write("美 text", column: 0, row: 1)
    #expect(GridDiff.changes(from: grid, to: grid).isEmpty)
  }

  @Test(arguments: [(4, [0..<6]), (5, [0..<1, 6..<7])])
  func `a gap of four cells is drawn again, a longer one is jumped over`(
    gap: Int, expected: [Range<Int>]
  ) {
    let old = CellGrid(columns: 9, rows: 2)
    var new = old
    new.write("x", column: 0, row: 1)
    new.write("x", column: gap + 1, row: 1)
    let runs = GridDiff.changes(from: old, to: new)
    #expect(runs.map { $0.startColumn..<$0.startColumn + $0.cells.count } == expected)
    #expect(runs.allSatisfy { $0.row == 1 })
  }

  @Test func `a wide character that changes is drawn whole, though its right half is the same`() {
    var old = CellGrid(columns: 4, rows: 1)
    old.write("美x", column: 0, row: 0)
    var new = CellGrid(columns: 4, rows: 1)
    new.write("国x", column: 0, row: 0)
    let runs = GridDiff.changes(from: old, to: new)
    #expect(runs.map { Array($0.cells) } == [[new[0, 0], new[1, 0]]])
  }

  @Test(arguments: [nil, CellGrid(columns: 3, rows: 3), CellGrid(columns: 4, rows: 2)])
  func `everything is drawn where there was no grid of this size`(old: CellGrid?) {
    var new = CellGrid(columns: 4, rows: 3)
    new.write("x", column: 1, row: 2)
    let runs = GridDiff.changes(from: old, to: new)
    #expect(runs.map(\.row) == [0, 1, 2])
    #expect(runs.flatMap { Array($0.cells) } == new.cells)
  }

  @Test func `a grid without columns needs no run`() {
    #expect(GridDiff.changes(from: nil, to: CellGrid(columns: 0, rows: 5)).isEmpty)
  }

  private func randomGrid(using random: inout SplitMix64) -> CellGrid {
    var grid = CellGrid(
      columns: .random(in: 1...14, using: &random), rows: .random(in: 1...3, using: &random))
    for _ in 0..<6 { scribble(on: &grid, using: &random) }
    return grid
  }

  private func scribble(on grid: inout CellGrid, using random: inout SplitMix64) {
    let texts = ["美", "国", "a", "b美", "   ", "ab"]
    grid.write(
      texts.randomElement(using: &random) ?? "", column: .random(in: -1...13, using: &random),
      row: .random(in: 0...2, using: &random),
      background: Bool.random(using: &random) ? .standard : .palette(4))
  }

  private func applied(_ runs: [CellRun], to old: CellGrid) -> CellGrid {
    var result = old
    for run in runs {
      for (offset, cell) in run.cells.enumerated() {
        result[run.startColumn + offset, run.row] = cell
      }
    }
    return result
  }

  private func isWhole(_ run: CellRun, in grid: CellGrid) -> Bool {
    let end = run.startColumn + run.cells.count
    return run.cells.first?.isContinuation == false
      && (end == grid.columns || !grid[end, run.row].isContinuation)
  }

  /// Whether both ends of a run change, and no more than four cells together in it don't.
  private func isNeeded(_ run: CellRun, from old: CellGrid) -> Bool {
    var unchanged = 0
    var longest = 0
    for (offset, cell) in run.cells.enumerated() {
      unchanged = old[run.startColumn + offset, run.row] == cell ? unchanged + 1 : 0
      longest = max(longest, unchanged)
    }
    let isLastHalf = run.cells.last?.isContinuation == true
    return longest <= 5 && unchanged <= (isLastHalf ? 1 : 0)
  }
}

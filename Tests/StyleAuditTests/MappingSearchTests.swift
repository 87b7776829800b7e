@testable import StyleModel
@testable import SourceTree
@testable import StyleReading
@testable import StyleAudit
import StyleTestSupport
import DynamicType
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct MappingSearchTests {
  private static func inversions(_ table: StyleTable) -> Int {
    Audit(only: ["DT004"]).report(on: table).findings.count
  }

  private static func distance(_ old: StyleTable, _ new: StyleTable) -> Double {
    zip(old.rows, new.rows).reduce(0) { sum, rows in
      sum + zip(rows.0.pointSizes, rows.1.pointSizes).reduce(0) { $0 + pow(log($1.1 / $1.0), 2) }
    }
  }

  /// What the search makes of Material, which takes long enough to be done once.
  private static let material = BuiltInStyleSets.named("material").map { set in
    (table: StyleTable(set), outcome: MappingSearch(StyleTable(set)).outcome())
  }

  @Test(arguments: BuiltInStyleSets.names)
  func `leaves no inversion between styles that can choose`(name: String) throws {
    let set = try #require(BuiltInStyleSets.named(name))
    let table = StyleTable(set)
    let outcome =
      name == "material" ? try #require(Self.material).outcome : MappingSearch(table).outcome()
    let after = table.applying(outcome.changes)
    let left = Audit(only: ["DT004"]).report(on: after).findings.map(\.styles)
    #expect(Set(left) == Set(outcome.remaining))
    let unable = Set(
      set.styles.filter { $0.method != .custom || $0.maximumPointSize != nil }.map(\.name))
    #expect(left.allSatisfy { !unable.isDisjoint(with: $0) })
  }

  @Test func `changes nothing in a set that is in order`() {
    let table = SampleStyles.table([
      SampleStyles.style("a", 34, .largeTitle), SampleStyles.style("b", 17),
    ])
    let outcome = MappingSearch(table).outcome()
    #expect(outcome.changes == [])
    #expect(outcome.remaining == [])
  }

  /// All mappings of three styles are tried beside the search.
  @Test(arguments: Rounds.seeds(from: 0, short: 1, full: 4))
  func `finds the nearest of all mappings`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let styles = (0..<3).map { index in
      SampleStyles.style(
        "s\(index)", Double(Int.random(in: 11...30, using: &random)),
        Font.TextStyle.allCases.randomElement(using: &random) ?? .body)
    }
    let table = SampleStyles.table(styles)
    let floors = table.rows.map { min(11, $0.pointSizes.min() ?? 0) - 0.001 }
    var best = (legible: Double.infinity, any: Double.infinity)
    for code in 0..<(11 * 11 * 11) {
      let changes = [code % 11, code / 11 % 11, code / 121].enumerated().map { place, style in
        RelativeToChange(style: "s\(place)", relativeTo: Font.TextStyle.allCases[style])
      }
      let mapped = table.applying(changes)
      let distance = Self.distance(table, mapped)
      let isLegible = zip(mapped.rows, floors).allSatisfy { row, floor in
        row.pointSizes.allSatisfy { $0 >= floor }
      }
      // The audit is what costs: it is asked only of what would be better than what was found.
      guard distance < best.any || isLegible && distance < best.legible,
        Self.inversions(mapped) == 0
      else { continue }
      best.any = min(best.any, distance)
      if isLegible { best.legible = min(best.legible, distance) }
    }
    let found = table.applying(MappingSearch(table).outcome().changes)
    #expect(Self.inversions(found) == 0, "seed \(seed)")
    let least = best.legible.isFinite ? best.legible : best.any
    #expect(abs(Self.distance(table, found) - least) < 1e-9, "seed \(seed)")
  }

  @Test func `takes no style below the minimum where a mapping without that exists`() throws {
    let (table, outcome) = try #require(Self.material)
    let mapped = table.applying(outcome.changes)
    for (now, then) in zip(table.rows, mapped.rows) {
      let floor = min(11, now.pointSizes.min() ?? 0) - 0.001
      #expect(then.pointSizes.allSatisfy { $0 >= floor }, "\(then.style.name)")
    }
  }

  @Test func `says which pairs no text style can help`() {
    let table = SampleStyles.table([
      SampleStyles.style("header", 20, .body, .fixed), SampleStyles.style("body", 16),
      SampleStyles.style("title", 21, .title),
    ])
    let outcome = MappingSearch(table).outcome()
    #expect(outcome.remaining.contains(["body", "header"]))
  }
}

@testable import StyleModel
@testable import SourceTree
@testable import StyleReading
@testable import StyleAudit
import StyleTestSupport
import Testing

@Suite struct FormulaResolverTests {
  /// Reads sizes and one style that uses `a0`.
  private func read(_ sizes: [(String, String)], fontSize: String = "{a0}") -> StyleSet {
    let tokens = sizes.map { "\"\($0.0)\":{\"type\":\"fontSizes\",\"value\":\"\($0.1)\"}" }
    return DesignTokensFixture.read(
      "{"
        + (tokens + ["\"s\":{\"type\":\"typography\",\"value\":{\"fontSize\":\"\(fontSize)\"}}"])
        .joined(separator: ",") + "}")
  }

  @Test(arguments: [
    ("{a0} * 2", 8), ("{a0}*{a0}", 16), ("({a0} + 1) * 2", 10), ("{b}", 12), ("2 * {b}", 24),
    ("{a0}px", 4), ("$b", 12), ("$b + $a0", 16), ("1{px} * 3", 3),
  ])
  func `puts values in the place of references`(formula: String, size: Double) {
    let set = read([("a0", "4"), ("b", "{a0} + 8")], fontSize: formula)
    #expect(set.messages == [])
    #expect(set.styles.map(\.pointSize) == [size])
  }

  @Test func `says which name it took for a unit`() {
    let set = read([("a0", "4")], fontSize: "3{px}")
    #expect(
      set.notes.map(\.description) == [
        "t.json:1:1: note: there is no token 'px': taken for the unit"
      ])
  }

  @Test func `works out each token once, so that nothing grows`() {
    let sizes = (0..<60).map { ("a\($0)", "({a\($0 + 1)} + {a\($0 + 1)}) / 2") } + [("a60", "17")]
    #expect(read(sizes).styles.map(\.pointSize) == [17])
  }

  @Test func `follows 400 formulas on top of each other, and stops at 513`() {
    func chain(_ count: Int) -> StyleSet {
      read((0..<count).map { ("a\($0)", "{a\($0 + 1)} * 1") } + [("a\(count)", "17")])
    }
    #expect(chain(400).styles.map(\.pointSize) == [17])
    #expect(chain(600).unreadable.map(\.reason) == ["the formulas behind 'a513' are too long"])
  }

  @Test(arguments: [
    ("{a0} * 2", "the alias runs in a circle: a0 → b → a0"),
    ("{c} * 2", "there is no token 'c'"),
    ("{s} * 2", "'s', which is an object, stands inside a text"),
  ])
  func `says why a formula has no value`(formula: String, message: String) {
    let set = read([("a0", "{b} + 1"), ("b", "{a0} + 1")], fontSize: formula)
    #expect(set.unreadable.map(\.reason) == [message])
  }
}

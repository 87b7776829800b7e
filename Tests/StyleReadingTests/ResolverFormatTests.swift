@testable import StyleModel
@testable import SourceTree
@testable import StyleReading
@testable import StyleAudit
import StyleTestSupport
import Testing

@Suite struct ResolverFormatTests {
  /// Reads a resolver document with `sets`, whose order is that of `a` alone.
  private func read(_ sets: String) -> StyleSet {
    DesignTokensFixture.read(
      "{\"version\":\"2025.10\",\"resolutionOrder\":[{\"$ref\":\"#/sets/a\"}],\"sets\":{\(sets)}}")
  }

  private static let style =
    "{\"body\":{\"$type\":\"typography\",\"$value\":\(DesignTokensFixture.value())}}"

  @Test func `puts later sources over earlier ones`() {
    let set = read(
      """
      "a":{"sources":[\(Self.style),{"$ref":"#/sets/b"}]},
      "b":{"sources":[{"body":{"$type":"typography","$value":\(DesignTokensFixture.value(size: 20))}}]}
      """)
    #expect(set.messages == [])
    #expect(set.styles.map(\.pointSize) == [20])
  }

  @Test func `names a circle of sets and reads the rest`() {
    let set = read(
      """
      "a":{"sources":[\(Self.style),{"$ref":"#/sets/b"},{"$ref":"#/sets/b"}]},
      "b":{"sources":[{"$ref":"#/sets/b"}]}
      """)
    #expect(set.styles.map(\.pointSize) == [17])
    #expect(
      set.diagnostics.map(\.message) == [
        "'#/sets/b' runs in a circle", "'#/sets/b' runs in a circle",
      ])
  }

  @Test func `stops sets that multiply without end`() {
    let sets = (0..<40).map { number in
      let next = "{\"$ref\":\"#/sets/s\(number + 1)\"}"
      return "\"s\(number)\":{\"sources\":[\(next),\(next)]}"
    }
    let set = read(
      (["\"a\":{\"sources\":[\(Self.style),{\"$ref\":\"#/sets/s0\"}]}"] + sets).joined(
        separator: ","))
    #expect(set.styles.count == 1)
    #expect(
      set.diagnostics.map(\.message).contains("the sets refer to each other more than 2000 times"))
    #expect(set.diagnostics.count < 2_010)
  }

  @Test(arguments: [
    ("#/sets/x", "'#/sets/x' leads to no tokens"), ("x.json", "'x.json' can't be read"),
    ("https://example.com/x.json", "'https://example.com/x.json' can't be read"),
  ])
  func `says which source leads nowhere`(reference: String, message: String) {
    let set = read("\"a\":{\"sources\":[\(Self.style),{\"$ref\":\"\(reference)\"}]}")
    #expect(set.styles.count == 1)
    #expect(set.diagnostics.map(\.message) == [message])
  }
}

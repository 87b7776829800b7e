import DynamicType
import Testing

@Suite struct UnknownNameTests {
  @Test(arguments: [
    ("acessibility3", "acessibility3"), ("AX6", "ax6"), ("xx-Lagre", "xxlagre"), ("", ""),
    ("UIContentSizeCategory.extraLarg", "extralarg"), (".q", "q"), ("小", "小"),
    ("UICTContentSizeCategoryAccesibilityXL", "accesibilityxl"), ("UIContentSizeCategory", ""),
  ])
  func `an unknown size comes with what to compare and what is understood`(
    spelling: String, unqualified: String
  ) throws {
    let error = try #require(throws: UnknownName.self) { try DynamicTypeSize(spelling: spelling) }
    #expect(error.kind == .dynamicTypeSize)
    #expect(error.spelling == spelling)
    #expect(error.unqualified == unqualified)
    #expect(error.spellings.starts(with: DynamicTypeSize.allCases.map(\.name)))
    for spelling in error.spellings {
      #expect(throws: Never.self) { try DynamicTypeSize(spelling: spelling) }
    }
  }

  @Test func `AXXXL is refused, since it may be read in two ways`() {
    #expect(throws: UnknownName.self) { try DynamicTypeSize(spelling: "AXXXL") }
  }

  @Test func `a problem says what is wrong, and choices what to write`() throws {
    let style = try error { try Font.TextStyle(spelling: "paragraph") }
    #expect(style.problem == "unknown text style 'paragraph'")
    #expect(
      style.choices == "one of largeTitle, title, title2, title3, headline, subheadline, body, "
        + "callout, footnote, caption, caption2")
    let weight = try error { try Font.Weight(spelling: "0") }
    #expect(weight.problem == "unknown font weight '0'")
    #expect(
      weight.choices == "one of ultraLight, thin, light, regular, medium, semibold, bold, heavy, "
        + "black, or a number from 1 to 1000")
    let method = try error { try ScalingMethod(spelling: "none") }
    #expect(
      method.choices == "one of scaledMetric, custom, fontMetrics, capturedAtLaunch, fixed, steps, "
        + "doubleScaled")
  }

  @Test func `a problem never carries control characters and stays short`() throws {
    let escape = try error { try Platform(spelling: "\u{1B}[2Jxyz\n") }
    #expect(escape.problem == "unknown platform '\\u{1B}[2Jxyz\\n'")
    let long = try error { try Platform(spelling: String(repeating: "漢", count: 500)) }
    #expect(long.problem == "unknown platform '" + String(repeating: "漢", count: 60) + "…'")
  }

  private func error(_ body: () throws -> Any) throws -> UnknownName {
    try #require(throws: UnknownName.self) { _ = try body() }
  }
}

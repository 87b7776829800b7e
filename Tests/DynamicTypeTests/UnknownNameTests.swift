import DynamicType
import Testing

@Suite struct UnknownNameTests {
  @Test(arguments: [
    ("acessibility3", "accessibility3"), ("meduim", "medium"), ("xxLagre", "xxLarge"),
    ("accesibility-extra-large", "accessibilityExtraLarge"), ("AX6", "AX1"),
    ("UIContentSizeCategory.extraLarg", "extraLarge"),
    ("UICTContentSizeCategoryAccesibilityXL", "AccessibilityXL"),
  ])
  func `a misspelled size suggests the nearest spelling`(spelling: String, nearest: String) {
    #expect(throws: UnknownName(kind: .dynamicTypeSize, spelling: spelling, nearest: nearest)) {
      try DynamicTypeSize(spelling: spelling)
    }
  }

  @Test(arguments: ["", " ", "-", ".", "q", "huge", "小", "UIContentSizeCategory", "xSmall.small"])
  func `a name near to nothing suggests nothing`(spelling: String) {
    #expect(throws: UnknownName(kind: .dynamicTypeSize, spelling: spelling, nearest: nil)) {
      try DynamicTypeSize(spelling: spelling)
    }
  }

  @Test func `AXXXL is refused, since it may be read in two ways`() {
    #expect(throws: UnknownName.self) { try DynamicTypeSize(spelling: "AXXXL") }
  }

  @Test func `a very long name is refused without being compared`() {
    let long = String(repeating: "x", count: 100_000)
    #expect(throws: UnknownName(kind: .dynamicTypeSize, spelling: long, nearest: nil)) {
      try DynamicTypeSize(spelling: long)
    }
  }

  @Test func `messages say what is wrong and what to write`() {
    #expect(
      message { try DynamicTypeSize(spelling: "acessibility3") }
        == "unknown Dynamic Type size 'acessibility3'; did you mean 'accessibility3'?")
    #expect(
      message { try Font.TextStyle(spelling: "headlin") }
        == "unknown text style 'headlin'; did you mean 'headline'?")
    #expect(
      message { try Font.TextStyle(spelling: "paragraph") }
        == "unknown text style 'paragraph'; use one of largeTitle, title, title2, title3, headline, "
        + "subheadline, body, callout, footnote, caption, caption2")
    #expect(
      message { try Font.Weight(spelling: "0") }
        == "unknown font weight '0'; use one of ultraLight, thin, light, regular, medium, semibold, "
        + "bold, heavy, black, or a number from 1 to 1000")
    #expect(
      message { try ScalingMethod(spelling: "none") }
        == "unknown scaling method 'none'; use one of scaledMetric, custom, fontMetrics, "
        + "capturedAtLaunch, fixed, steps, doubleScaled")
    #expect(
      message { try Platform(spelling: "watchso") }
        == "unknown platform 'watchso'; did you mean 'watchos'?")
  }

  @Test func `a message never carries control characters and stays short`() {
    let escape = message { try Platform(spelling: "\u{1B}[2Jxyz\n") }
    #expect(escape.unicodeScalars.allSatisfy { $0.value >= 0x20 })
    #expect(escape.hasPrefix("unknown platform '\\u{1B}[2Jxyz\\n';"))
    let long = message { try Platform(spelling: String(repeating: "漢", count: 500)) }
    #expect(long.hasPrefix("unknown platform '" + String(repeating: "漢", count: 60) + "…';"))
  }

  private func message(_ body: () throws -> Any) -> String {
    do {
      _ = try body()
      return "nothing thrown"
    } catch {
      return (error as? UnknownName)?.message ?? "another error: \(error)"
    }
  }
}

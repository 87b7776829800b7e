import DynamicType
import Testing

@Suite struct ScaledMetricRuleTests {
  private func differsFromUIKit(
    _ style: Font.TextStyle, _ size: DynamicTypeSize, _ base: Int, scale: Double
  ) -> Bool {
    let metric = ScaledMetricRule(relativeTo: style)
      .value(Double(base), at: size, displayScale: scale)
    let metrics = FontMetrics(forTextStyle: style)
      .scaledValue(for: Double(base), compatibleWith: size, displayScale: scale)
    return (metric - metrics).magnitude > 0.001
  }

  @Test func `ratio first and multiply first part at exact halves`() {
    let metric = ScaledMetricRule(relativeTo: .footnote)
      .value(11, at: .accessibility2, displayScale: 3)
    let metrics = FontMetrics(forTextStyle: .footnote)
      .scaledValue(for: 11, compatibleWith: .accessibility2, displayScale: 3)
    #expect((metric - 20).magnitude < 1e-9)
    #expect((metrics - 61.0 / 3).magnitude < 1e-9)
  }

  @Test(arguments: [
    (3.0, Font.TextStyle.footnote, DynamicTypeSize.accessibility2, [11, 19, 35, 41, 73]),
    (2.0, .title2, .accessibility1, [21, 77, 161]),
  ])
  func `whole bases up to 200 part only in known rows`(
    scale: Double, style: Font.TextStyle, size: DynamicTypeSize, known: [Int]
  ) {
    #expect(known.allSatisfy { differsFromUIKit(style, size, $0, scale: scale) })
    for other in Font.TextStyle.allCases {
      for otherSize in DynamicTypeSize.allCases where (other, otherSize) != (style, size) {
        let parted = (1...200).filter { differsFromUIKit(other, otherSize, $0, scale: scale) }
        #expect(parted == [], "\(other) \(otherSize)")
      }
    }
  }

  @Test(arguments: [1.0, 2.0, 3.0])
  func `whole points stay as they are at large`(scale: Double) {
    let changed = (0...1000).map(Double.init).filter {
      ScaledMetricRule().value($0, at: .large, displayScale: scale) != $0
    }
    #expect(changed == [])
  }

  @Test func `body is the default, and a blog measured 17 at medium as 16 and a third`() {
    #expect(ScaledMetricRule() == ScaledMetricRule(relativeTo: .body))
    let value = ScaledMetricRule().value(17, at: .medium, displayScale: 3)
    #expect((value - 49.0 / 3).magnitude < 1e-9)
  }

  @Test func `values that are not finite come back as they are`() {
    #expect(ScaledMetricRule().value(.infinity, at: .xSmall, displayScale: 3) == .infinity)
    #expect(ScaledMetricRule().value(.nan, at: .xSmall, displayScale: 3).isNaN)
    #expect(ScaledMetricRule().value(-17, at: .medium, displayScale: 1) == -16)
  }
}

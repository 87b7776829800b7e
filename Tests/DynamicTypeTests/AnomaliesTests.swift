import DynamicType
import Testing

/// Where scaling by leading surprises; all figures follow from measurements of iOS 26.
@Suite struct AnomaliesTests {
  private func value(
    _ base: Double, _ style: Font.TextStyle, _ size: DynamicTypeSize
  ) -> Double {
    let metrics = FontMetrics(forTextStyle: style)
    return metrics.scaledValue(for: base, compatibleWith: size, displayScale: 3)
  }

  private func font(_ base: Double, _ style: Font.TextStyle, _ size: DynamicTypeSize) -> Double {
    FontMetrics(forTextStyle: style).scaledPointSize(for: base, compatibleWith: size)
  }

  @Test(arguments: [
    (DynamicTypeSize.accessibility1, 28.333, 26.333), (.accessibility2, 31.667, 31.0),
    (.accessibility3, 35.333, 37.0), (.accessibility4, 37.667, 43.333), (.accessibility5, 42, 48),
  ])
  func `title 21 falls below body 17 from accessibility3, not accessibility2`(
    size: DynamicTypeSize, title: Double, body: Double
  ) {
    #expect((value(21, .title, size) - title).magnitude < 0.001)
    #expect((value(17, .body, size) - body).magnitude < 0.001)
    #expect((value(21, .title, size) < value(17, .body, size)) == (size >= .accessibility3))
  }

  @Test(arguments: [
    (DynamicTypeSize.accessibility3, 35.0, 37.0), (.accessibility4, 38, 43),
    (.accessibility5, 42, 48),
  ])
  func `title 21 falls below body 17 as a font too`(
    size: DynamicTypeSize, title: Double, body: Double
  ) {
    #expect(font(21, .title, size) == title)
    #expect(font(17, .body, size) == body)
  }

  @Test(arguments: [
    (DynamicTypeSize.xSmall, 11.0, 10.0), (.small, 11, 10), (.medium, 11, 10), (.large, 11, 12),
    (.xLarge, 15, 14), (.xxLarge, 17, 16), (.xxxLarge, 19, 17), (.accessibility1, 21, 20),
    (.accessibility2, 25, 24), (.accessibility3, 30, 29), (.accessibility4, 35, 33),
    (.accessibility5, 41, 38),
  ])
  func `caption2 11 outgrows caption 12 at every size but large`(
    size: DynamicTypeSize, caption2: Double, caption: Double
  ) {
    #expect(font(11, .caption2, size) == caption2)
    #expect(font(12, .caption, size) == caption)
    #expect((caption2 > caption) == (size != .large))
  }

  @Test func `caption2 11 outgrows footnote 13 at seven sizes`() {
    let sizes = DynamicTypeSize.allCases.filter {
      font(11, .caption2, $0) > font(13, .footnote, $0)
    }
    #expect(
      sizes == [
        .xLarge, .xxLarge, .xxxLarge, .accessibility2, .accessibility3, .accessibility4,
        .accessibility5,
      ])
  }

  @Test func `headline dips at accessibility4, where body and callout outgrow it`() {
    #expect(font(17, .headline, .accessibility3) == 37)
    #expect(font(17, .headline, .accessibility4) == 39)
    #expect(font(17, .headline, .accessibility5) == 48)
    #expect(font(17, .body, .accessibility4) == 43)
    #expect(font(16, .callout, .accessibility4) == 40)
    #expect(IOSTypeTable.pointSize(for: .headline, at: .accessibility4) == 47)
  }

  @Test(arguments: [
    (Font.TextStyle.body, DynamicTypeSize.accessibility5, 48.0, 53.0),
    (.callout, .accessibility5, 46, 51), (.subheadline, .accessibility5, 44, 49),
    (.footnote, .accessibility5, 38, 44), (.caption, .accessibility5, 38, 43),
    (.headline, .accessibility4, 39, 47), (.caption2, .accessibility5, 41, 40),
    (.caption2, .xLarge, 15, 13), (.caption2, .xxLarge, 17, 15), (.caption2, .xxxLarge, 19, 17),
    (.body, .xSmall, 15, 14),
  ])
  func `a custom font of the default size does not keep step with the system font`(
    style: Font.TextStyle, size: DynamicTypeSize, custom: Double, system: Double
  ) {
    #expect(font(IOSTypeTable.pointSize(for: style, at: .large), style, size) == custom)
    #expect(IOSTypeTable.pointSize(for: style, at: size) == system)
  }

  @Test(arguments: [DynamicTypeSize.xSmall, .small, .medium])
  func `caption2 does not shrink below large, caption falls under 11 pt`(size: DynamicTypeSize) {
    #expect(FontMetrics(forTextStyle: .caption2).ratio(at: size) == 1)
    #expect(FontMetrics(forTextStyle: .caption).ratio(at: size) == 13.0 / 16)
    #expect(font(12, .caption, size) < Platform.ios.minimumPointSize)
    #expect(IOSTypeTable.pointSize(for: .caption, at: size) == 11)
  }

  @Test func `title2 22 and title3 20 become the same at accessibility5`() {
    #expect(font(22, .title2, .accessibility5) == 52)
    #expect(font(20, .title3, .accessibility5) == 52)
  }

  @Test(arguments: DynamicTypeSize.allCases)
  func `the system font at a point size never scales`(size: DynamicTypeSize) {
    #expect(Font.system(size: 17).resolved(in: SizeSetting(size)).pointSize == 17)
  }

  @Test func `body doubles only from accessibility3, as custom and as system font`() {
    let custom = DynamicTypeSize.allCases.first { font(17, .body, $0) >= 34 }
    let system = DynamicTypeSize.allCases.first {
      IOSTypeTable.pointSize(for: .body, at: $0) >= 34
    }
    #expect(custom == .accessibility3)
    #expect(system == .accessibility3)
  }
}

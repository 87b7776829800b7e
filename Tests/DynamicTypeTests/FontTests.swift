import DynamicType
import Testing

@Suite struct FontTests {
  private let large = SizeSetting(.large)

  @Test(arguments: [
    (Font.largeTitle, Font.TextStyle.largeTitle), (.title, .title), (.title2, .title2),
    (.title3, .title3), (.headline, .headline), (.subheadline, .subheadline), (.body, .body),
    (.callout, .callout), (.footnote, .footnote), (.caption, .caption), (.caption2, .caption2),
  ])
  func `a text style's font has its size, leading, weight and tracking at every size`(
    font: Font, style: Font.TextStyle
  ) {
    for size in DynamicTypeSize.allCases {
      let pointSize = IOSTypeTable.pointSize(for: style, at: size)
      let expected = ResolvedFont(
        pointSize: pointSize, weight: IOSTypeTable.weight(for: style),
        tracking: TrackingTable.sfPro.tracking(atPointSize: pointSize), textStyle: style,
        leading: IOSTypeTable.leading(for: style, at: size))
      #expect(font.resolved(in: SizeSetting(size)) == expected, "\(size)")
    }
  }

  @Test func `a text style follows the environment, not the device`() {
    let setting = SizeSetting(
      dynamicTypeSize: .accessibility5, deviceSize: .xSmall, launchSize: .xSmall, displayScale: 2)
    #expect(Font.body.resolved(in: setting).pointSize == 53)
  }

  @Test func `a custom font scales with body unless it names a text style`() {
    let setting = SizeSetting(.accessibility5)
    #expect(
      Font.custom("Inter", size: 17).resolved(in: setting)
        == ResolvedFont(families: ["Inter"], pointSize: 48, textStyle: .body))
    #expect(
      Font.custom("Inter", size: 21, relativeTo: .title).resolved(in: setting)
        == ResolvedFont(families: ["Inter"], pointSize: 42, textStyle: .title))
    #expect(
      Font.custom("Inter", fixedSize: 17).resolved(in: setting)
        == ResolvedFont(families: ["Inter"], pointSize: 17))
    #expect(Font.custom("Inter", size: 17) == .custom("Inter", size: 17, relativeTo: .body))
  }

  @Test func `a scaled font goes by its method, and without families it is the system font`() {
    let fallback = ScaledPointSize(base: 17, method: .fontMetrics)
    var setting = large
    setting.dynamicTypeSize = .accessibility5
    let custom = Font.scaled(families: ["A", "B"], fallback).resolved(in: setting)
    #expect(custom == ResolvedFont(families: ["A", "B"], pointSize: 17, textStyle: .body))
    let system = Font.scaled(families: [], fallback).resolved(in: setting, isBoldText: true)
    #expect(
      system == ResolvedFont(pointSize: 17, weight: .medium, tracking: -0.43, textStyle: .body))
    let steps = ScaledPointSize(base: 17, method: .steps([.large: 20]))
    #expect(Font.scaled(families: ["A"], steps).resolved(in: large).textStyle == nil)
  }

  @Test func `bold is the emphasized weight of a text style, and bold elsewhere`() {
    #expect(Font.body.bold().resolved(in: large).weight == .semibold)
    #expect(Font.title.bold().resolved(in: large).weight == .bold)
    #expect(Font.system(size: 17, weight: .light).bold().resolved(in: large).weight == .bold)
    #expect(Font.custom("Inter", size: 17).bold().resolved(in: large).weight == .bold)
  }

  @Test func `of several weights the last one counts`() {
    #expect(Font.body.bold().weight(.light).resolved(in: large).weight == .light)
    #expect(Font.body.weight(.light).bold().resolved(in: large).weight == .semibold)
    #expect(Font.system(.headline, weight: .thin).resolved(in: large).weight == .thin)
  }

  @Test func `Bold Text makes system fonts one weight heavier, and only the weight`() {
    let fonts = [Font.body, .headline, .system(size: 12, weight: .black)]
    let weights = fonts.map { $0.resolved(in: large, isBoldText: true).weight }
    #expect(weights == [.medium, .bold, .black])
    var plain = Font.body.resolved(in: large)
    plain.weight = .medium
    #expect(Font.body.resolved(in: large, isBoldText: true) == plain)
    let custom = Font.custom("Inter", size: 17)
    #expect(custom.resolved(in: large, isBoldText: true) == custom.resolved(in: large))
  }

  @Test(arguments: [
    (Font.Design.default, -0.43), (.serif, -0.07), (.rounded, 0.37), (.monospaced, 0),
  ])
  func `each design brings its own tracking`(design: Font.Design, tracking: Double) {
    let font = Font.system(.body, design: design).resolved(in: large)
    #expect(font.design == design)
    #expect(font.tracking == tracking)
  }

  @Test func `tight and loose move the leading of a text style by two points`() {
    let leadings = Font.Leading.allCases.map { Font.body.leading($0).resolved(in: large).leading }
    #expect(leadings == [22, 20, 24])
    #expect(Font.system(size: 17).leading(.loose).resolved(in: large).leading == nil)
  }

  @Test func `slant, digits and design are carried along`() {
    let font = Font.custom("Inter", size: 17).italic().monospacedDigit().monospaced()
    let expected = ResolvedFont(
      families: ["Inter"], design: .monospaced, pointSize: 17, isItalic: true,
      hasMonospacedDigits: true, textStyle: .body)
    #expect(font.resolved(in: large) == expected)
  }

  @Test func `equal requests are equal fonts`() {
    #expect(Font.body == .system(.body))
    #expect(Font.body.bold() != .body)
    #expect(Set([Font.body.italic(), .system(.body).italic(), .body]).count == 2)
  }
}

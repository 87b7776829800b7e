import DynamicType
import Testing

@Suite struct CustomFontRuleTests {
  @Test func `without a text style a custom font follows body`() {
    #expect(CustomFontRule() == CustomFontRule(relativeTo: .body))
  }

  @Test(arguments: Font.TextStyle.allCases)
  func `gives whole points, as UIKit does except at exact halves`(style: Font.TextStyle) {
    let metrics = FontMetrics(forTextStyle: style)
    var parted: [String] = []
    for size in DynamicTypeSize.allCases {
      for base in 1...200 {
        let custom = CustomFontRule(relativeTo: style).pointSize(Double(base), at: size)
        let uiKit = metrics.scaledPointSize(for: Double(base), compatibleWith: size)
        let leading = IOSTypeTable.leading(for: style, at: size)
        let twice = 2 * Double(base) * leading / IOSTypeTable.leading(for: style, at: .large)
        let isHalf = twice == twice.rounded() && !twice.truncatingRemainder(dividingBy: 2).isZero
        let isAllowed = custom == uiKit || isHalf && custom == uiKit - 1
        if !isAllowed || custom != custom.rounded() { parted.append("\(size) \(base)") }
      }
    }
    #expect(parted == [])
  }

  @Test func `rounds to the whole point at large too`() {
    #expect(CustomFontRule().pointSize(17.2, at: .large) == 17)
    #expect(CustomFontRule().pointSize(17.5, at: .large) == 18)
  }

  @Test func `values that are not finite come back as they are`() {
    #expect(CustomFontRule().pointSize(-.infinity, at: .xSmall) == -.infinity)
    #expect(CustomFontRule().pointSize(.nan, at: .xSmall).isNaN)
  }
}

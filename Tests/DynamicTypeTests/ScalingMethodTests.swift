import DynamicType
import Testing

@Suite struct ScalingMethodTests {
  static let methods: [ScalingMethod] = [
    .scaledMetric, .custom, .fontMetrics, .capturedAtLaunch, .fixed, .steps([:]), .doubleScaled,
  ]

  @Test(arguments: methods)
  func `a name gives its method back`(method: ScalingMethod) throws {
    #expect(try ScalingMethod(spelling: method.name) == method)
    #expect(try ScalingMethod(spelling: "." + method.name.uppercased()) == method)
  }

  @Test(arguments: [
    ("@ScaledMetric", ScalingMethod.scaledMetric), ("Font.custom", .custom),
    ("UIFontMetrics", .fontMetrics), ("captured-at-launch", .capturedAtLaunch),
    ("double scaled", .doubleScaled), ("fixed_size", .fixed),
  ])
  func `the names of the API do as well`(spelling: String, method: ScalingMethod) throws {
    #expect(try ScalingMethod(spelling: spelling) == method)
  }

  @Test func `only fixed and steps go without a text style`() {
    let without = Self.methods.filter { !$0.followsTextStyle }
    #expect(without == [.fixed, .steps([:])])
  }
}

import DynamicType
import Testing

@Suite struct ScaledPointSizeTests {
  /// Three sizes that differ, so that what a method follows shows in the result.
  private let setting = SizeSetting(
    dynamicTypeSize: .accessibility5, deviceSize: .xLarge, launchSize: .xSmall, displayScale: 3)

  @Test(arguments: [
    // 17 × 62 ÷ 22 = 47.909 → 47 + 3⁄3 at @3x; × 24 ÷ 22 = 18.545; × 19 ÷ 22 = 14.682
    (ScalingMethod.scaledMetric, 48.0), (.custom, 48), (.fontMetrics, 19), (.capturedAtLaunch, 15),
    (.fixed, 17), (.steps([.accessibility5: 30.25, .xLarge: 20]), 30.25),
    // 48 × 62 ÷ 22 = 135.27
    (.doubleScaled, 135),
  ])
  func `each method follows its own size and rounds its own way`(
    method: ScalingMethod, expected: Double
  ) {
    let size = ScaledPointSize(base: 17, relativeTo: .body, method: method)
    #expect(size.pointSize(in: setting) == expected)
  }

  @Test func `the scaled metric rounds to the pixel of the display`() {
    let size = ScaledPointSize(base: 17, method: .scaledMetric)
    let sizes = [1.0, 2, 3].map {
      size.pointSize(in: SizeSetting(.medium, displayScale: $0))
    }
    // 17 × 21 ÷ 22 = 16.227
    #expect(sizes[0] == 16)
    #expect(sizes[1] == 16)
    #expect((sizes[2] - 49.0 / 3).magnitude < 1e-9)
  }

  @Test(arguments: [
    ScalingMethod.scaledMetric, .custom, .fontMetrics, .capturedAtLaunch, .fixed,
    .steps([.large: 17]), .doubleScaled,
  ])
  func `the maximum is applied last, whatever the method`(method: ScalingMethod) {
    let size = ScaledPointSize(base: 17, method: method, maximum: 14.5)
    #expect(size.pointSize(in: setting) == 14.5)
    let unlimited = ScaledPointSize(base: 17, method: method, maximum: 0)
    #expect(unlimited.pointSize(in: setting) > 14.5)
  }

  @Test(arguments: [
    (DynamicTypeSize.xSmall, 13.0), (.small, 13), (.medium, 13), (.large, 16), (.xxxLarge, 16),
    (.accessibility1, 20), (.accessibility5, 20),
  ])
  func `a missing step takes the nearest smaller one, else the nearest larger`(
    size: DynamicTypeSize, expected: Double
  ) {
    let steps = ScalingMethod.steps([.small: 13, .large: 16, .accessibility1: 20])
    #expect(ScaledPointSize(base: 17, method: steps).pointSize(in: SizeSetting(size)) == expected)
  }

  @Test func `no steps at all leave the base`() {
    let size = ScaledPointSize(base: 17, method: .steps([:]))
    #expect(size.pointSize(in: SizeSetting(.accessibility5)) == 17)
  }

  @Test func `recomputing from the base cannot drift`() {
    let size = ScaledPointSize(base: 17)
    let walked = DynamicTypeSize.allCases + DynamicTypeSize.allCases.reversed() + [.large]
    #expect(walked.map { size.pointSize(in: SizeSetting($0)) }.last == 17)
  }

  @Test func `a method follows the environment exactly if an override changes its result`() {
    for method in [
      ScalingMethod.scaledMetric, .custom, .fontMetrics, .capturedAtLaunch, .fixed,
      .steps([.large: 17, .accessibility5: 40]), .doubleScaled,
    ] {
      let size = ScaledPointSize(base: 17, method: method)
      var overridden = SizeSetting(.large)
      overridden.dynamicTypeSize = .accessibility5
      let follows = size.pointSize(in: overridden) != size.pointSize(in: SizeSetting(.large))
      #expect(follows == method.sources.contains(.environment), "\(method.name)")
    }
  }
}

import PreviewUI
import TestSupport
import Testing

/// The size a font takes on a device of one size in a preview of another.
private func size(
  _ font: Font, launch: DynamicTypeSize = .large, device: DynamicTypeSize,
  preview: DynamicTypeSize?
) -> Double {
  let port = RectangleFontPort()
  func pointSize<V: View>(_ view: V) -> Double {
    let host = PreviewHost(view, port: port, deviceSize: launch)
    host.deviceSize = device
    host.update()
    return host.texts[0].content.pieces[0].request.pointSize
  }
  let text = Text("x").font(font)
  guard let preview else { return pointSize(text) }
  return pointSize(text.dynamicTypeSize(preview))
}

private func inter(_ method: ScalingMethod, maximum: Double? = nil) -> Font {
  .scaled(
    families: ["Inter"],
    ScaledPointSize(base: 17, relativeTo: .body, method: method, maximum: maximum))
}

struct FontFollowingTests {
  @Test(arguments: [
    // method, in the app at AX5 set on the device, in a preview of AX5 on a device at large
    (ScalingMethod.scaledMetric, 48.0, 48.0), (.custom, 48, 48), (.fontMetrics, 48, 17),
    (.capturedAtLaunch, 17, 17), (.fixed, 17, 17),
    (.steps([.large: 17, .accessibility5: 50]), 50, 50),
  ])
  func `each way follows its own setting`(
    method: ScalingMethod, onDevice: Double, inPreview: Double
  ) {
    #expect((size(inter(method), device: .accessibility5, preview: nil)).rounded() == onDevice)
    #expect(
      (size(inter(method), device: .large, preview: .accessibility5)).rounded() == inPreview)
  }

  /// The figures of the documentation's article on how values propagate.
  @Test(arguments: [
    (ScalingMethod.custom, 37.0, 37.0), (.scaledMetric, 37, 37), (.fontMetrics, 37, 17),
    (.capturedAtLaunch, 17, 17), (.fixed, 17, 17), (.doubleScaled, 81, 81),
  ])
  func `the article's table is right`(
    method: ScalingMethod, onDevice: Double, inPreview: Double
  ) {
    #expect(size(inter(method), device: .accessibility3, preview: nil) == onDevice)
    #expect(size(inter(method), device: .large, preview: .accessibility3) == inPreview)
  }

  @Test func `scaled twice is more than scaled once`() {
    let once = size(inter(.custom), device: .accessibility5, preview: nil)
    let twice = size(inter(.doubleScaled), device: .accessibility5, preview: nil)
    // 62 ÷ 22 is body's growth; twice is its square, rounded on the way.
    #expect(twice == 135)
    #expect(twice > 2 * once)
  }

  @Test func `a maximum holds for every way`() {
    for method in [ScalingMethod.scaledMetric, .custom, .fontMetrics, .doubleScaled] {
      #expect(size(inter(method, maximum: 30), device: .accessibility5, preview: nil) == 30)
    }
  }

  @Test func `a font of font metrics follows the device, as UIKit's does`() {
    let font = FontMetrics(forTextStyle: .title).scaledFont(
      for: .custom("Inter", fixedSize: 21).weight(.semibold))
    #expect(size(font, device: .accessibility3, preview: nil) == 35)
    #expect(size(font, device: .large, preview: .accessibility3) == 21)
  }

  @Test func `an update after a preview changed asks nothing of fonts that do not follow it`() {
    struct Both: View {
      let preview: DynamicTypeSize
      var body: some View {
        VStack {
          Text("a").font(inter(.custom))
          Text("b").font(inter(.fontMetrics))
          Text("c").font(inter(.fixed))
        }
        .dynamicTypeSize(preview)
      }
    }
    let host = PreviewHost(Both(preview: .large), port: RectangleFontPort())
    let before = host.counts.texts
    host.show(Both(preview: .accessibility1))
    host.update()
    #expect(host.counts.texts - before == 1)
  }
}

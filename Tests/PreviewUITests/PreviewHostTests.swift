import PreviewUI
import TestSupport
import Testing

private struct Row: View {
  let index: Int

  var body: some View {
    HStack {
      Text("row \(index)").font(.custom("Inter", size: 17, relativeTo: .body))
      Text("fixed").font(.custom("Inter", fixedSize: 12))
    }
  }
}

private struct MetricRow: View {
  @ScaledMetric(wrappedValue: 17, relativeTo: .body) private var size: CGFloat

  var body: some View {
    Text("metric").font(.system(size: size))
  }
}

private struct Screen: View {
  var rows = 10

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(0..<rows) { Row(index: $0) }
      MetricRow()
    }
  }
}

struct PreviewHostTests {
  @Test func `a size change runs only what read the size`() {
    let host = PreviewHost(Screen(), port: RectangleFontPort())
    let before = host.counts
    host.deviceSize = .accessibility3
    host.update()
    // Ten relative fonts resolve again and one more text gets a new font from the one body that
    // reads the size; the ten fixed texts and the twelve other bodies rest.
    #expect(host.counts.bodies - before.bodies == 1)
    #expect(host.counts.texts - before.texts == 11)
  }

  @Test func `only texts whose font changed are shaped and drawn again`() {
    let port = RectangleFontPort()
    let host = PreviewHost(Screen(), port: port)
    let scale = PixelScale(x: 1, y: 1)
    host.layout(.unspecified)
    for text in host.texts { _ = text.raster(scale: scale) }
    let (shaped, drawn) = (port.shapeCount, port.drawCount)
    host.deviceSize = .accessibility3
    host.update()
    host.layout(.unspecified)
    for text in host.texts { _ = text.raster(scale: scale) }
    #expect(port.drawCount - drawn == 11)
    #expect(port.shapeCount - shaped == 11)
  }

  @Test func `two sizes with the same font draw nothing again`() {
    let port = RectangleFontPort()
    let host = PreviewHost(
      Text("tiny").font(.custom("Inter", size: 11, relativeTo: .caption2)), port: port,
      deviceSize: .xSmall)
    let before = host.texts[0].revision
    host.deviceSize = .medium
    #expect(!host.update())
    #expect(host.texts[0].revision == before)
    host.deviceSize = .xLarge
    #expect(host.update())
  }

  @Test func `the same size again is no change`() {
    let host = PreviewHost(Screen(), port: RectangleFontPort())
    let before = host.counts
    host.deviceSize = .large
    #expect(!host.update())
    #expect(host.counts == before)
  }

  @Test func `a preview override reaches relative fonts but not font metrics`() {
    func texts(_ method: ScalingMethod, device: DynamicTypeSize) -> Double? {
      let font = Font.scaled(
        families: ["Inter"], ScaledPointSize(base: 17, relativeTo: .body, method: method))
      let host = PreviewHost(
        Text("x").font(font).dynamicTypeSize(.accessibility5), port: RectangleFontPort(),
        deviceSize: .large)
      host.deviceSize = device
      host.update()
      return host.texts[0].content.pieces.first?.request.pointSize
    }
    #expect(texts(.custom, device: .xLarge) == 48)
    #expect(texts(.fontMetrics, device: .xLarge) == 19)
    #expect(texts(.capturedAtLaunch, device: .xLarge) == 17)
    #expect(texts(.fixed, device: .xLarge) == 17)
  }

  @Test func `showing another value keeps what stays`() {
    let host = PreviewHost(Screen(rows: 3), port: RectangleFontPort())
    #expect(host.texts.count == 7)
    let first = host.texts[0]
    host.show(Screen(rows: 5))
    host.update()
    #expect(host.texts.count == 11)
    #expect(host.texts[0] === first)
    host.show(Screen(rows: 1))
    host.update()
    #expect(host.texts.count == 3)
    #expect(host.texts[0] === first)
  }
}

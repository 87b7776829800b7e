import Imaging
import PreviewUI
import TestSupport
import Testing

struct TextRasterTests {
  @Test func `ink stands on its baseline, scaled both ways`() {
    let host = PreviewHost(
      Text("A").font(.custom("Inter", fixedSize: 20)), port: RectangleFontPort())
    host.layout(.unspecified)
    let raster = host.texts[0].raster(scale: PixelScale(x: 2, y: 1))
    let inked = raster.bitmap.coverage.indices.filter { raster.bitmap.coverage[$0] > 0 }
    let rows = Set(inked.map { $0 / raster.bitmap.width }).sorted()
    let columns = Set(inked.map { $0 % raster.bitmap.width }).sorted()
    // A capital is 0.7 em high and 0.4 em wide: 14 rows above the baseline, 16 columns at double width.
    #expect(rows == Array(raster.baselines[0] - 14..<raster.baselines[0]))
    #expect(columns == Array(raster.inset.x + 2..<raster.inset.x + 18))
  }

  @Test func `the same text at the same scale is drawn once`() {
    let port = RectangleFontPort()
    let host = PreviewHost(Text("A"), port: port)
    host.layout(.unspecified)
    _ = host.texts[0].raster(scale: PixelScale(x: 1, y: 1))
    _ = host.texts[0].raster(scale: PixelScale(x: 1, y: 1))
    #expect(port.drawCount == 1)
    _ = host.texts[0].raster(scale: PixelScale(x: 2, y: 1))
    #expect(port.drawCount == 2)
  }

  @Test func `a huge text is not drawn beyond reason`() {
    let host = PreviewHost(
      Text(String(repeating: "W", count: 2_000)).font(.custom("Inter", fixedSize: 900)),
      port: RectangleFontPort())
    host.layout(.unspecified)
    let raster = host.texts[0].raster(scale: PixelScale(x: 4, y: 4))
    #expect(raster.bitmap.width <= 8_192)
    #expect(raster.bitmap.coverage.count <= 16_000_000)
  }

  @Test func `of letters higher than a bitmap the feet are kept`() {
    let host = PreviewHost(
      Text("W").font(.custom("Inter", fixedSize: 3_000)), port: RectangleFontPort())
    host.layout(.unspecified)
    let raster = host.texts[0].raster(scale: PixelScale(x: 4, y: 4))
    let foot = (raster.baselines[0] - 1) * raster.bitmap.width
    let hasInk = raster.bitmap.coverage[foot..<foot + raster.bitmap.width].contains(255)
    #expect(hasInk)
  }
}

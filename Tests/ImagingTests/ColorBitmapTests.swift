import Imaging
import TestSupport
import Testing

struct ColorBitmapTests {
  @Test func `an opaque colour replaces what is below, a clear one does nothing`() {
    var picture = ColorBitmap(width: 2, height: 1)
    picture.fill(picture.bounds, with: RGBA(10, 20, 30))
    picture.fill(PixelRect(x: 1, y: 0, width: 5, height: 5), with: .clear)
    #expect(picture[0, 0] == RGBA(10, 20, 30))
    #expect(picture[1, 0] == RGBA(10, 20, 30))
  }

  @Test func `half of white over black is a middle grey`() {
    var picture = ColorBitmap(width: 1, height: 1)
    picture.fill(picture.bounds, with: .black)
    picture.fill(picture.bounds, with: RGBA(255, 255, 255, alpha: 128))
    #expect(picture[0, 0] == RGBA(128, 128, 128))
  }

  @Test func `ink is drawn inside the clip only, also beyond the edges`() {
    var ink = Bitmap(width: 4, height: 4)
    ink.fill(x: 0, y: 0, width: 4, height: 4, coverage: 255)
    var picture = ColorBitmap(width: 4, height: 4)
    picture.add(
      ink, color: .black, atX: -2, y: -2, clippedTo: PixelRect(x: 1, y: 0, width: 9, height: 9))
    #expect(picture[1, 1].alpha == 255)
    #expect(picture[0, 0].alpha == 0)
    #expect(picture[2, 1].alpha == 0)
  }

  @Test func `sums never wrap around`() {
    var picture = ColorBitmap(width: 1, height: 1)
    for alpha in stride(from: UInt8(1), through: 255, by: 2) {
      picture.fill(picture.bounds, with: RGBA(255, 255, 255, alpha: alpha))
      let shown = picture[0, 0]
      #expect(shown.red >= 254 && shown.green >= 254 && shown.blue >= 254)
    }
    #expect(picture[0, 0].alpha == 255)
  }

  @Test func `a smaller picture shows means, a larger one copies`() {
    var picture = ColorBitmap(width: 2, height: 2)
    picture.fill(PixelRect(x: 0, y: 0, width: 1, height: 2), with: RGBA(200, 0, 0))
    picture.fill(PixelRect(x: 1, y: 0, width: 1, height: 2), with: RGBA(100, 0, 0))
    #expect(picture.scaled(toWidth: 1, height: 1)[0, 0] == RGBA(150, 0, 0))
    let large = picture.scaled(toWidth: 4, height: 2)
    #expect((0..<4).map { large[$0, 1].red } == [200, 200, 100, 100])
    #expect(picture.scaled(toWidth: 0, height: 5).bytes.isEmpty)
  }

  @Test func `paper is no ink, ink is full, and a grey lies between`() {
    var picture = ColorBitmap(width: 3, height: 1)
    picture.fill(PixelRect(x: 1, y: 0, width: 1, height: 1), with: RGBA(128, 128, 128))
    picture.fill(PixelRect(x: 2, y: 0, width: 1, height: 1), with: .black)
    let ink = picture.coverage(
      ofInk: RGB(0, 0, 0), onPaper: RGB(255, 255, 255), in: picture.bounds)
    #expect(ink.coverage == [0, 127, 255])
    let dark = picture.coverage(
      ofInk: RGB(255, 255, 255), onPaper: RGB(0, 0, 0), in: picture.bounds)
    #expect(dark.coverage == [0, 128, 0])
  }
}

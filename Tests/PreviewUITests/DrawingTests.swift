import Imaging
import PreviewUI
import TestSupport
import Testing

private func picture(
  _ view: some View, width: Double, height: Double, scale: Double = 1,
  scheme: ColorScheme = .light
) -> ColorBitmap {
  let host = PreviewHost(view, port: RectangleFontPort())
  host.colorScheme = scheme
  host.update()
  host.layout(ProposedViewSize(width: width, height: height))
  host.draw(scale: PixelScale(x: scale, y: scale))
  return host.picture
}

private let red = RGBA(255, 59, 48)

struct DrawingTests {
  @Test func `an area of colour fills its frame`() {
    let drawn = picture(Color.red.padding(2), width: 6, height: 6)
    #expect(drawn[2, 2] == red)
    #expect(drawn[3, 3] == red)
    #expect(drawn[1, 2].alpha == 0)
    #expect(drawn[4, 3].alpha == 0)
  }

  @Test func `colours differ on a dark screen`() {
    let dark = picture(Color.red, width: 1, height: 1, scheme: .dark)
    #expect(dark[0, 0] == RGBA(255, 69, 58))
  }

  @Test func `a circle leaves its corners`() {
    let drawn = picture(
      Circle().fill(Color.red).frame(width: 20, height: 10), width: 20, height: 10)
    #expect(drawn[10, 5] == red)
    #expect(drawn[5, 0].alpha == 0)
    #expect(drawn[2, 5].alpha == 0)
  }

  @Test func `rounded corners are clear, in fills and in clips`() {
    let filled = picture(RoundedRectangle(cornerRadius: 6).fill(Color.red), width: 20, height: 20)
    let clipped = picture(Color.red.cornerRadius(6), width: 20, height: 20)
    for drawn in [filled, clipped] {
      #expect(drawn[0, 0].alpha == 0)
      #expect(drawn[19, 19].alpha == 0)
      #expect(drawn[10, 0] == red)
      #expect(drawn[0, 10] == red)
      #expect(drawn[1, 1].alpha < 255)
    }
  }

  @Test func `an edge has the width asked for and lies inside`() {
    let drawn = picture(Color.white.border(Color.red, width: 2), width: 8, height: 8)
    #expect(drawn[1, 1] == red)
    #expect(drawn[6, 6] == red)
    #expect(drawn[2, 2] == RGBA(255, 255, 255))
  }

  @Test func `half clear over paper is half the ink`() {
    let host = PreviewHost(Color.black.opacity(0.5), port: RectangleFontPort())
    host.layout(ProposedViewSize(width: 2, height: 2))
    host.draw(scale: PixelScale(x: 1, y: 1))
    #expect(host.ink(in: host.picture.bounds).coverage.allSatisfy { abs(Int($0) - 128) <= 1 })
  }

  @Test func `opacity thins the whole out, not each part`() {
    let both = ZStack {
      Color.red
      Color.red
    }.opacity(0.5)
    let drawn = picture(both, width: 1, height: 1)
    #expect(abs(Int(drawn[0, 0].alpha) - 128) <= 1)
  }

  @Test func `white words on a colour are lighter than it`() {
    let view = Text("M").font(.custom("Inter", fixedSize: 20)).foregroundColor(.white)
      .background(Color.blue)
    let drawn = picture(view, width: 10, height: 20)
    #expect(drawn[5, 10] == RGBA(255, 255, 255))
    #expect(drawn[0, 0] == RGBA(0, 122, 255))
  }

  @Test func `text is drawn where it lies, at any scale`() {
    let host = PreviewHost(
      Text("M").font(.custom("Inter", fixedSize: 20)).padding(10), port: RectangleFontPort())
    host.layout(.unspecified)
    host.draw(scale: PixelScale(x: 2, y: 1))
    let picture = host.picture
    // A capital is 8 points wide from 1 point on, 14 high on a baseline 15 points down.
    #expect(picture[22, 11].alpha == 255)
    #expect(picture[37, 24].alpha == 255)
    #expect(picture[21, 15].alpha == 0)
    #expect(picture[38, 15].alpha == 0)
    #expect(picture[30, 25].alpha == 0)
  }

  @Test func `a picture is stretched over its frame`() {
    var source = ColorBitmap(width: 2, height: 1)
    source[0, 0] = RGBA(255, 0, 0)
    source[1, 0] = RGBA(0, 0, 255)
    let host = PreviewHost(
      Image("two").resizable(), port: RectangleFontPort(), pictures: PictureList(["two": source]))
    host.layout(ProposedViewSize(width: 10, height: 4))
    host.draw(scale: PixelScale(x: 1, y: 1))
    #expect(host.picture[0, 0] == RGBA(255, 0, 0))
    #expect(host.picture[4, 3] == RGBA(255, 0, 0))
    #expect(host.picture[5, 0] == RGBA(0, 0, 255))
  }

  @Test func `a symbol grows with the font, a picture does not`() {
    func frames(_ size: DynamicTypeSize) -> [CGRect] {
      let host = PreviewHost(
        VStack {
          Image(systemName: "star")
          Image(systemName: "star").imageScale(.large)
          Image(decorative: "photo")
          Image(systemName: "star").resizable().frame(width: 30, height: 30)
        }, port: RectangleFontPort(), deviceSize: size)
      host.layout(.unspecified)
      return host.images.map(\.frame)
    }
    let (small, large) = (frames(.large), frames(.accessibility3))
    #expect(abs(large[0].height / small[0].height - 40.0 / 17) < 1e-9)
    #expect(abs(small[1].height / small[0].height - 1.25) < 1e-9)
    #expect(large[2].size == small[2].size)
    #expect(large[3].size == small[3].size)
  }
}

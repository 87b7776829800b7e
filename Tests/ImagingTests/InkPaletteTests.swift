import Imaging
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

struct InkPaletteTests {
  private static let white = RGB(255, 255, 255)
  private static let black = RGB(0, 0, 0)

  @Test(arguments: ColorDepth.allCases, [nil, black, white, RGB(0xFD, 0xF6, 0xE3)])
  func `paper is the terminal's own background and can't be drawn with`(
    depth: ColorDepth, paper: RGB?
  ) {
    let palette = InkPalette(ink: nil, paper: paper, depth: depth)
    #expect(palette.background(at: 0) == .standard)
    #expect(palette.foreground(at: 0) == nil)
  }

  @Test(arguments: ColorDepth.allCases, [nil, black, white])
  func `full ink of the terminal's own colour is its foreground`(depth: ColorDepth, paper: RGB?) {
    #expect(InkPalette(ink: nil, paper: paper, depth: depth).foreground(at: 25) == .standard)
  }

  @Test(arguments: [
    (ColorDepth.truecolor, CellColor.rgb(RGB(10, 20, 200))), (.ansi256, .palette(20)),
    (.ansi16, .palette(4)), (.mono, .standard),
  ])
  func `full ink of a colour is the nearest that the terminal has`(
    depth: ColorDepth, expected: CellColor
  ) {
    let palette = InkPalette(ink: RGB(10, 20, 200), paper: Self.white, depth: depth)
    #expect(palette.foreground(at: 25) == expected)
  }

  @Test(arguments: [ColorDepth.ansi16, .ansi256, .truecolor], [(black, white), (white, black)])
  func `more ink is never nearer to paper`(depth: ColorDepth, colors: (paper: RGB, ink: RGB)) {
    let palette = InkPalette(ink: colors.ink, paper: colors.paper, depth: depth)
    let contrasts = (0...25).map { level in
      abs(rgb(palette.background(at: level), or: colors.paper).luminance - colors.paper.luminance)
    }
    #expect(contrasts == contrasts.sorted())
    #expect(contrasts.last == 1)
  }

  @Test(arguments: [(ColorDepth.ansi16, 4), (.ansi256, 22), (.truecolor, 26)])
  func `a black and white page uses the greys there are`(depth: ColorDepth, atLeast count: Int) {
    for (paper, ink) in [(Self.black, Self.white), (Self.white, Self.black)] {
      let palette = InkPalette(ink: ink, paper: paper, depth: depth)
      #expect(Set((0...25).map { palette.background(at: $0) }).count >= count)
    }
  }

  @Test func `without colours there is ink from one half on`() {
    let palette = InkPalette(ink: RGB(200, 0, 0), paper: nil, depth: .mono)
    #expect((0...25).filter { palette.foreground(at: $0) != nil } == Array(13...25))
    #expect((0...25).allSatisfy { palette.background(at: $0) == .standard })
  }

  /// Small text looks as heavy as its strokes stand out from paper, summed up in a gamma between
  /// lightness (1) and light (2.2).
  @Test(arguments: [ColorDepth.ansi256, .truecolor])
  func `text is as heavy on light paper as on dark`(depth: ColorDepth) {
    let fitted = Mosaic.sextant.fit(softStrokes())
    let onDark = weight(of: fitted, paper: Self.black, ink: Self.white, depth: depth)
    let onLight = weight(of: fitted, paper: Self.white, ink: Self.black, depth: depth)
    #expect(onDark / onLight > 0.9 && onDark / onLight < 1 / 0.9, "\(onDark) and \(onLight)")
  }

  /// Slanted strokes whose edges run through all coverages.
  private func softStrokes() -> Bitmap {
    var bitmap = Bitmap(width: 120, height: 36)
    for y in 0..<36 {
      for stem in stride(from: 4, to: 100, by: 7) {
        let edge = y * 29 % 256
        bitmap.add(UInt8(edge), x: stem + y / 9, y: y)
        bitmap.add(UInt8(255 - edge / 3), x: stem + 1 + y / 9, y: y)
      }
    }
    return bitmap
  }

  private func weight(of mosaic: MosaicGrid, paper: RGB, ink: RGB, depth: ColorDepth) -> Double {
    let palette = InkPalette(ink: ink, paper: paper, depth: depth)
    let range = abs(response(to: ink) - response(to: paper))
    var sum = 0.0
    for cell in mosaic.cells {
      let inked = cell.pattern.nonzeroBitCount
      if let foreground = palette.foreground(at: cell.ink) {
        sum += Double(inked) * abs(response(to: rgb(foreground, or: ink)) - response(to: paper))
      }
      let behind = rgb(palette.background(at: cell.paper), or: paper)
      sum += Double(6 - inked) * abs(response(to: behind) - response(to: paper))
    }
    return sum / range
  }

  private func response(to color: RGB) -> Double { pow(Double(color.green) / 255, 1.4) }

  private func rgb(_ color: CellColor, or standard: RGB) -> RGB {
    switch color {
    case .standard: standard
    case .palette(let entry): RGB(paletteEntry: entry)
    case .rgb(let color): color
    }
  }
}

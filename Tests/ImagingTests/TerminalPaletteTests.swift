import Imaging
import TestSupport
import Testing

struct TerminalPaletteTests {
  @Test(
    arguments: [
      (16, RGB(0, 0, 0)), (21, RGB(0, 0, 255)), (67, RGB(95, 135, 175)), (231, RGB(255, 255, 255)),
      (232, RGB(8, 8, 8)), (244, RGB(128, 128, 128)), (255, RGB(238, 238, 238)),
      (1, RGB(170, 0, 0)),
    ] as [(UInt8, RGB)])
  func `palette entries have xterm's colours`(entry: UInt8, color: RGB) {
    #expect(RGB(paletteEntry: entry) == color)
  }

  @Test func `colours of the palette are shown as themselves`() {
    let wrong256 = (16...255).filter { entry in
      let color = RGB(paletteEntry: UInt8(entry))
      guard case .palette(let found) = ColorDepth.ansi256.color(for: color) else { return true }
      return found < 16 || RGB(paletteEntry: found) != color
    }
    #expect(wrong256 == [])
    let wrong16 = (0..<16).filter {
      ColorDepth.ansi16.color(for: RGB(paletteEntry: UInt8($0))) != .palette(UInt8($0))
    }
    #expect(wrong16 == [])
  }

  @Test(arguments: [(ColorDepth.ansi256, 16...255), (.ansi16, 0...15)])
  func `no other entry is nearer`(depth: ColorDepth, entries: ClosedRange<Int>) {
    let seed: UInt64 = 11
    var random = SplitMix64(seed: seed)
    var failures: [RGB] = []
    for _ in 0..<300 {
      let bits = UInt32.random(in: 0...0xFFFFFF, using: &random)
      let grey = UInt8(truncatingIfNeeded: bits)
      let color =
        Bool.random(using: &random)
        ? RGB(grey, grey, grey) : RGB(UInt8(bits >> 16), UInt8(bits >> 8 & 255), grey)
      let least = entries.map { distance(RGB(paletteEntry: UInt8($0)), color) }.min() ?? 0
      guard case .palette(let entry) = depth.color(for: color),
        distance(RGB(paletteEntry: entry), color) == least
      else {
        failures.append(color)
        continue
      }
    }
    #expect(failures == [], "seed \(seed)")
  }

  @Test(arguments: [
    (ColorDepth.mono, CellColor.rgb(RGB(255, 0, 0)), CellColor.standard),
    (.mono, .palette(9), .standard),
    (.ansi16, .palette(9), .palette(9)),
    (.ansi16, .palette(231), .palette(15)),
    (.ansi16, .rgb(RGB(170, 0, 0)), .palette(1)),
    (.ansi256, .palette(9), .palette(9)),
    (.ansi256, .palette(200), .palette(200)),
    (.ansi256, .rgb(RGB(255, 255, 255)), .palette(231)),
    (.truecolor, .palette(200), .palette(200)),
    (.truecolor, .rgb(RGB(1, 2, 3)), .rgb(RGB(1, 2, 3))),
    (.truecolor, .standard, .standard), (.ansi16, .standard, .standard),
  ])
  func `a colour beyond the depth becomes one within it`(
    depth: ColorDepth, color: CellColor, expected: CellColor
  ) {
    #expect(depth.color(for: color) == expected)
  }

  private func distance(_ a: RGB, _ b: RGB) -> Int {
    let gaps = [(a.red, b.red), (a.green, b.green), (a.blue, b.blue)].map { Int($0) - Int($1) }
    return gaps.reduce(0) { $0 + $1 * $1 }
  }
}

import Imaging
import Testing

@testable import Terminal

struct ColorNumberingTests {
  @Test(arguments: [
    (ColorDepth.truecolor, 1 << 24, ColorDepth.truecolor), (.truecolor, 256, .ansi256),
    (.truecolor, 8, .ansi16), (.truecolor, 0, .mono), (.ansi256, 1 << 24, .ansi256),
    (.ansi256, 16, .ansi16), (.ansi16, 256, .ansi16), (.ansi16, 0, .mono), (.mono, 256, .mono),
  ])
  func `uses no more colours than wished and than there are`(
    wish: ColorDepth, colors: Int, depth: ColorDepth
  ) {
    #expect(ColorNumbering(wish, colors: colors).depth == depth)
  }

  @Test(
    arguments: [
      (ColorNumbering.direct, CellColor.standard, -1), (.mono, .palette(3), -1),
      (.direct, .palette(9), 9), (.direct, .palette(255), 255),
      (.direct, .rgb(RGB(0x12, 0x34, 0x56)), 0x123456),
      (.direct, .rgb(RGB(0, 1, 0)), 0x100), (.palette, .palette(200), 200),
      (.palette, .rgb(RGB(255, 0, 0)), 196), (.sixteen, .palette(9), 9), (.eight, .palette(9), 1),
      (.eight, .rgb(RGB(0xFF, 0x55, 0x55)), 1),
    ] as [(ColorNumbering, CellColor, Int32)])
  func `numbers colours as ncurses does`(
    numbering: ColorNumbering, color: CellColor, number: Int32
  ) {
    #expect(numbering.number(of: color) == number)
  }

  @Test func `keeps the darkest blues apart from the palette`() {
    for blue in UInt8.min...UInt8.max {
      let number = ColorNumbering.direct.number(of: .rgb(RGB(0, 0, blue)))
      #expect(number == 0x100 + Int32(blue), "one step of green, which nobody sees")
    }
  }
}

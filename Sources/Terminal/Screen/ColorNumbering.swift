import Imaging

/// How ncurses numbers the colours of cells on this screen; −1 is the terminal's own.
enum ColorNumbering: Equatable {
  /// No colours.
  case mono
  /// The first eight of the palette; the brighter eight come out as these.
  case eight
  /// The sixteen of the palette.
  case sixteen
  /// The palette of 256.
  case palette
  /// The palette below 256 and 24-bit colours above: what `TerminfoEntry.directColor` expects.
  case direct

  /// The numbering for a depth on a screen of so many colours.
  init(_ depth: ColorDepth, colors: Int) {
    switch depth {
    case .mono: self = .mono
    case .truecolor where colors > 256: self = .direct
    case .truecolor, .ansi256: self = colors >= 256 ? .palette : .init(.ansi16, colors: colors)
    case .ansi16: self = colors >= 16 ? .sixteen : colors >= 8 ? .eight : .mono
    }
  }

  /// The number of a colour; one that is not there is replaced by the nearest that is.
  func number(of color: CellColor) -> Int32 {
    switch (self, color) {
    case (_, .standard), (.mono, _):
      return -1
    case (.direct, .palette(let index)), (.palette, .palette(let index)):
      return Int32(index)
    case (.direct, .rgb(let rgb)):
      let value = Int32(rgb.red) << 16 | Int32(rgb.green) << 8 | Int32(rgb.blue)
      // Numbers below 256 are the palette; one step of green more is a difference nobody sees.
      return value < 256 ? value + 256 : value
    case (.palette, .rgb(let rgb)):
      return Int32(Self.nearestInPalette(rgb))
    case (.sixteen, .palette(let index)):
      return Int32(index < 16 ? index : Self.nearestOfSixteen(Self.rgb(ofFixed: index)))
    case (.sixteen, .rgb(let rgb)):
      return Int32(Self.nearestOfSixteen(rgb))
    case (.eight, _):
      return ColorNumbering.sixteen.number(of: color) & 7
    }
  }

  /// The levels of the 6×6×6 cube that fills 16…231 of the palette (xterm's 256colres.pl).
  private static let cubeLevels = [0, 95, 135, 175, 215, 255]

  private static func rgb(ofFixed index: UInt8) -> RGB {
    let index = Int(index)
    if index >= 232 {
      let grey = UInt8(8 + 10 * (index - 232))
      return RGB(grey, grey, grey)
    }
    let cube = index - 16
    let level = { (digit: Int) in UInt8(cubeLevels[digit]) }
    return RGB(level(cube / 36), level(cube / 6 % 6), level(cube % 6))
  }

  private static func nearestInPalette(_ rgb: RGB) -> UInt8 {
    let cubeStep = { (value: UInt8) in value < 48 ? 0 : value < 115 ? 1 : (Int(value) - 35) / 40 }
    let cube = 16 + 36 * cubeStep(rgb.red) + 6 * cubeStep(rgb.green) + cubeStep(rgb.blue)
    let mean = (Int(rgb.red) + Int(rgb.green) + Int(rgb.blue)) / 3
    let grey = 232 + min(23, max(0, (mean - 3) / 10))
    let candidates = [UInt8(cube), UInt8(grey)]
    return distance(rgb, Self.rgb(ofFixed: candidates[1]))
      < distance(rgb, Self.rgb(ofFixed: candidates[0])) ? candidates[1] : candidates[0]
  }

  /// The nearest of the eight corners of the colour cube, bright where the colour is light.
  private static func nearestOfSixteen(_ rgb: RGB) -> UInt8 {
    let channels = [rgb.red, rgb.green, rgb.blue]
    let darkest = Int(channels.min() ?? 0)
    let lightest = Int(channels.max() ?? 0)
    if lightest - darkest < 32 {
      return lightest < 48 ? 0 : lightest < 144 ? 8 : lightest < 224 ? 7 : 15
    }
    let half = (darkest + lightest) / 2
    var index: UInt8 = 0
    for (bit, channel) in channels.enumerated() where Int(channel) > half { index |= 1 << bit }
    return lightest > 192 ? index + 8 : index
  }

  private static func distance(_ a: RGB, _ b: RGB) -> Int {
    let red = Int(a.red) - Int(b.red)
    let green = Int(a.green) - Int(b.green)
    let blue = Int(a.blue) - Int(b.blue)
    return red * red + green * green + blue * blue
  }
}

extension ColorDepth {
  /// The depth that comes of `wish` on a screen of so many colours.
  static func shown(_ wish: ColorDepth, colors: Int) -> ColorDepth {
    switch ColorNumbering(wish, colors: colors) {
    case .mono: .mono
    case .eight, .sixteen: .ansi16
    case .palette: .ansi256
    case .direct: .truecolor
    }
  }
}

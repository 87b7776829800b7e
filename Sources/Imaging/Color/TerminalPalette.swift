extension ColorDepth {
  /// The colour of this depth nearest to `color` in sRGB; the terminal's own where it has none.
  ///
  /// With 256 colours the first sixteen, which the user may have changed, are left alone.
  public func color(for color: RGB) -> CellColor {
    switch self {
    case .mono: .standard
    case .ansi16: .palette(TerminalPalette.nearestOf16(to: color))
    case .ansi256: .palette(TerminalPalette.nearestOf256(to: color))
    case .truecolor: .rgb(color)
    }
  }

  /// `color` itself where this depth can show it, otherwise the nearest that it can.
  public func color(for color: CellColor) -> CellColor {
    switch (self, color) {
    case (_, .standard): .standard
    case (.mono, _): .standard
    case (.truecolor, _), (.ansi256, .palette): color
    case (.ansi16, .palette(let entry)) where entry < 16: color
    case (_, .palette(let entry)): self.color(for: RGB(paletteEntry: entry))
    case (_, .rgb(let rgb)): self.color(for: rgb)
    }
  }
}

extension RGB {
  /// The colour of an entry of the 256-colour palette: 0…15 as on the Linux console, which a user
  /// may have changed, 16…231 the 6 × 6 × 6 cube and 232…255 the grey ramp of xterm.
  public init(paletteEntry entry: UInt8) {
    switch entry {
    case 0..<16: self = TerminalPalette.console[Int(entry)]
    case 16..<232:
      let steps = TerminalPalette.cubeSteps
      let place = Int(entry) - 16
      self.init(steps[place / 36], steps[place / 6 % 6], steps[place % 6])
    default:
      let grey = 8 + 10 * (entry - 232)
      self.init(grey, grey, grey)
    }
  }
}

/// The colours that terminals number.
private enum TerminalPalette {
  /// The sixteen colours of VGA, as the Linux console has them by default (drivers/tty/vt/vt.c); the
  /// middle of what terminals choose.
  static let console: [RGB] = [
    RGB(0x00, 0x00, 0x00), RGB(0xAA, 0x00, 0x00), RGB(0x00, 0xAA, 0x00), RGB(0xAA, 0x55, 0x00),
    RGB(0x00, 0x00, 0xAA), RGB(0xAA, 0x00, 0xAA), RGB(0x00, 0xAA, 0xAA), RGB(0xAA, 0xAA, 0xAA),
    RGB(0x55, 0x55, 0x55), RGB(0xFF, 0x55, 0x55), RGB(0x55, 0xFF, 0x55), RGB(0xFF, 0xFF, 0x55),
    RGB(0x55, 0x55, 0xFF), RGB(0xFF, 0x55, 0xFF), RGB(0x55, 0xFF, 0xFF), RGB(0xFF, 0xFF, 0xFF),
  ]
  /// The components that the cube is made of (xterm, 256colres.pl).
  static let cubeSteps: [UInt8] = [0, 95, 135, 175, 215, 255]

  static func nearestOf16(to color: RGB) -> UInt8 {
    nearest(to: color, of: 0..<16)
  }

  /// The nearest of the cube is the nearest in each component; the ramp has one nearest grey.
  static func nearestOf256(to color: RGB) -> UInt8 {
    func step(_ component: UInt8) -> Int {
      cubeSteps.indices.min { gap(component, cubeSteps[$0]) < gap(component, cubeSteps[$1]) } ?? 0
    }
    let cube = 16 + 36 * step(color.red) + 6 * step(color.green) + step(color.blue)
    let mean = (Int(color.red) + Int(color.green) + Int(color.blue)) / 3
    let grey = 232 + min(23, max(0, (mean - 3) / 10))
    return nearest(to: color, of: [UInt8(cube), UInt8(grey)])
  }

  private static func nearest(to color: RGB, of entries: some Sequence<UInt8>) -> UInt8 {
    func distance(_ entry: UInt8) -> Int {
      let other = RGB(paletteEntry: entry)
      let red = gap(color.red, other.red)
      let green = gap(color.green, other.green)
      let blue = gap(color.blue, other.blue)
      return red * red + green * green + blue * blue
    }
    return entries.min { distance($0) < distance($1) } ?? 0
  }

  private static func gap(_ a: UInt8, _ b: UInt8) -> Int { abs(Int(a) - Int(b)) }
}

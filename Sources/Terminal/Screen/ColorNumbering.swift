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

  /// The depth that this numbering can show.
  var depth: ColorDepth {
    switch self {
    case .mono: .mono
    case .eight, .sixteen: .ansi16
    case .palette: .ansi256
    case .direct: .truecolor
    }
  }

  /// The number of a colour; one that is not there is replaced by the nearest that is.
  func number(of color: CellColor) -> Int32 {
    switch depth.color(for: color) {
    case .standard:
      return -1
    case .palette(let index):
      return Int32(self == .eight ? index & 7 : index)
    case .rgb(let rgb):
      let value = Int32(rgb.red) << 16 | Int32(rgb.green) << 8 | Int32(rgb.blue)
      // Numbers below 256 are the palette; one step of green more is a difference nobody sees.
      return value < 256 ? value + 256 : value
    }
  }
}

/// A colour a terminal cell can have: the terminal's own, a palette entry, or red, green and blue.
public enum CellColor: Hashable, Sendable {
  /// Whatever the terminal uses by default for that layer.
  case standard
  /// An entry of the terminal's palette: 0…15 the user's, 16…255 the fixed cube and grey ramp.
  case palette(UInt8)
  /// A colour of 24 bits in sRGB.
  case rgb(RGB)
}

/// How many colours the terminal can show.
public enum ColorDepth: String, Hashable, Sendable, CaseIterable {
  /// No colour; bold, dim, reverse and underline remain.
  case mono
  /// The sixteen colours of the user's palette.
  case ansi16 = "16"
  /// The fixed 256-colour palette.
  case ansi256 = "256"
  /// 24-bit colour.
  case truecolor = "true"
}

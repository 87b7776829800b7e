import Imaging
import Specimens

/// The few colours of the screen, chosen for the terminal's own background.
///
/// Everything that a colour says is also said by a sign, a word or an attribute.
struct Theme: Equatable {
  /// Names and numbers.
  let standard: CellColor = .standard
  /// Captions and labels.
  let secondary: CellColor
  /// Hairlines and tracks.
  let faint: CellColor
  /// The line that specimens stand on.
  let hairline: CellColor
  /// The selected style and size.
  let accent: CellColor
  /// Signs of trouble.
  let warning: CellColor
  /// What sets captions off where there is no colour.
  let secondaryAttributes: CellAttributes
  /// Shades of the samples' ink.
  let ink: InkPalette
  /// Full ink of the samples, for pictures.
  let inkColor: RGB
  /// The background, for pictures; black where the terminal did not say.
  let paperColor: RGB

  /// The colours in sRGB, for the contrast they have to keep.
  struct Shades: Equatable {
    let secondary: RGB
    let faint: RGB
    let hairline: RGB
    let accent: RGB
    let warning: RGB

    static let onDark = Shades(
      secondary: RGB(0x9A, 0xA0, 0xA8), faint: RGB(0x5C, 0x62, 0x6A),
      hairline: RGB(0x3A, 0x3F, 0x45), accent: RGB(0x6C, 0xB6, 0xFF),
      warning: RGB(0xF2, 0xB8, 0x55))
    static let onLight = Shades(
      secondary: RGB(0x5E, 0x63, 0x6A), faint: RGB(0xA8, 0xAD, 0xB3),
      hairline: RGB(0xD0, 0xD4, 0xD8), accent: RGB(0x0A, 0x5C, 0xC4),
      warning: RGB(0x93, 0x52, 0x00))
  }

  init(_ capabilities: TerminalCapabilities) {
    let isLight = (capabilities.background?.luminance ?? 0) > 0.35
    let shades = isLight ? Shades.onLight : Shades.onDark
    let depth = capabilities.colorDepth
    switch depth {
    case .mono:
      (secondary, faint, hairline) = (.standard, .standard, .standard)
      (accent, warning) = (.standard, .standard)
      secondaryAttributes = .dim
    case .ansi16:
      // The user's palette decides what these look like; bright black is the usual grey.
      (secondary, faint, hairline) = (.palette(8), .palette(8), .palette(8))
      accent = .palette(isLight ? 4 : 12)
      warning = .palette(isLight ? 1 : 11)
      secondaryAttributes = []
    case .ansi256, .truecolor:
      secondary = depth.color(for: shades.secondary)
      faint = depth.color(for: shades.faint)
      hairline = depth.color(for: shades.hairline)
      accent = depth.color(for: shades.accent)
      warning = depth.color(for: shades.warning)
      secondaryAttributes = []
    }
    paperColor = capabilities.background ?? RGB(0, 0, 0)
    let ink = Self.sampleInk(on: paperColor, foreground: capabilities.foreground, isLight: isLight)
    inkColor = ink ?? (isLight ? RGB(0x1A, 0x1A, 0x1A) : RGB(0xE6, 0xE6, 0xE6))
    self.ink = InkPalette(ink: ink, paper: capabilities.background, depth: depth)
  }

  /// What specimens in cells are drawn with.
  var specimenColors: SpecimenColors {
    SpecimenColors(
      ink: ink, hairline: hairline, sign: secondary, signAttributes: secondaryAttributes)
  }

  /// Samples are set in the terminal's own foreground, but for one too pale to judge letters in.
  private static func sampleInk(on paper: RGB, foreground: RGB?, isLight: Bool) -> RGB? {
    guard let foreground else { return nil }
    let (dark, light) = (
      min(paper.luminance, foreground.luminance), max(paper.luminance, foreground.luminance)
    )
    if (light + 0.05) / (dark + 0.05) >= leastSampleContrast { return foreground }
    return isLight ? RGB(0x1A, 0x1A, 0x1A) : RGB(0xE6, 0xE6, 0xE6)
  }

  /// WCAG 2's contrast for text that anyone can read (AAA).
  private static let leastSampleContrast = 7.0
}

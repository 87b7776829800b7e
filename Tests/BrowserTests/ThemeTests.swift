import Imaging
import Testing

@testable import Browser

struct ThemeTests {
  /// Contrast by WCAG 2, 1…21.
  private func contrast(_ a: RGB, _ b: RGB) -> Double {
    let (low, high) = (min(a.luminance, b.luminance), max(a.luminance, b.luminance))
    return (high + 0.05) / (low + 0.05)
  }

  @Test func `text is legible on dark and on light`() {
    for (shades, paper) in [
      (Theme.Shades.onDark, RGB(0x1E, 0x1E, 0x1E)), (.onDark, RGB(0, 0, 0)),
      (.onLight, RGB(0xFF, 0xFF, 0xFF)), (.onLight, RGB(0xF4, 0xF1, 0xE8)),
    ] {
      for color in [shades.secondary, shades.accent, shades.warning] {
        #expect(contrast(color, paper) >= 4.5, "\(color) on \(paper)")
      }
    }
  }

  @Test func `the terminal's background decides the theme`() {
    func accent(_ paper: RGB?) -> CellColor {
      Theme(TerminalCapabilities(colorDepth: .truecolor, background: paper)).accent
    }
    #expect(accent(nil) == .rgb(Theme.Shades.onDark.accent))
    #expect(accent(RGB(0x20, 0x20, 0x30)) == .rgb(Theme.Shades.onDark.accent))
    #expect(accent(RGB(0xFA, 0xFA, 0xF0)) == .rgb(Theme.Shades.onLight.accent))
  }

  @Test func `a foreground too pale to judge letters in is not used for samples`() {
    func ink(_ foreground: RGB, on paper: RGB) -> RGB {
      Theme(TerminalCapabilities(background: paper, foreground: foreground)).inkColor
    }
    #expect(ink(RGB(0xDD, 0xDD, 0xDD), on: RGB(0, 0, 0)) == RGB(0xDD, 0xDD, 0xDD))
    // Solarized: 4.1 to 1.
    #expect(ink(RGB(0x83, 0x94, 0x96), on: RGB(0, 0x2B, 0x36)) == RGB(0xE6, 0xE6, 0xE6))
    #expect(ink(RGB(0x65, 0x7B, 0x83), on: RGB(0xFD, 0xF6, 0xE3)) == RGB(0x1A, 0x1A, 0x1A))
  }

  @Test func `without colour attributes set things apart`() {
    let theme = Theme(TerminalCapabilities(colorDepth: .mono))
    #expect(theme.accent == .standard)
    #expect(theme.secondaryAttributes == .dim)
  }
}

import Imaging
import Testing

@testable import Specimens

struct SheetThemeTests {
  @Test(arguments: [SheetTheme.light, .dark])
  func `every ink can be read on its paper`(theme: SheetTheme) {
    for ink in [Ink.text, .caption, .mark] {
      let lights = [theme.paper.luminance, theme.color(ink).luminance].sorted()
      #expect((lights[1] + 0.05) / (lights[0] + 0.05) >= 4.5)
    }
  }
}

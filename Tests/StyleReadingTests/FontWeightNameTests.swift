@testable import StyleModel
@testable import SourceTree
@testable import StyleReading
@testable import StyleAudit
import DynamicType
import Testing

@Suite struct FontWeightNameTests {
  @Test(arguments: [
    ("Thin", 100, false), ("Hairline", 100, false), ("ExtraLight", 200, false),
    ("Ultra-light", 200, false), ("Light", 300, false), ("Book", 400, false),
    ("Normal", 400, false), ("Regular", 400, false), ("Roman", 400, false),
    ("55 Roman", 400, false), ("Medium Italic", 500, true), ("Semi Bold", 600, false),
    ("DemiBold Oblique", 600, true), ("bold_italic", 700, true), ("Extra Bold", 800, false),
    ("Heavy", 900, false), ("Black Italic", 900, true), ("Super", 900, false),
    ("Ultra", 950, false), ("Ultra Heavy", 950, false), ("Italic", 400, true),
    ("Condensed Bold", 700, false), ("Bold Condensed", 700, false),
    ("Extra Bold Condensed Italic", 800, true), ("Medium Extended Italic", 500, true),
    ("leicht", 300, false), ("Buch", 400, false), ("kräftig", 500, false),
    ("Halbfett Kursiv", 600, true), ("dreiviertelfett", 700, false), ("fett", 800, false),
    ("extrafett", 900, false), ("W0", 100, false), ("W3", 300, false), ("w9", 900, false),
    ("650", 650, false), ("1000", 1000, false),
  ])
  func `reads the names of weights, with slant and width`(
    name: String, weight: Int, isItalic: Bool
  ) throws {
    let result = try FontWeightName(name)
    #expect(result.cssWeight == weight)
    #expect(result.isItalic == isItalic)
  }

  @Test(arguments: ["Solid", "1001", "0", "W10", "Bold Bold"])
  func `knows what is no weight`(name: String) {
    #expect(throws: UnknownName.self) { try FontWeightName(name) }
  }

  @Test(arguments: [
    ("Futura-MediumItalic", 500, true), ("Avenir-Heavy", 900, false), ("Arial-BoldMT", 700, false),
    ("Helvetica-Oblique", 400, true), ("HiraginoSans-W6", 600, false),
    ("ヒラギノ角ゴシック W3", 300, false),
  ])
  func `finds the weight at the end of a font's name`(name: String, weight: Int, isItalic: Bool) {
    let result = FontWeightName(postScriptName: name)
    #expect(result?.cssWeight == weight)
    #expect(result?.isItalic == isItalic)
  }

  @Test(arguments: ["Inter", "-Bold", "Noto Sans JP", "Inter-", "Sans-Serif", "Team W66"])
  func `finds none where none is`(name: String) {
    #expect(FontWeightName(postScriptName: name) == nil)
  }
}

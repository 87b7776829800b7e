import PreviewUI
import Testing

@testable import FontRaster

@Suite struct FamilyNameTests {
  @Test(arguments: [
    ("Futura-Medium", "Futura", 500, false),
    ("Inter-SemiBold", "Inter", 600, false),
    ("Inter-SemiBoldItalic", "Inter", 600, true),
    ("SFProText-Semibold", "SFProText", 600, false),
    ("Arial-BoldMT", "Arial", 700, false),
    ("HelveticaNeue-UltraLight", "HelveticaNeue", 200, false),
    ("Lato-Italic", "Lato", 400, true),
    ("AvenirNext-DemiBoldItalic", "AvenirNext", 600, true),
    ("Source-Sans-Black", "Source-Sans", 900, false),
  ])
  func `a PostScript name is a family, a weight and a slant`(
    name: String, family: String, weight: Int, isItalic: Bool
  ) {
    #expect(
      FamilyName.postScript(name)
        == FamilyName.PostScript(family: family, weight: weight, isItalic: isItalic))
  }

  @Test(arguments: ["Inter", "system-ui", "-apple-system", "-Bold", "Foo-", "Semi-Serif", ""])
  func `a name without a weight or slant at its end is not one`(name: String) {
    #expect(FamilyName.postScript(name) == nil)
  }

  @Test(arguments: [
    ("system-ui", FamilyName.Keyword.system(.standard)),
    ("-apple-system", .system(.standard)),
    ("BlinkMacSystemFont", .system(.standard)),
    ("ui-rounded", .system(.rounded)),
    ("ui-monospace", .system(.monospaced)),
    ("ui-serif", .system(.serif)),
    ("Sans-Serif", .generic("sans-serif")),
    ("monospace", .generic("monospace")),
  ])
  func `keywords of style sheets name a kind of font`(name: String, keyword: FamilyName.Keyword) {
    #expect(FamilyName.keyword(name) == keyword)
  }

  @Test(arguments: [
    ("SF Pro", FontRequest.Design.standard), ("SF Pro Text", .standard),
    ("SFProDisplay", .standard),
    (".SF UI Text", .standard), ("SF Pro Rounded", .rounded), ("SF Mono", .monospaced),
    ("New York", .serif),
  ])
  func `fonts of Apple's systems have a design`(name: String, design: FontRequest.Design) {
    #expect(FamilyName.appleSystemDesign(name) == design)
  }

  @Test func `a family of another maker is not Apple's`() {
    #expect(FamilyName.appleSystemDesign("SF Sports Night") == nil)
    #expect(FamilyName.keyword("Inter") == nil)
  }

  @Test(arguments: [
    ("Noto Sans JP", "Noto Sans CJK JP"), ("NotoSerifKR", "Noto Serif CJK KR"),
    ("noto sans tc", "Noto Sans CJK TC"),
  ])
  func `a regional subset is the same design as its collection`(name: String, twin: String) {
    #expect(FamilyName.sameDesign(as: name) == twin)
  }

  @Test func `weights between the named ones are numbered`() {
    #expect(FamilyName.weightName(600) == "Semi Bold")
    #expect(FamilyName.weightName(450) == "Weight 450")
  }
}

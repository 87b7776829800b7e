import TestSupport
import Testing

@testable import Specimens

struct SVGSheetTests {
  @Test(arguments: SheetKind.allCases)
  func `svg is well formed, and defines every glyph it uses once`(kind: SheetKind) throws {
    let text = SVGSheet(port: RectanglePaths()).file(SampleSheets.sheet(kind))
    let folder = TemporaryFolder()
    let file = folder.write(text, to: "sheet.svg")
    if Shell.path(of: "python3") != nil {
      let parsed = Shell.run(
        "python3 -c 'import xml.dom.minidom,sys; xml.dom.minidom.parse(sys.argv[1])' \(file) 2>&1")
      #expect(parsed.code == 0, "\(parsed.output)")
    }
    let used = Set(text.matches(of: /href="#(g[0-9]+)"/).map { String($0.1) })
    let defined = text.matches(of: /path id="(g[0-9]+)"/).map { String($0.1) }
    #expect(used == Set(defined))
    #expect(defined.count == Set(defined).count)
    #expect(text.contains("prefers-color-scheme: dark"))
    #expect(
      !SVGSheet(port: RectanglePaths(), theme: .dark).file(SampleSheets.sheet(kind)).contains(
        "@media"))
  }

  @Test(arguments: [
    (0.0, "0"), (1.5, "1.5"), (-0.004, "0"), (-2.25, "-2.25"), (1e6, "1000000"), (0.1 + 0.2, "0.3"),
  ])
  func `numbers take no more digits than they need`(value: Double, text: String) {
    #expect(SVGSheet.number(value) == text)
  }
}

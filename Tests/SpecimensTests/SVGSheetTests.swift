import TestSupport
import Testing

@testable import Specimens

struct SVGSheetTests {
  @Test(arguments: SheetKind.allCases)
  func `svg is well formed, and defines every glyph it uses once`(kind: SheetKind) throws {
    let text = SVGSheet(port: RectanglePaths()).file(SampleSheets.sheet(kind))
    let folder = TemporaryFolder()
    let file = folder.write(text, to: "sheet.svg")
    let parsed = Shell.run(
      "python3 -c 'import xml.dom.minidom,sys; xml.dom.minidom.parse(sys.argv[1])' \(file) 2>&1")
    #expect(parsed.code == 0, "\(parsed.output)")
    let used = Set(text.matches(of: /href="#(g[0-9]+)"/).map { String($0.1) })
    let defined = text.matches(of: /path id="(g[0-9]+)"/).map { String($0.1) }
    #expect(used == Set(defined))
    #expect(defined.count == Set(defined).count)
    #expect(text.contains("prefers-color-scheme: dark"))
    #expect(
      !SVGSheet(port: RectanglePaths(), theme: .dark).file(SampleSheets.sheet(kind)).contains(
        "@media"))
  }
}

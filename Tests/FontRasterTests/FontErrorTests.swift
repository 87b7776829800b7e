import FontRaster
import Testing

@Suite struct FontErrorTests {
  @Test func `a missing font file is named`() {
    let path = "/nowhere/at-all.ttf"
    let error = #expect(throws: FontError.self) { try FontLibrary(fontFile: path) }
    #expect(error == .unreadable(path: path))
    #expect(
      error?.description
        == "The font file “/nowhere/at-all.ttf” cannot be read; check the path and its permissions."
    )
  }

  @Test(arguments: [
    Array("<fontconfig/>".utf8), [], [0], Array("OTTO".utf8), Array(TinyFont().bytes.prefix(600)),
  ])
  func `a file that is no font is refused`(bytes: [UInt8]) throws {
    let folder = try FontFolder()
    try folder.write(bytes, as: "x.ttf")
    let path = folder.path(of: "x.ttf")
    let error = #expect(throws: FontError.self) { try FontLibrary(fontFile: path) }
    #expect(error == .notAFont(path: path))
    #expect(
      FontError.notAFont(path: "a.txt").description
        == "“a.txt” is not a font that can be drawn; give a .ttf, .otf or .ttc file.")
  }
}

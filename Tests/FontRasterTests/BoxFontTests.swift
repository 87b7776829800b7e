import FontRaster
import Imaging
import PreviewUI
import Testing

@Suite struct BoxFontTests {
  private let request = FontRequest(families: ["Inter"], pointSize: 20)

  @Test func `without any font everything still answers`() throws {
    let folder = try FontFolder()
    let library = folder.library()
    #expect(library.installedFamilies() == [])
    #expect(
      library.resolve(request) == ResolvedFace(name: "no font installed", missingFamily: "Inter"))
    #expect(library.metrics(of: request).lineHeight == 24)
    #expect(library.shape("", request).width == 0)
  }

  @Test func `a configuration that cannot be read lists no fonts`() {
    let library = FontLibrary(configurationFile: "/nowhere/fonts.conf")
    #expect(library.installedFamilies() == [])
    #expect(library.resolve(FontRequest(pointSize: 17)).name == "no font installed")
  }

  @Test func `without any font characters are boxes, wide and narrow`() throws {
    let folder = try FontFolder()
    let library = folder.library()
    var tracked = request
    tracked.tracking = 1
    let line = library.shape("a 漢👩‍👩‍👧", tracked)
    #expect(line.clusters.map(\.utf8Offset) == [0, 1, 2, 5])
    #expect(line.clusters.map(\.advance) == [11, 6, 21, 21])
    #expect(line.width == 59)
    #expect(
      line.faceRuns == [
        FaceRun(faceName: "no font installed", utf8Range: 0..<23, isFallback: true)
      ])
  }

  @Test func `a box is a frame`() throws {
    let folder = try FontFolder()
    let library = folder.library()
    let line = library.shape("漢", request)
    var bitmap = Bitmap(width: 30, height: 30)
    library.draw(line, atX: 2, baseline: 25, scale: PixelScale(x: 1, y: 1), into: &bitmap)
    // 18 by 14, one sub-pixel thick.
    let inked = bitmap.coverage.filter { $0 == 255 }.count
    #expect(inked == 2 * 18 + 2 * 12)
    #expect(bitmap.coverage[24 * 30 + 3] == 255 && bitmap.coverage[20 * 30 + 10] == 0)
  }

  @Test func `boxes are cut off at the bitmap's edges`() throws {
    let folder = try FontFolder()
    let library = folder.library()
    let line = library.shape(String(repeating: "漢", count: 50), request)
    var bitmap = Bitmap(width: 30, height: 10)
    for x in [-500, -7, 25, 1e9] {
      for baseline in [-5, 4, 12, 40.0] {
        library.draw(line, atX: x, baseline: baseline, scale: PixelScale(x: 1, y: 1), into: &bitmap)
      }
    }
    #expect(bitmap.coverage.contains(255))
  }
}

import Imaging
import PreviewUI
import Testing

@testable import FontRaster

@Suite struct VariationAxesTests {
  private static let weightAxis = (tag: "wght", least: 100.0, standard: 400.0, greatest: 900.0)

  private func library(_ font: TinyFont) throws -> (FontLibrary, FontFolder) {
    let folder = try FontFolder([font])
    return (folder.library(), folder)
  }

  @Test(arguments: [
    (400, "Tiny Regular", 500.0), (900, "Tiny Black", 700), (650, "Tiny Weight 650", 600),
    (1000, "Tiny Black", 700),
  ])
  func `a variable font takes the weight asked for`(
    weight: Int, name: String, advance: Double
  ) throws {
    let (library, folder) = try library(TinyFont(axes: [Self.weightAxis]))
    let request = FontRequest(families: ["Tiny"], pointSize: 1000, weight: weight)
    #expect(library.resolve(request) == ResolvedFace(name: name))
    #expect(library.shape("a", request).width == advance)
    _ = folder
  }

  @Test func `what is drawn varies as what is measured`() throws {
    let (library, folder) = try library(TinyFont(axes: [Self.weightAxis]))
    for (weight, right) in [(400, 9), (900, 13)] {
      let request = FontRequest(families: ["Tiny"], pointSize: 20, weight: weight)
      var bitmap = Bitmap(width: 20, height: 20)
      library.draw(
        library.shape("a", request), atX: 0, baseline: 20, scale: PixelScale(x: 1, y: 1),
        into: &bitmap)
      let inked = (0..<20).filter { bitmap.coverage[19 * 20 + $0] > 0 }
      #expect(inked == Array(1..<right), "at weight \(weight)")
    }
    _ = folder
  }

  @Test func `a face made for exactly this weight goes before an instance`() throws {
    let folder = try FontFolder([
      TinyFont(axes: [Self.weightAxis]), TinyFont(style: "Drawn", weight: 700),
    ])
    let library = folder.library()
    let name = { (weight: Int) in
      library.resolve(FontRequest(families: ["Tiny"], pointSize: 17, weight: weight)).name
    }
    #expect(name(700) == "Tiny Drawn")
    #expect(name(600) == "Tiny Semi Bold")
  }

  @Test func `an axis for sizes follows the point size within its bounds`() throws {
    let folder = try FontFolder([
      TinyFont(axes: [Self.weightAxis, (tag: "opsz", least: 14, standard: 14, greatest: 32)])
    ])
    let match = try FontFile(path: folder.path(of: "0.ttf")).firstFace()
    let store = FaceStore()
    for (size, expected) in [(10.0, 14 as Float), (20, 20), (53, 32)] {
      let face = try #require(store.face(match, pointSize: size))
      #expect(face.coordinates == [400, expected])
      #expect(store.face(match, pointSize: size) === face)
    }
  }

  @Test func `a slant axis makes the italic`() throws {
    let (library, folder) = try library(
      TinyFont(axes: [(tag: "slnt", least: -15, standard: 0, greatest: 0)]))
    let request = FontRequest(families: ["Tiny"], pointSize: 17, isItalic: true)
    #expect(library.resolve(request).name == "Tiny Regular Italic")
    _ = folder
  }
}

import Imaging
import PreviewUI
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

struct PictureSourceTests {
  /// One opaque red pixel as a PNG file.
  private static let redPixel: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0x00, 0x00, 0x0D, 0x49, 0x48,
    0x44, 0x52, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x01, 0x08, 0x06, 0x00, 0x00,
    0x00, 0x1F, 0x15, 0xC4, 0x89, 0x00, 0x00, 0x00, 0x0D, 0x49, 0x44, 0x41, 0x54, 0x78,
    0x9C, 0x63, 0xF8, 0xCF, 0xC0, 0xF0, 0x1F, 0x00, 0x05, 0x00, 0x01, 0xFF, 0x89, 0x99,
    0x3D, 0x1D, 0x00, 0x00, 0x00, 0x00, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
  ]

  /// A new folder that holds `red.png` and a file that is no picture.
  private func folder() throws -> String {
    var template = Array("/tmp/pictures.XXXXXX".utf8CString)
    let path = try #require(mkdtemp(&template).map { String(cString: $0) })
    for (name, bytes) in [("red", Self.redPixel), ("broken", Array("no picture".utf8))] {
      let file = try #require(fopen("\(path)/\(name).png", "w"))
      fwrite(bytes, 1, bytes.count, file)
      fclose(file)
    }
    return path
  }

  @Test func `pictures are read from files, each once, and faults are noted`() throws {
    let path = try folder()
    let source = PictureFolder(path: path)
    #expect(source.picture(named: "red")?[0, 0] == RGBA(255, 0, 0))
    #expect(source.picture(named: "broken") == nil)
    #expect(source.picture(named: "missing") == nil)
    #expect(source.picture(named: "missing") == nil)
    #expect(source.errors.count == 2)
    unlink("\(path)/red.png")
    unlink("\(path)/broken.png")
    rmdir(path)
    #expect(source.picture(named: "red") != nil)
  }

  @Test func `a picture on screen is drawn in its own size`() throws {
    let picture = try PNGFile.read(bytes: Self.redPixel)
    let host = PreviewHost(
      Image("red").padding(1), port: RectangleFontPort(), pictures: PictureList(["red": picture]))
    #expect(host.layout(.unspecified) == CGSize(width: 3, height: 3))
    host.draw(scale: PixelScale(x: 2, y: 2))
    #expect(host.picture[2, 2] == RGBA(255, 0, 0))
    #expect(host.picture[3, 3] == RGBA(255, 0, 0))
    #expect(host.picture[1, 2].alpha == 0)
  }
}

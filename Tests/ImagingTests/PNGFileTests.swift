import Imaging
import Testing

/// A picture of 2 × 2: red, green, and below blue, half clear white.
private let tiny: [UInt8] = [
  0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0x00, 0x00, 0x0D, 0x49, 0x48,
  0x44, 0x52, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x02, 0x08, 0x06, 0x00, 0x00,
  0x00, 0x72, 0xB6, 0x0D, 0x24, 0x00, 0x00, 0x00, 0x13, 0x49, 0x44, 0x41, 0x54, 0x78,
  0x9C, 0x63, 0xF8, 0xCF, 0xC0, 0xF0, 0x1F, 0x0C, 0x81, 0x34, 0x08, 0x34, 0x00, 0x00,
  0x49, 0x49, 0x09, 0x78, 0x28, 0xA0, 0xDB, 0x77, 0x00, 0x00, 0x00, 0x00, 0x49, 0x45,
  0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
]

struct PNGFileTests {
  @Test func `a picture is read with its opacity`() throws {
    let picture = try PNGFile.read(bytes: tiny)
    #expect(picture.width == 2 && picture.height == 2)
    #expect(picture[0, 0] == RGBA(255, 0, 0))
    #expect(picture[1, 0] == RGBA(0, 255, 0))
    #expect(picture[0, 1] == RGBA(0, 0, 255))
    #expect(picture[1, 1] == RGBA(255, 255, 255, alpha: 128))
  }

  @Test(arguments: [0, 1, 8, 20, 40, 60])
  func `a picture cut short is refused`(count: Int) {
    #expect(throws: PictureError.self) {
      try PNGFile.read(bytes: Array(tiny.prefix(count)), name: "cut.png")
    }
  }

  @Test func `a missing file is told by its path, and what to do`() {
    do throws(PictureError) {
      _ = try PNGFile.read(path: "/no/such/picture.png")
      Issue.record("there is no such file")
    } catch {
      #expect(error.description.hasPrefix("/no/such/picture.png cannot be read"))
      #expect(error.description.hasSuffix("check the path and the file"))
    }
  }
}

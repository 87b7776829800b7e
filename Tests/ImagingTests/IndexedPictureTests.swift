import Testing

@testable import Imaging

@Suite struct IndexedPictureTests {
  private static let palette = [RGB(255, 255, 255), RGB(128, 0, 0), RGB(0, 0, 0)]

  @Test func `writes a picture with its sides and its colours`() throws {
    var picture = IndexedPicture(width: 300, height: 2, palette: Self.palette)
    picture.fill(x: 1, y: 1, width: 5, height: 9, color: 2)
    let bytes = try PNGEncoder.encode(picture)
    #expect(bytes.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    #expect(Array(bytes[12..<16]) == Array("IHDR".utf8))
    #expect(Array(bytes[16..<24]) == [0, 0, 1, 44, 0, 0, 0, 2])
    // Colour type 3: indices into a palette.
    #expect(bytes[25] == 3)
    #expect(bytes.suffix(8).prefix(4) == Array("IEND".utf8)[...])
  }

  @Test func `ink takes a colour for its coverage and leaves paper alone`() {
    var picture = IndexedPicture(width: 4, height: 1, palette: Self.palette)
    var bitmap = Bitmap(width: 5, height: 1)
    bitmap.coverage = [255, 0, 1, 128, 255]
    picture.ink(bitmap, atX: -1, y: 0, colors: 1, count: 2)
    #expect(picture.pixels == [0, 1, 2, 2])
    picture.ink(bitmap, atX: 0, y: 5, colors: 1, count: 2)
    #expect(picture.pixels == [0, 1, 2, 2])
  }
}

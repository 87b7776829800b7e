import Imaging
import TestSupport
import Testing

struct SixelEncoderTests {
  /// Paints what a sixel string says; colours are the numbers of its palette.
  private func painted(_ bytes: [UInt8], width: Int, height: Int) -> [Int?] {
    var pixels = [Int?](repeating: nil, count: width * height)
    var (column, band, color, count) = (0, 0, 0, 1)
    var index = bytes.firstIndex(of: UInt8(ascii: "q")).map { $0 + 1 } ?? bytes.count
    func number() -> Int {
      var value = 0
      while index < bytes.count, (48...57).contains(bytes[index]) {
        value = value * 10 + Int(bytes[index]) - 48
        index += 1
      }
      return value
    }
    while index < bytes.count, bytes[index] != 0x1B {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "#"):
        let first = number()
        var isDefinition = byte != UInt8(ascii: "#")
        while index < bytes.count, bytes[index] == UInt8(ascii: ";") {
          index += 1
          _ = number()
          isDefinition = true
        }
        if !isDefinition { color = first }
      case UInt8(ascii: "!"): count = number()
      case UInt8(ascii: "$"): column = 0
      case UInt8(ascii: "-"): (column, band) = (0, band + 1)
      default:
        for _ in 0..<count {
          for bit in 0..<6 where (Int(byte) - 63) >> bit & 1 == 1 {
            let row = band * 6 + bit
            if row < height, column < width { pixels[row * width + column] = color }
          }
          column += 1
        }
        count = 1
      }
    }
    return pixels
  }

  @Test(arguments: [(1, 1), (7, 6), (40, 13), (3, 30)], [UInt64(1), 2])
  func `every pixel is painted in the level of its coverage`(size: (Int, Int), seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var bitmap = Bitmap(width: size.0, height: size.1)
    for index in bitmap.coverage.indices {
      bitmap.coverage[index] =
        Bool.random(using: &random) ? 0 : UInt8.random(in: 0...255, using: &random)
    }
    let bytes = SixelEncoder.encode(
      Picture(bitmap, ink: RGB(255, 255, 255), paper: RGB(0, 0, 0)))
    let expected = bitmap.coverage.map { Optional((Int($0) * 15 + 127) / 255) }
    #expect(painted(bytes, width: size.0, height: size.1) == expected, "seed \(seed)")
  }

  @Test func `the palette runs from paper to ink`() {
    let bytes = SixelEncoder.encode(
      Picture(Bitmap(width: 2, height: 2), ink: RGB(255, 0, 0), paper: RGB(0, 0, 255)))
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.hasPrefix("\u{1B}Pq\"1;1;2;2#0;2;0;0;100"))
    #expect(text.contains("#15;2;100;0;0"))
    #expect(text.hasSuffix("\u{1B}\\"))
  }

  @Test func `runs are counted`() {
    let bytes = SixelEncoder.encode(
      Picture(Bitmap(width: 500, height: 6), ink: RGB(255, 255, 255), paper: RGB(0, 0, 0)))
    #expect(String(decoding: bytes, as: UTF8.self).contains("#0!500~$"))
  }

  @Test func `a picture without pixels is nothing`() {
    let picture = Picture(Bitmap(width: 0, height: 4), ink: RGB(0, 0, 0), paper: RGB(0, 0, 0))
    #expect(SixelEncoder.encode(picture).isEmpty)
    #expect(PNGEncoder.encode(picture).isEmpty)
    #expect(KittyEncoder.show(picture, id: 1).isEmpty)
  }
}

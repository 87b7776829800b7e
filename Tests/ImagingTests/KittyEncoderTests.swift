import Imaging
import TestSupport
import Testing

struct KittyEncoderTests {
  private func picture(width: Int, height: Int, seed: UInt64 = 1) -> Picture {
    var random = SplitMix64(seed: seed)
    var bitmap = Bitmap(width: width, height: height)
    for index in bitmap.coverage.indices {
      bitmap.coverage[index] = UInt8.random(in: 0...255, using: &random)
    }
    return Picture(bitmap, ink: RGB(0xE6, 0xE6, 0xE6), paper: RGB(0, 0, 0))
  }

  /// The pieces between the introducers and ends: control data and content.
  private func pieces(_ bytes: [UInt8]) -> [(control: String, content: String)] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\u{1B}_G").map { piece in
      let parts = piece.dropLast(2).split(separator: ";", maxSplits: 1)
      return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
    }
  }

  @Test func `a large picture comes in pieces of at most 4096, the last one marked`() {
    let pieces = pieces(KittyEncoder.show(picture(width: 120, height: 80), id: 7))
    #expect(pieces.count > 2)
    #expect(pieces[0].control.hasPrefix("a=T,f=100,i=7,"))
    #expect(pieces.allSatisfy { $0.content.count <= 4_096 })
    #expect(
      pieces.dropLast().allSatisfy { $0.control.hasSuffix("m=1") && $0.content.count == 4_096 })
    #expect(pieces.last?.control == "m=0")
  }

  @Test func `what is sent is the PNG file in base 64`() {
    let picture = picture(width: 3, height: 2)
    let content = pieces(KittyEncoder.show(picture, id: 7)).map(\.content).joined()
    let decoded = Shell.run("printf '%s' \(content) | base64 -d | od -An -v -tu1").output
      .split { $0 == " " || $0 == "\n" }.compactMap { UInt8($0) }
    #expect(decoded == PNGEncoder.encode(picture))
    #expect(decoded.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  @Test func `a picture is removed by its number`() {
    #expect(KittyEncoder.remove(id: 9) == Array("\u{1B}_Ga=d,d=I,i=9,q=2\u{1B}\\".utf8))
  }
}

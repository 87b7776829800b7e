@testable import StyleModel
@testable import SourceTree
import Testing

@Suite struct TextEncodingTests {
  private static let text = "{\"é\": \"💥\"}"

  private static func utf16(_ text: String, isBig: Bool, hasMark: Bool) -> [UInt8] {
    let units = (hasMark ? [0xFEFF] : []) + Array(text.utf16)
    return units.flatMap { unit -> [UInt8] in
      let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isBig ? bytes : bytes.reversed()
    }
  }

  @Test(arguments: [true, false], [true, false])
  func `reads UTF-16 of either order, with and without a mark`(isBig: Bool, hasMark: Bool) {
    let bytes = Self.utf16(Self.text, isBig: isBig, hasMark: hasMark)
    let encoding = TextEncoding(of: bytes)
    #expect(encoding == (isBig ? .utf16BigEndian : .utf16LittleEndian))
    #expect(encoding.utf8(bytes) == Array(Self.text.utf8))
  }

  @Test func `puts a replacement character in the place of half a pair`() {
    let bytes: [UInt8] = [0xFF, 0xFE, 0x22, 0x00, 0x3D, 0xD8, 0x22, 0x00]
    #expect(String(decoding: TextEncoding(of: bytes).utf8(bytes), as: UTF8.self) == "\"\u{FFFD}\"")
  }

  @Test(arguments: [[], [0x7B], [0x7B, 0x7D, 0x0A], [0xEF, 0xBB, 0xBF, 0x7B]] as [[UInt8]])
  func `leaves UTF-8 alone`(bytes: [UInt8]) {
    #expect(TextEncoding(of: bytes) == .utf8)
    #expect(TextEncoding(of: bytes).utf8(bytes) == bytes)
  }
}

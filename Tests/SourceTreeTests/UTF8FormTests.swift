@testable import SourceTree
import Testing

@Suite struct UTF8FormTests {
  /// Every sequence of up to four of the bytes at which the rules change, beside ASCII.
  @Test func `judges as the standard library does`() {
    let bytes: [UInt8] = [
      0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xED,
      0xEE,
      0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF,
    ]
    var sequences: [[UInt8]] = [[]]
    var wrong: [[UInt8]] = []
    for length in 1...4 {
      // Only leads of four can make a difference to the fourth byte.
      if length == 4 { sequences.removeAll { $0[0] < 0xF0 } }
      sequences = sequences.flatMap { start in bytes.map { start + [$0] } }
      wrong += sequences.filter { sequence in
        // What is repaired in decoding was malformed.
        let isSound = Array(String(decoding: sequence, as: UTF8.self).utf8) == sequence
        return UTF8Form.isSound(sequence, sequence.indices) != isSound
      }
    }
    #expect(wrong == [])
  }

  @Test func `reads no byte behind the range`() {
    let bytes = Array("é".utf8)
    #expect(UTF8Form.isSound(bytes, 0..<2))
    #expect(!UTF8Form.isSound(bytes, 0..<1))
    #expect(UTF8Form.isSound(bytes, 0..<0))
  }
}

import Testing

@testable import Terminal

struct TerminfoEntryTests {
  /// The parts of a compiled entry, taken apart as term(5) describes.
  struct Parts {
    var names = ""
    var flags: [UInt8] = []
    var numbers: [Int: Int32] = [:]
    var strings: [Int: String] = [:]
    var rest: [UInt8] = []

    init(_ bytes: [UInt8]) {
      func short(_ place: Int) -> Int {
        Int(Int16(truncatingIfNeeded: Int(bytes[place]) | Int(bytes[place + 1]) << 8))
      }
      func text(_ place: Int) -> String {
        String(decoding: bytes[place...].prefix { $0 != 0 }, as: UTF8.self)
      }
      let sizes = (1...5).map { short($0 * 2) }
      names = text(12)
      var place = 12 + sizes[0]
      flags = Array(bytes[place..<place + sizes[1]])
      place += sizes[1]
      place += place % 2
      for index in 0..<sizes[2] {
        let value = Int32(truncatingIfNeeded: short(place) & 0xFFFF | short(place + 2) << 16)
        if value >= 0 { numbers[index] = value }
        place += 4
      }
      let table = place + 2 * sizes[3]
      for index in 0..<sizes[3] where short(place + 2 * index) >= 0 {
        strings[index] = text(table + short(place + 2 * index))
      }
      place = table + sizes[4]
      place += place % 2
      rest = Array(bytes[min(place, bytes.count)...])
    }
  }

  @Test func `is written in the format with numbers of 32 bits`() {
    #expect(TerminfoEntry.directColor.compiled.prefix(2) == [0x1E, 0x02])
    let parts = Parts(TerminfoEntry.directColor.compiled)
    #expect(parts.names.hasPrefix(TerminfoEntry.directColor.name + "|"))
    #expect(parts.numbers[13] == 1 << 24)
    #expect(parts.numbers[14] == 65536)
    #expect(parts.flags.enumerated().filter { $1 == 1 }.map(\.offset) == [1, 4, 13, 14])
    #expect(parts.strings[10] == "\u{1B}[%i%p1%d;%p2%dH")
    #expect(parts.strings[360]?.hasPrefix("\u{1B}[48;") == true)
    #expect(parts.rest == [1, 0, 0, 0, 0, 0, 1, 0, 4, 0, 1, 0, 0, 0, 82, 71, 66, 0])
  }

  @Test func `has no 24-bit colours where only the palette is wanted`() {
    let parts = Parts(TerminfoEntry.palette.compiled)
    #expect(parts.numbers[13] == 256)
    #expect(parts.strings[359] == "\u{1B}[38;5;%p1%dm")
    #expect(parts.rest.isEmpty)
  }

  @Test(arguments: [
    TerminfoEntry.directColor.environmentValue, TerminfoEntry.palette.environmentValue,
  ])
  func `fits an environment variable`(value: String) {
    #expect(value.hasPrefix("hex:1e02"))
    #expect(value.utf8.dropFirst(4).allSatisfy { "0123456789abcdef".utf8.contains($0) })
    #expect(value.utf8.count < 8192)
  }
}

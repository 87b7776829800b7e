import Browser
import Imaging
import TestSupport
import Testing

@testable import Terminal

struct InputDecoderTests {
  /// Bytes as text (the escape written `␛`), and what they mean.
  static let sequences: [(bytes: String, meaning: [DecodedInput])] =
    keys.map { ($0.0, [.event(.key($0.1))]) }
    + mouse.map { ($0.0, [.event(.mouse($0.1))]) }
    + answers.map { ($0.0, [.answer($0.1)]) }
    + others

  static let keys: [(String, Key)] = [
    ("a", .character("a")), ("Q", .character("Q")), (" ", .character(" ")),
    ("é", .character("é")), ("美", .character("美")), ("😀", .character("😀")),
    ("\u{00}", .control(" ")), ("\u{03}", .control("c")), ("\u{1A}", .control("z")),
    ("\u{1C}", .control("\\")), ("\u{1F}", .control("_")),
    ("\r", .enter), ("\n", .enter), ("\t", .tab), ("\u{7F}", .backspace), ("\u{08}", .backspace),
    ("␛[A", .up), ("␛[B", .down), ("␛[C", .right), ("␛[D", .left),
    ("␛OA", .up), ("␛OB", .down), ("␛OC", .right), ("␛OD", .left),
    ("␛[H", .home), ("␛[F", .end), ("␛OH", .home), ("␛OF", .end),
    ("␛[1~", .home), ("␛[4~", .end), ("␛[7~", .home), ("␛[8~", .end),
    ("␛[3~", .delete), ("␛[5~", .pageUp), ("␛[6~", .pageDown), ("␛[Z", .backTab),
    ("␛OP", .function(1)), ("␛OS", .function(4)), ("␛[11~", .function(1)),
    ("␛[15~", .function(5)), ("␛[17~", .function(6)), ("␛[21~", .function(10)),
    ("␛[23~", .function(11)), ("␛[24~", .function(12)), ("␛[1;2P", .function(1)),
    ("␛[[A", .function(1)), ("␛[[E", .function(5)),
    ("␛[1;5C", .end), ("␛[1;5D", .home), ("␛[1;2D", .home), ("␛[1;2C", .end),
    ("␛[1;5A", .pageUp), ("␛[1;2B", .pageDown), ("␛[1;3C", .right), ("␛[3;5~", .delete),
    ("␛OM", .enter), ("␛Oq", .character("1")), ("␛Oj", .character("*")), ("␛O5C", .right),
    ("␛[97;5u", .control("a")), ("␛[97;2u", .character("A")), ("␛[233u", .character("é")),
    ("␛[27u", .escape), ("␛[13u", .enter), ("␛[9;2u", .backTab), ("␛[27;5;99~", .control("c")),
  ]

  static let mouse: [(String, MouseEvent)] = [
    ("␛[<0;1;1M", MouseEvent(.press, column: 0, row: 0)),
    ("␛[<0;250;70M", MouseEvent(.press, column: 249, row: 69)),
    ("␛[<0;5;6m", MouseEvent(.release, column: 4, row: 5)),
    ("␛[<32;7;8M", MouseEvent(.drag, column: 6, row: 7)),
    ("␛[<4;7;8M", MouseEvent(.press, column: 6, row: 7)),
    ("␛[<64;7;8M", MouseEvent(.wheelUp, column: 6, row: 7)),
    ("␛[<65;7;8M", MouseEvent(.wheelDown, column: 6, row: 7)),
    ("␛[<81;7;8M", MouseEvent(.wheelDown, column: 6, row: 7)),
    ("␛[M !!", MouseEvent(.press, column: 0, row: 0)),
    ("␛[M#%&", MouseEvent(.release, column: 4, row: 5)),
    ("␛[M`%&", MouseEvent(.wheelUp, column: 4, row: 5)),
    ("␛[M@%&", MouseEvent(.drag, column: 4, row: 5)),
  ]

  static let answers: [(String, TerminalAnswer)] = [
    ("␛[?62;4;22c", .primaryAttributes([62, 4, 22])),
    ("␛[?6c", .primaryAttributes([6])),
    ("␛[?62;c", .primaryAttributes([62, 0])),
    ("␛[>1;4000;0c", .secondaryAttributes([1, 4000, 0])),
    ("␛P>|kitty(0.26.5)␛\\", .version("kitty(0.26.5)")),
    ("␛P>|WezTerm 20230712-072601\u{07}", .version("WezTerm 20230712-072601")),
    ("␛P1$r48:2::1:2:3m␛\\", .graphicRendition("48:2::1:2:3")),
    ("␛]11;rgb:1e1e/2020/ffff␛\\", .background(RGB(0x1E, 0x20, 0xFF))),
    ("␛]10;rgb:f/80/fff\u{07}", .foreground(RGB(255, 128, 255))),
    ("␛]11;rgba:0000/8080/ffff/8000␛\\", .background(RGB(0, 128, 255))),
    ("␛]11;#102030␛\\", .background(RGB(16, 32, 48))),
    ("␛[?2026;2$y", .mode(number: 2026, state: 2)),
    ("␛[6;20;10t", .windowReport([6, 20, 10])),
    ("␛[?5u", .keyboardFlags(5)),
  ]

  static let others: [(String, [DecodedInput])] = [
    ("␛[I", [.event(.focus(true))]), ("␛[O", [.event(.focus(false))]),
    ("␛[200~a␛[A␛[201b\r\nc\rd␛[201~", [.event(.paste("a␛[A␛[201b\nc\nd"))]),
    ("␛[200~␛␛[201~", [.event(.paste("␛"))]),
    ("␛[200~␛[201~", [.event(.paste(""))]),
    // Alt sends an escape first; it must neither count as Escape nor as the plain key.
    ("␛x", []), ("␛é", []), ("␛xy", [.event(.key(.character("y")))]),
    ("␛éy", [.event(.key(.character("y")))]), ("␛␛[A", [.event(.key(.up))]),
    // Swallowed whole.
    ("␛[200;1x", []), ("␛[?1;2;3h", []), ("␛[2~", []), ("␛[!p", []), ("␛[>4;1m", []),
    ("␛[24;80R", []), ("␛[<35;4;5M", []), ("␛[<1;4;5M", []), ("␛[<66;4;5M", []),
    ("␛[<128;4;5M", []), ("␛[<0;0;5M", []), ("␛[57441u", []), ("␛[1114112u", []),
    ("␛]0;title\u{07}", []), ("␛]11;rgb:zz/00/00␛\\", []), ("␛]11;rgb:1/2␛\\", []),
    ("␛]11;rgb:-1/00/00␛\\", []), ("␛P0$r␛\\", []), ("␛_Gi=1;OK␛\\", []), ("␛[201~", []),
    ("\u{85}", []),
    // A reader can always break out of a string that does not end.
    ("␛]11;rgb\u{03}", [.event(.key(.control("c")))]),
    ("␛]11;rgb␛[A", [.event(.key(.up))]),
    ("␛[1;5\u{03}", [.event(.key(.control("c")))]),
  ]

  static func bytes(_ text: String) -> [UInt8] {
    text.unicodeScalars.flatMap { scalar -> [UInt8] in
      scalar == "␛" ? [0x1B] : Array(String(scalar).utf8)
    }
  }

  /// What a table's `␛` stands for inside pasted text.
  static func meaning(_ table: [DecodedInput]) -> [DecodedInput] {
    table.map {
      guard case .event(.paste(let text)) = $0 else { return $0 }
      return .event(.paste(String(text.map { $0 == "␛" ? "\u{1B}" : $0 })))
    }
  }

  @Test(arguments: sequences)
  func `means the same wherever it is cut`(bytes: String, meaning: [DecodedInput]) {
    let all = Self.bytes(bytes)
    let expected = Self.meaning(meaning)
    for cut in 0...all.count {
      var decoder = InputDecoder()
      let result = decoder.feed(all[..<cut]) + decoder.feed(all[cut...])
      #expect(result == expected, "cut at \(cut)")
      #expect(decoder.awaited == .nothing)
    }
  }

  @Test func `reads one sequence after another in one piece`() {
    var decoder = InputDecoder()
    let complete = Self.sequences.filter { !$0.meaning.isEmpty }
    let result = decoder.feed(complete.flatMap { Self.bytes($0.bytes) })
    #expect(result == complete.flatMap { Self.meaning($0.meaning) })
  }

  @Test(arguments: [
    // What begins like a sequence, and was Alt with a character, is nobody's Escape.
    ("␛", [Key.escape]), ("␛␛", [.escape]), ("␛[", []), ("␛O", []), ("␛]", []), ("␛P", []),
    ("␛_", []), ("␛[1;5", []),
    ("␛]11;rgb", []), ("", []), ("␛[M!", []),
  ])
  func `takes an escape that stays alone for the key`(bytes: String, keys: [Key]) {
    var decoder = InputDecoder()
    var result = decoder.feed(Self.bytes(bytes))
    #expect(bytes.isEmpty || decoder.awaited != .nothing)
    result += decoder.timeOut()
    #expect(result == keys.map { .event(.key($0)) })
    #expect(decoder.awaited == .nothing)
    #expect(decoder.feed([0x71]) == [.event(.key(.character("q")))])
  }

  @Test func `says whether a short or a long wait is due`() {
    var decoder = InputDecoder()
    _ = decoder.feed([0x1B])
    #expect(decoder.awaited == .escape)
    // A slow line may cut a sequence anywhere; from here on it is one.
    _ = decoder.feed(Array("[".utf8))
    #expect(decoder.awaited == .sequence)
    _ = decoder.feed(Array("1".utf8))
    #expect(decoder.awaited == .sequence)
  }

  @Test(
    arguments: [
      [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0x80], [0xE2, 0x82],
      [0xF0, 0x9F], [0xC2, 0x9B],
    ] as [[UInt8]])
  func `drops bytes that are no character and goes on`(bytes: [UInt8]) {
    var decoder = InputDecoder()
    #expect(decoder.feed(bytes + [0x61]) == [.event(.key(.character("a")))])
  }

  @Test func `keeps no more of a paste, an answer or a sequence than its limit`() {
    var decoder = InputDecoder()
    let long = [UInt8](repeating: 0x61, count: InputDecoder.pasteLimit + 100)
    let paste = decoder.feed(Self.bytes("␛[200~") + long + Self.bytes("␛[201~"))
    #expect(
      paste == [.event(.paste(String(repeating: "a", count: InputDecoder.pasteLimit)))])
    #expect(decoder.feed(Self.bytes("␛P>|") + long + Self.bytes("␛\\")) == [])
    let digits = [UInt8](repeating: 0x31, count: InputDecoder.sequenceLimit + 1)
    #expect(decoder.feed(Self.bytes("␛[") + digits + Self.bytes("A")) == [])
    #expect(decoder.feed(Self.bytes("␛[A")) == [.event(.key(.up))])
  }

  @Test func `ends a paste that was never ended when time is up`() {
    var decoder = InputDecoder()
    #expect(decoder.feed(Self.bytes("␛[200~half")) == [])
    #expect(decoder.awaited == .sequence)
    #expect(decoder.timeOut() == [.event(.paste("half"))])
  }

  @Test(arguments: [UInt64(1), 20, 300, 4000])
  func `survives any bytes and finds back`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let likely = Self.bytes("␛␛␛[[]OPM<?>;:0123456789$tuymcR~\\_\u{07}\u{03}é")
    var decoder = InputDecoder()
    for _ in 0..<200 {
      let noise = (0..<Int.random(in: 1...300, using: &random)).map { _ in
        Bool.random(using: &random)
          ? UInt8.random(in: 0...255, using: &random)
          : likely[Int.random(in: 0..<likely.count, using: &random)]
      }
      _ = decoder.feed(noise)
      _ = decoder.timeOut()
      let after = decoder.feed(Self.bytes("␛[Aq"))
      let expected: [DecodedInput] = [.event(.key(.up)), .event(.key(.character("q")))]
      if after != expected {
        #expect(after == expected, "seed \(seed), after \(noise)")
        return
      }
    }
  }
}

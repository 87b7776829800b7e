/// Takes Swift source apart into words, numbers, strings and signs, as far as reading styles needs it.
struct SwiftLexer {
  /// A piece of the source.
  struct Token {
    enum Kind: Equatable {
      case word
      case number
      /// A string without interpolation; the text is what it says.
      case string
      case sign
    }

    var kind: Kind
    var text: String
    /// The index of its first byte.
    var offset: Int
    /// Whether a line break stands before it.
    var beginsLine: Bool

    /// Whether it is the sign or the word `text`.
    func isText(_ text: String) -> Bool { kind != .string && self.text == text }

    /// Whether nothing stands between it and `next`.
    func touches(_ next: Token) -> Bool { offset + text.utf8.count == next.offset }
  }

  /// The source that `tokens` were, with one blank where there was any.
  static func text(of tokens: ArraySlice<Token>) -> String {
    var result = ""
    for (index, token) in zip(tokens.indices, tokens) {
      if index > tokens.startIndex, !tokens[index - 1].touches(token) { result += " " }
      result += token.text
    }
    return result
  }

  /// More tokens than any file of text styles has.
  private static let tokenLimit = 2_000_000

  private let bytes: [UInt8]
  private var index: Int
  private var beginsLine = true
  private var tokens: [Token] = []

  /// The tokens of `bytes` from `start`; comments and compiler conditions are left out.
  static func tokens(of bytes: [UInt8], from start: Int) -> [Token] {
    var lexer = SwiftLexer(bytes: bytes, index: start)
    while lexer.readOne(), lexer.tokens.count < tokenLimit {}
    return lexer.tokens
  }

  private init(bytes: [UInt8], index: Int) {
    self.bytes = bytes
    self.index = index
  }

  private func byte(_ distance: Int = 0) -> UInt8? {
    index + distance < bytes.count ? bytes[index + distance] : nil
  }

  private mutating func readOne() -> Bool {
    skipBlank()
    guard let byte = byte() else { return false }
    let start = index
    switch byte {
    case UInt8(ascii: "\""):
      add(.string, string(), at: start)
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      skipNumber()
      add(.number, text(from: start).filter { $0 != "_" }, at: start)
    case UInt8(ascii: "`"):
      index += 1
    case let byte where SwiftLexer.isWordByte(byte):
      while let byte = self.byte(), SwiftLexer.isWordByte(byte) { index += 1 }
      add(.word, text(from: start), at: start)
    default:
      index += 1
      add(.sign, text(from: start), at: start)
    }
    return true
  }

  private mutating func add(_ kind: Token.Kind, _ text: String, at offset: Int) {
    tokens.append(Token(kind: kind, text: text, offset: offset, beginsLine: beginsLine))
    beginsLine = false
  }

  private func text(from start: Int) -> String {
    String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func skipBlank() {
    while let byte = byte() {
      if byte == 0x0A || byte == 0x0D {
        beginsLine = true
        index += 1
      } else if byte <= 0x20 {
        index += 1
      } else if byte == UInt8(ascii: "/"), self.byte(1) == UInt8(ascii: "/") {
        skipLine()
      } else if byte == UInt8(ascii: "/"), self.byte(1) == UInt8(ascii: "*") {
        skipComment()
      } else if byte == UInt8(ascii: "#"), beginsLine, self.byte(1) != UInt8(ascii: "\"") {
        skipLine()
      } else {
        return
      }
    }
  }

  private mutating func skipLine() {
    while let byte = byte(), byte != 0x0A, byte != 0x0D { index += 1 }
  }

  /// Skips a comment, which in Swift may hold others.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    } while depth > 0 && index < bytes.count
  }

  /// Digits, a fraction and an exponent; the point of `1.pt` or `0...3` is not taken in.
  private mutating func skipNumber() {
    skipDigits()
    if byte() == UInt8(ascii: "."), let next = byte(1), (0x30...0x39).contains(next) {
      index += 1
      skipDigits()
    }
    if byte() == UInt8(ascii: "e"), let next = byte(1), (0x30...0x39).contains(next) || next == 0x2D
    {
      index += 2
      skipDigits()
    }
  }

  private mutating func skipDigits() {
    while let byte = byte(), (0x30...0x39).contains(byte) || byte == UInt8(ascii: "_") {
      index += 1
    }
  }

  /// What the string under the cursor says, escapes as they are written; it ends at its line's end.
  private mutating func string() -> String {
    let isLong = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
    index += isLong ? 3 : 1
    let start = index
    while let byte = byte() {
      if byte == UInt8(ascii: "\\") {
        index += 2
        continue
      }
      if isLong {
        let ends = byte == UInt8(ascii: "\"") && self.byte(1) == byte && self.byte(2) == byte
        if ends { break }
      } else if byte == UInt8(ascii: "\"") || byte == 0x0A || byte == 0x0D {
        break
      }
      index += 1
    }
    index = min(index, bytes.count)
    let text = text(from: start)
    if byte() == UInt8(ascii: "\"") { index += isLong ? 3 : 1 }
    index = min(index, bytes.count)
    return text
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...0xFF, UInt8(ascii: "_"): true
    default: false
    }
  }
}

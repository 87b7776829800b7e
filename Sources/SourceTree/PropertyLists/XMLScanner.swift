/// Takes XML apart into tags and texts, as far as property lists need it.
struct XMLScanner {
  /// A syntax error and the index of the byte where it stands.
  struct Fault: Error {
    var error: PropertyListSyntaxError
    var offset: Int
  }

  /// A tag, without its attributes.
  struct Tag {
    var name: String
    /// The index of its `<`.
    var offset: Int
    var isClosing: Bool
    /// Whether it is its own closing tag, as in `<true/>`.
    var isEmpty: Bool
  }

  let bytes: [UInt8]
  var index: Int
  /// Whether anything but white space stood before the last tag.
  private(set) var skippedText = false

  init(bytes: [UInt8], index: Int) {
    self.bytes = bytes
    self.index = index
  }

  /// The next tag; comments, declarations and white space are passed over. Nil at the end.
  mutating func nextTag() throws(Fault) -> Tag? {
    skippedText = false
    while index < bytes.count {
      if bytes[index] != UInt8(ascii: "<") {
        skippedText = skippedText || bytes[index] > 0x20
        index += 1
      } else if !skipSpecial() {
        return try tag()
      }
    }
    return nil
  }

  /// The text up to the closing tag `name`, and the index of its first byte that is not white space.
  mutating func text(until name: String) throws(Fault) -> (String, Int) {
    var result: [UInt8] = []
    let start = index
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "&") {
        result += try entity()
      } else if byte != UInt8(ascii: "<") {
        result.append(byte)
        index += 1
      } else if has("<![CDATA[") {
        let end = find("]]>") ?? bytes.count
        result += bytes[min(index + 9, end)..<end]
        index = min(end + 3, bytes.count)
      } else if !skipSpecial() {
        let tag = try tag()
        guard tag.isClosing, tag.name == name else {
          throw Fault(error: .mismatchedTag(found: tag.name, expected: name), offset: tag.offset)
        }
        return (XMLScanner.trimmed(result), firstVisible(from: start))
      }
    }
    throw Fault(error: .unexpectedEnd(inside: name), offset: index)
  }

  private func firstVisible(from start: Int) -> Int {
    let visible = bytes[start..<index].firstIndex { $0 > 0x20 } ?? start
    return bytes[visible] == UInt8(ascii: "<") ? start : visible
  }

  private static func trimmed(_ bytes: [UInt8]) -> String {
    var text = bytes[...]
    while let first = text.first, first <= 0x20 { text.removeFirst() }
    while let last = text.last, last <= 0x20 { text.removeLast() }
    return String(decoding: text, as: UTF8.self)
  }

  /// Skips a comment, a declaration or a processing instruction; false where there is none.
  private mutating func skipSpecial() -> Bool {
    let end: String
    if has("<!--") {
      end = "-->"
    } else if has("<?") {
      end = "?>"
    } else if has("<!"), !has("<![CDATA[") {
      end = ">"
    } else {
      return false
    }
    index = find(end).map { $0 + end.utf8.count } ?? bytes.count
    return true
  }

  private mutating func tag() throws(Fault) -> Tag {
    let start = index
    guard let end = find(">") else {
      throw Fault(error: .unexpectedEnd(inside: nil), offset: start)
    }
    var inner = bytes[(start + 1)..<end]
    let isClosing = inner.first == UInt8(ascii: "/")
    let isEmpty = inner.last == UInt8(ascii: "/")
    if isClosing { inner.removeFirst() }
    if isEmpty, !inner.isEmpty { inner.removeLast() }
    index = end + 1
    let name = String(decoding: inner.prefix { $0 > 0x20 }, as: UTF8.self)
    return Tag(name: name, offset: start, isClosing: isClosing, isEmpty: isEmpty)
  }

  private mutating func entity() throws(Fault) -> [UInt8] {
    let start = index
    let end = bytes[start...].prefix(12).firstIndex(of: UInt8(ascii: ";"))
    guard let end else {
      throw Fault(error: .unknownEntity("&"), offset: start)
    }
    let name = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
    index = end + 1
    switch name {
    case "amp": return [UInt8(ascii: "&")]
    case "lt": return [UInt8(ascii: "<")]
    case "gt": return [UInt8(ascii: ">")]
    case "quot": return [UInt8(ascii: "\"")]
    case "apos": return [UInt8(ascii: "'")]
    default:
      let isHexadecimal = name.hasPrefix("#x")
      let digits = name.dropFirst(isHexadecimal ? 2 : 1)
      guard name.hasPrefix("#"), let code = UInt32(digits, radix: isHexadecimal ? 16 : 10),
        let scalar = Unicode.Scalar(code)
      else { throw Fault(error: .unknownEntity(name), offset: start) }
      return Array(Character(scalar).utf8)
    }
  }

  private func has(_ text: String) -> Bool {
    bytes[index...].starts(with: text.utf8)
  }

  private func find(_ text: String) -> Int? {
    let wanted = Array(text.utf8)
    var place = index
    while place + wanted.count <= bytes.count {
      if bytes[place] == wanted[0], bytes[place...].starts(with: wanted) { return place }
      place += 1
    }
    return nil
  }
}

/// Reads JSON (RFC 8259) into a tree in which every name and value knows its place.
///
/// Strict: it stops at the first syntax error, which is then the last diagnostic. A name that occurs
/// twice in an object and a number no double can hold are warnings. Nothing recurses, and nesting
/// is limited, since a file may come from anywhere.
package struct JSONReader {
  /// How many objects and lists may be open at once.
  static let depthLimit = 512

  /// Reads `source`; the document is nil after a syntax error.
  package static func read(
    _ source: SourceText
  ) -> (document: JSONDocument?, diagnostics: [Diagnostic]) {
    if let error = notText(source.bytes) {
      return (nil, [diagnostic(of: JSONFault(error, at: source.start), in: source)])
    }
    return source.bytes.withUnsafeBufferPointer { bytes in
      var reader = JSONReader(source: source, bytes: bytes)
      do throws(JSONFault) {
        let root = try reader.document()
        return (JSONDocument(root: root, source: source), reader.warnings)
      } catch {
        return (nil, reader.warnings + [diagnostic(of: error, in: source)])
      }
    }
  }

  private struct Frame {
    var container: JSONSyntaxError.Container
    var offset: Int
    /// How many finished elements or members lie below this container's own.
    var base: Int
  }

  private let source: SourceText
  private var scanner: JSONScanner
  private var frames: [Frame] = []
  private var elements: [JSONNode] = []
  private var members: [JSONMember] = []
  /// Names whose values are being read, one for each open object.
  private var keys: [(key: String, offset: Int)] = []
  private var lastComma: Int?
  private var warnings: [Diagnostic] = []

  private init(source: SourceText, bytes: UnsafeBufferPointer<UInt8>) {
    self.source = source
    scanner = JSONScanner(bytes: bytes, index: source.start)
  }

  private static func notText(_ bytes: [UInt8]) -> JSONSyntaxError? {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return .utf16 }
    return bytes.contains(0) ? .notText : nil
  }

  private static func diagnostic(of fault: JSONFault, in source: SourceText) -> Diagnostic {
    Diagnostic(
      .error, at: source.position(at: fault.offset), fault.error.message, hint: fault.error.hint)
  }

  // MARK: Structure

  private mutating func document() throws(JSONFault) -> JSONNode {
    scanner.skipWhiteSpace()
    if scanner.byte == nil { throw JSONFault(.emptyFile, at: source.start) }
    var root: JSONNode?
    while root == nil {
      if let value = try value() { root = try attach(value) }
    }
    scanner.skipWhiteSpace()
    guard scanner.byte == nil else {
      let isComment = scanner.byte == UInt8(ascii: "/") || scanner.byte == UInt8(ascii: "#")
      throw JSONFault(isComment ? .comment : .textAfterEnd, at: scanner.index)
    }
    return root ?? JSONNode(value: .null, offset: 0)
  }

  /// Reads the value under the cursor; nil where it opened a container that has content.
  private mutating func value() throws(JSONFault) -> JSONNode? {
    scanner.skipWhiteSpace()
    let offset = scanner.index
    guard let byte = scanner.byte else { throw endFault() }
    switch byte {
    case UInt8(ascii: "\""):
      return JSONNode(value: .string(try scanner.string()), offset: offset)
    case UInt8(ascii: "{"):
      return try open(.object)
    case UInt8(ascii: "["):
      return try open(.array)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      let number = try scanner.number()
      if number.double.isInfinite { warnOfOverflow(number, at: offset) }
      return JSONNode(value: .number(number), offset: offset)
    case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"):
      return JSONNode(value: try literal(), offset: offset)
    default:
      throw valueFault()
    }
  }

  private mutating func open(
    _ container: JSONSyntaxError.Container
  ) throws(JSONFault) -> JSONNode? {
    guard frames.count < JSONReader.depthLimit else {
      throw JSONFault(.tooDeep(limit: JSONReader.depthLimit), at: scanner.index)
    }
    let base = container == .object ? members.count : elements.count
    frames.append(Frame(container: container, offset: scanner.index, base: base))
    scanner.index += 1
    lastComma = nil
    scanner.skipWhiteSpace()
    if scanner.byte == closer(of: container) { return close() }
    if container == .object { try key() }
    return nil
  }

  /// Puts a finished value into its container, and the container into its own as far as they end;
  /// returns the root once all are closed.
  private mutating func attach(_ value: JSONNode) throws(JSONFault) -> JSONNode? {
    var value = value
    while let frame = frames.last {
      if frame.container == .object {
        let name = keys.removeLast()
        members.append(JSONMember(key: name.key, keyOffset: name.offset, value: value))
      } else {
        elements.append(value)
      }
      scanner.skipWhiteSpace()
      if scanner.byte == UInt8(ascii: ",") {
        lastComma = scanner.index
        scanner.index += 1
        if frame.container == .object { try key() }
        return nil
      }
      guard scanner.byte == closer(of: frame.container) else { throw separatorFault(frame) }
      value = close()
    }
    return value
  }

  private mutating func close() -> JSONNode {
    scanner.index += 1
    let frame = frames.removeLast()
    if frame.container == .array {
      let own = Array(elements[frame.base...])
      elements.removeSubrange(frame.base...)
      return JSONNode(value: .array(own), offset: frame.offset)
    }
    let own = Array(members[frame.base...])
    members.removeSubrange(frame.base...)
    return JSONNode(value: .object(withoutDuplicates(own)), offset: frame.offset)
  }

  private mutating func key() throws(JSONFault) {
    scanner.skipWhiteSpace()
    let offset = scanner.index
    guard scanner.byte == UInt8(ascii: "\"") else { throw keyFault() }
    let key = try scanner.string()
    scanner.skipWhiteSpace()
    guard scanner.byte == UInt8(ascii: ":") else {
      throw scanner.byte == nil
        ? endFault() : JSONFault(.missingColon(key: key), at: scanner.index)
    }
    scanner.index += 1
    lastComma = nil
    keys.append((key, offset))
  }

  private mutating func literal() throws(JSONFault) -> JSONNode.Value {
    let word = scanner.word()
    defer { scanner.index += word.utf8.count }
    switch word {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "null": return .null
    default: throw JSONFault(.unknownWord(word), at: scanner.index)
    }
  }

  private func closer(of container: JSONSyntaxError.Container) -> UInt8 {
    container == .object ? UInt8(ascii: "}") : UInt8(ascii: "]")
  }
}

// MARK: - Complaints

extension JSONReader {
  private mutating func warnOfOverflow(_ number: JSONNumber, at offset: Int) {
    warnings.append(
      Diagnostic(
        .warning, at: source.position(at: offset),
        "the number \(Quotation(number.text)) is too large to hold", hint: "check the value"))
  }

  /// `members` with the last of those that share a name, and a warning for each of the others.
  private mutating func withoutDuplicates(_ members: [JSONMember]) -> [JSONMember] {
    var earlier: [Int: Int] = [:]
    if members.count <= 12 {
      for later in members.indices.dropFirst() {
        earlier[later] = members[..<later].lastIndex { $0.key == members[later].key }
      }
    } else {
      var seen: [String: Int] = [:]
      for (index, member) in members.enumerated() {
        earlier[index] = seen.updateValue(index, forKey: member.key)
      }
    }
    if earlier.isEmpty { return members }
    for (later, first) in earlier.sorted(by: { $0.key < $1.key }) {
      warnOfDuplicate(members[later], after: members[first])
    }
    let superseded = Set(earlier.values)
    return members.indices.filter { !superseded.contains($0) }.map { members[$0] }
  }

  private mutating func warnOfDuplicate(_ member: JSONMember, after earlier: JSONMember) {
    let line = source.position(at: earlier.keyOffset).line
    warnings.append(
      Diagnostic(
        .warning, at: source.position(at: member.keyOffset),
        "the name \(Quotation(member.key)) stands on line \(line) already, and the last one counts",
        hint: "remove or rename one"))
  }

  /// What is wrong with a byte that begins no value.
  private func valueFault() -> JSONFault {
    guard let byte = scanner.byte else { return endFault() }
    if let fault = quoteOrCommentFault(byte) { return fault }
    switch byte {
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      return closerFault(byte)
    case UInt8(ascii: ","):
      return JSONFault(.extraComma, at: scanner.index)
    case UInt8(ascii: "+"):
      return scanner.invalidNumber(from: scanner.index, "remove the plus sign")
    case UInt8(ascii: "."):
      return scanner.invalidNumber(from: scanner.index, "write a digit before the point")
    default:
      let word = scanner.word()
      if word == "NaN" || word == "Infinity" {
        return scanner.invalidNumber(from: scanner.index, "write a number")
      }
      return JSONFault(
        word.isEmpty ? .unexpectedCharacter(scanner.character()) : .unknownWord(word),
        at: scanner.index)
    }
  }

  private func keyFault() -> JSONFault {
    guard let byte = scanner.byte else { return endFault() }
    if let fault = quoteOrCommentFault(byte) { return fault }
    if byte == UInt8(ascii: "}") { return closerFault(byte) }
    if byte == UInt8(ascii: ",") { return JSONFault(.extraComma, at: scanner.index) }
    let word = scanner.word()
    return JSONFault(
      word.isEmpty ? .keyExpected(found: scanner.character()) : .unquotedKey(word),
      at: scanner.index)
  }

  private func separatorFault(_ frame: Frame) -> JSONFault {
    guard let byte = scanner.byte else { return endFault() }
    if byte == UInt8(ascii: "/") || byte == UInt8(ascii: "#") {
      return JSONFault(.comment, at: scanner.index)
    }
    if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") { return closerFault(byte) }
    return JSONFault(.missingComma(frame.container), at: scanner.index)
  }

  /// A closer in the wrong place: after a comma, after a name, or of another kind of container.
  private func closerFault(_ byte: UInt8) -> JSONFault {
    let found = String(UnicodeScalar(byte))
    guard let frame = frames.last else {
      return JSONFault(.unexpectedCharacter(found), at: scanner.index)
    }
    if byte != closer(of: frame.container) {
      let expected = frame.container.closer
      return JSONFault(.mismatchedCloser(found: found, expected: expected), at: scanner.index)
    }
    guard let lastComma else { return JSONFault(.unexpectedCharacter(found), at: scanner.index) }
    return JSONFault(.trailingComma(frame.container), at: lastComma)
  }

  private func quoteOrCommentFault(_ byte: UInt8) -> JSONFault? {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "#"): JSONFault(.comment, at: scanner.index)
    case UInt8(ascii: "'"): JSONFault(.singleQuotes, at: scanner.index)
    case 0xE2 where "“”„‘’".contains(scanner.character()):
      JSONFault(.curlyQuotes, at: scanner.index)
    default: nil
    }
  }

  private func endFault() -> JSONFault {
    guard let frame = frames.last else {
      return JSONFault(.unexpectedEnd(inside: nil, openedOnLine: nil), at: scanner.index)
    }
    let line = source.position(at: frame.offset).line
    return JSONFault(
      .unexpectedEnd(inside: frame.container, openedOnLine: line), at: scanner.index)
  }
}

package import StyleModel

/// Reads JSON (RFC 8259), and what JSON5 and JSONC add to it, into a tree in which every name and
/// value knows its place.
///
/// A syntax error is reported and costs the value it is in; reading goes on behind it. Nothing
/// recurses, and nesting and the number of errors are limited, since a file may come from anywhere.
package struct JSONReader {
  /// How many objects and lists may be open at once.
  package static let depthLimit = 512
  /// How many errors are reported before the rest of a file is given up.
  static let errorLimit = 20

  /// Which values there are besides those of JSON.
  package enum Dialect {
    case json
    /// The literals of JavaScript and TypeScript: names and sums of values are expressions.
    case script
  }

  /// Reads `source`; the document is nil where there is no value in it at all.
  ///
  /// What was tolerated is among the diagnostics, as notes.
  package static func read(
    _ source: SourceText
  ) -> (document: Document?, diagnostics: [Diagnostic]) {
    if source.bytes.contains(0) {
      return (nil, [diagnostic(of: JSONFault(.notText, at: source.start), in: source)])
    }
    return source.bytes.withUnsafeBufferPointer { bytes in
      var reader = JSONReader(source: source, bytes: bytes, index: source.start)
      let root = reader.document()
      return (
        root.map { Document(root: $0, source: SourceMap([source])) }, reader.allDiagnostics
      )
    }
  }

  package static func diagnostic(of fault: JSONFault, in source: SourceText) -> Diagnostic {
    Diagnostic(
      .error, at: source.position(at: source.base + fault.offset), fault.error.message,
      hint: fault.error.hint)
  }

  enum Expectation {
    case value
    case name
    case separator
  }

  package struct Frame {
    package var container: JSONSyntaxError.Container
    package var offset: Int
    /// How many finished elements or members lie below this container's own.
    package var base: Int
  }

  package let source: SourceText
  package let dialect: Dialect
  var scanner: JSONScanner
  var frames: [Frame] = []
  package var elements: [Node] = []
  package var members: [Member] = []
  /// Names whose values are being read, one for each open object.
  package var keys: [(key: String, offset: Int)] = []
  var expectation = Expectation.value
  package var root: Node?
  var lastComma: Int?
  var lastRecovery = -1
  /// The string that was delivered last, with its quotes.
  var lastString: Range<Int>?
  /// Whether the last string lacked its closing quote, so that the comma behind it is lost too.
  var isCommaLost = false
  package var errors: [Diagnostic] = []
  package var warnings: [Diagnostic] = []

  package init(
    source: SourceText, bytes: UnsafeBufferPointer<UInt8>, index: Int, dialect: Dialect = .json
  ) {
    self.source = source
    self.dialect = dialect
    scanner = JSONScanner(bytes: bytes, index: index)
  }

  /// The innermost container that is open, and where it begins in the source's bytes.
  var openContainer: JSONSyntaxError.Container? { frames.last?.container }
  var openIndex: Int? { frames.last?.offset }

  /// Errors and warnings in the order they were met, then the notes.
  var allDiagnostics: [Diagnostic] {
    warnings + errors + (dialect == .json ? scanner.tolerances.notes(in: source) : [])
  }

  /// Reads the value under the cursor and leaves the cursor behind it; nil where none is.
  package mutating func value() -> Node? {
    root = nil
    expectation = .value
    while root == nil, errors.count < JSONReader.errorLimit {
      do throws(JSONFault) {
        try step()
      } catch {
        recover(from: error)
      }
    }
    if root == nil { closeAll() }
    return root
  }

  private mutating func document() -> Node? {
    do throws(JSONFault) {
      try scanner.skipBlank()
      if scanner.byte == nil { throw JSONFault(.emptyFile, at: source.start) }
    } catch {
      report(error)
      return nil
    }
    let root = value()
    do throws(JSONFault) {
      try scanner.skipBlank()
      if scanner.byte != nil, errors.isEmpty {
        throw JSONFault(.textAfterEnd, at: scanner.index)
      }
    } catch {
      report(error)
    }
    if case .damaged? = root?.value { return nil }
    return root
  }
}

// MARK: - Structure

extension JSONReader {
  package mutating func step() throws(JSONFault) {
    try scanner.skipBlank()
    switch expectation {
    case .value: try readValue()
    case .name: try readName()
    case .separator: try readSeparator()
    }
  }

  private mutating func readValue() throws(JSONFault) {
    let start = scanner.index
    guard let byte = scanner.byte else { throw endFault() }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      deliver(.string(try scanner.string()), at: start)
      lastString = start..<scanner.index
    case UInt8(ascii: "{"):
      try open(.object)
    case UInt8(ascii: "["):
      try open(.array)
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "."):
      try readNumber()
    case UInt8(ascii: "]") where frames.last?.container == .array:
      if let lastComma { scanner.tolerances.add(.trailingComma, at: lastComma) }
      close()
      return
    default:
      try readWord()
    }
    if dialect == .script, expectation == .separator { try extendExpression(from: start) }
  }

  private mutating func readNumber() throws(JSONFault) {
    let start = scanner.index
    if dialect == .script, scanner.byte(after: 1) == UInt8(ascii: ".") {
      return deliver(try scanner.expression(), at: start)
    }
    if scanner.wordIsInfinity() { return try readWord() }
    let number = try scanner.number()
    // Without an exponent only hundreds of digits get beyond all doubles.
    if number.text.utf8.contains(where: { $0 | 0x20 == UInt8(ascii: "e") })
      || number.text.utf8.count > 300, number.double.isInfinite
    {
      warnOfOverflow(number, at: start)
    }
    deliver(.number(number), at: start)
  }

  private mutating func open(_ container: JSONSyntaxError.Container) throws(JSONFault) {
    guard frames.count < JSONReader.depthLimit else {
      throw JSONFault(.tooDeep(limit: JSONReader.depthLimit), at: scanner.index)
    }
    let base = container == .object ? members.count : elements.count
    frames.append(Frame(container: container, offset: scanner.index, base: base))
    scanner.index += 1
    lastComma = nil
    expectation = container == .object ? .name : .value
  }

  /// Puts a finished value into its container.
  mutating func deliver(_ value: Node.Value, at index: Int) {
    let node = Node(value: value, offset: source.base + index)
    expectation = .separator
    guard let frame = frames.last else {
      root = node
      return
    }
    if frame.container == .object {
      let name = keys.removeLast()
      members.append(
        Member(key: name.key, keyOffset: source.base + name.offset, value: node))
    } else {
      elements.append(node)
    }
  }

  private mutating func readSeparator() throws(JSONFault) {
    if dialect == .script { scanner.skipAssertion() }
    guard let byte = scanner.byte else { throw endFault() }
    guard let frame = frames.last else { return }
    switch byte {
    case UInt8(ascii: ","):
      lastComma = scanner.index
      scanner.index += 1
    case closer(of: frame.container):
      return close()
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      throw closerFault(byte)
    default:
      if let fault = reopenString() { throw fault }
      let missing = JSONFault(.missingComma(frame.container), at: scanner.index)
      guard scanner.beginsValue else { throw missing }
      if !isCommaLost { report(missing) }
    }
    isCommaLost = false
    expectation = frame.container == .object ? .name : .value
  }

  package mutating func close() {
    scanner.index += 1
    finishContainer()
  }

  mutating func finishContainer() {
    let frame = frames.removeLast()
    lastComma = nil
    if frame.container == .array {
      let own = Array(elements[frame.base...])
      elements.removeSubrange(frame.base...)
      return deliver(.array(own), at: frame.offset)
    }
    let own = Array(members[frame.base...])
    members.removeSubrange(frame.base...)
    let (unique, duplicates) = DuplicateNames.removed(from: own, in: source)
    warnings += duplicates
    deliver(.object(unique), at: frame.offset)
  }

  private mutating func readName() throws(JSONFault) {
    let offset = scanner.index
    guard let byte = scanner.byte else { throw endFault() }
    if byte == UInt8(ascii: "}") {
      if let lastComma { scanner.tolerances.add(.trailingComma, at: lastComma) }
      return close()
    }
    if dialect == .script {
      if try readSpread() { return }
      if byte == UInt8(ascii: "[") { return try readComputedName() }
    }
    let key: String
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      key = try scanner.string()
    } else {
      key = scanner.word()
      guard !key.isEmpty else { throw keyFault() }
      scanner.tolerances.add(.unquotedName, at: offset)
      scanner.index += key.utf8.count
    }
    try scanner.skipBlank()
    if dialect == .script, scanner.byte == UInt8(ascii: ",") || scanner.byte == UInt8(ascii: "}") {
      keys.append((key, offset))
      return deliver(.string("{\(key)}"), at: offset)
    }
    guard scanner.byte == UInt8(ascii: ":") else {
      throw scanner.byte == nil
        ? endFault() : JSONFault(.missingColon(key: key), at: scanner.index)
    }
    scanner.index += 1
    lastComma = nil
    keys.append((key, offset))
    expectation = .value
  }

  private mutating func readWord() throws(JSONFault) {
    let start = scanner.index
    let word = scanner.word()
    if let value = JSONReader.literal(word) {
      if case .number = value { scanner.tolerances.add(.relaxedNumber, at: start) }
      scanner.index += word.utf8.count
      return deliver(value, at: start)
    }
    guard dialect == .script, scanner.beginsExpression else { throw valueFault() }
    if scanner.skipCall(before: UInt8(ascii: "{")) { return try open(.object) }
    deliver(try scanner.expression(), at: start)
  }

  private static func literal(_ word: String) -> Node.Value? {
    switch word {
    case "true": .boolean(true)
    case "false": .boolean(false)
    case "null", "undefined": .null
    case "NaN": .number(WrittenNumber(text: word))
    case "Infinity", "+Infinity": .number(WrittenNumber(text: word))
    case "-Infinity": .number(WrittenNumber(text: word))
    default: nil
    }
  }

  private func closer(of container: JSONSyntaxError.Container) -> UInt8 {
    container == .object ? UInt8(ascii: "}") : UInt8(ascii: "]")
  }
}

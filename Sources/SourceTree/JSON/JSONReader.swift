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
  enum Dialect {
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
    var reader = JSONReader(source: source, index: source.start)
    reader.tree.reserve()
    let root = reader.document()
    // A NUL byte is an error or within something that is tolerated.
    if !reader.allDiagnostics.isEmpty, source.bytes.contains(0) {
      return (nil, [diagnostic(of: JSONFault(.notText, at: source.start), in: source)])
    }
    return (
      root.map { Document(root: $0, source: SourceMap([source])) }, reader.allDiagnostics
    )
  }

  static func diagnostic(of fault: JSONFault, in source: SourceText) -> Diagnostic {
    Diagnostic(
      .error, at: source.position(at: source.base + fault.offset), fault.error.message,
      hint: fault.error.hint)
  }

  enum Expectation {
    case value
    case name
    case separator
  }

  struct Frame {
    var container: JSONSyntaxError.Container
    /// The index of its record.
    var record: Int
    var offset: Int
    /// How many values of members lie below this container's own.
    var base: Int
  }

  let source: SourceText
  let dialect: Dialect
  var scanner: JSONScanner
  var tree: JSONTreeBuilder
  var frames: [Frame] = []
  /// The indices of the members of the open objects.
  var members: [Int] = []
  var expectation = Expectation.value
  /// Whether the value that is read is complete.
  var isDone = false
  var lastComma: Int?
  var lastRecovery = -1
  /// The string that was delivered last, with its quotes.
  var lastString: Range<Int>?
  /// Whether the last string lacked its closing quote, so that the comma behind it is lost too.
  var isCommaLost = false
  var errors: [Diagnostic] = []
  var warnings: [Diagnostic] = []

  init(source: SourceText, index: Int, dialect: Dialect = .json) {
    self.source = source
    self.dialect = dialect
    scanner = JSONScanner(bytes: source.bytes, index: index)
    tree = JSONTreeBuilder(bytes: source.bytes)
  }

  /// The innermost container that is open, and where it begins in the source's bytes.
  var openContainer: JSONSyntaxError.Container? { frames.last?.container }
  var openIndex: Int? { frames.last?.offset }

  /// Errors and warnings in the order they were met, then the notes.
  var allDiagnostics: [Diagnostic] {
    warnings + errors + (dialect == .json ? scanner.tolerances.notes(in: source) : [])
  }

  /// Reads the value under the cursor and leaves the cursor behind it.
  mutating func value() -> Node {
    expectation = .value
    while !isDone, errors.count < JSONReader.errorLimit {
      do throws(JSONFault) {
        try step()
      } catch {
        recover(from: error)
      }
    }
    if !isDone { closeAll() }
    return Node(JSONTree(tree, base: source.base), 0)
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
    if case .damaged = root.value { return nil }
    return root
  }
}

// MARK: - Structure

extension JSONReader {
  private mutating func step() throws(JSONFault) {
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
      let text = try scanner.text()
      if text.hasEscape {
        deliver(kept: .string(try scanner.unescaped(text)), at: start)
      } else {
        deliver(.text, at: start, extent: text.count)
      }
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
      return deliver(kept: try scanner.expression(), at: start)
    }
    if scanner.wordIsInfinity() { return try readWord() }
    let hasExponent = try scanner.number()
    // Without an exponent only hundreds of digits get beyond all doubles.
    if hasExponent || scanner.index - start > 300 {
      warnOfOverflow(scanner.written(from: start), at: start)
    }
    deliver(.number, at: start, extent: scanner.index - start)
  }

  private mutating func open(_ container: JSONSyntaxError.Container) throws(JSONFault) {
    guard frames.count < JSONReader.depthLimit else {
      throw JSONFault(.tooDeep(limit: JSONReader.depthLimit), at: scanner.index)
    }
    add(container == .object ? .object : .array, at: scanner.index)
    frames.append(
      Frame(
        container: container, record: tree.records.count - 1, offset: scanner.index,
        base: members.count))
    scanner.index += 1
    lastComma = nil
    expectation = container == .object ? .name : .value
  }

  /// Puts a value behind all others.
  private mutating func add(_ kind: JSONTree.Kind, at index: Int, extent: Int = 0) {
    if frames.last?.container == .object { members.append(tree.records.count) }
    tree.add(kind, at: index, extent: extent)
  }

  /// Takes in a whole value: a number or a text of `extent` bytes, or a word.
  mutating func deliver(_ kind: JSONTree.Kind, at index: Int, extent: Int = 0) {
    add(kind, at: index, extent: extent)
    expectation = .separator
    isDone = frames.isEmpty
  }

  /// Takes in a text or a number that is not in the bytes as it is meant.
  mutating func deliver(kept value: Node.Value, at index: Int) {
    deliver(.damaged, at: index)
    replaceLast(with: value)
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

  mutating func close() {
    scanner.index += 1
    finishContainer()
  }

  mutating func finishContainer() {
    let frame = frames.removeLast()
    lastComma = nil
    tree.records[frame.record].extent = UInt32(truncatingIfNeeded: tree.records.count)
    if frame.container == .object {
      if members.count > frame.base + 1 { supersede(members[frame.base...]) }
      members.removeLast(members.count - frame.base)
    }
    expectation = .separator
    isDone = frames.isEmpty
  }

  private mutating func readWord() throws(JSONFault) {
    let start = scanner.index
    let word = scanner.word()
    if let kind = JSONReader.literal(word) {
      if kind == .number { scanner.tolerances.add(.relaxedNumber, at: start) }
      scanner.index += word.utf8.count
      return deliver(kind, at: start, extent: word.utf8.count)
    }
    guard dialect == .script, scanner.beginsExpression else { throw valueFault() }
    if scanner.skipCall(before: UInt8(ascii: "{")) { return try open(.object) }
    deliver(kept: try scanner.expression(), at: start)
  }

  private static func literal(_ word: String) -> JSONTree.Kind? {
    switch word {
    case "true": .yes
    case "false": .no
    case "null", "undefined": .null
    case "NaN", "Infinity", "+Infinity", "-Infinity": .number
    default: nil
    }
  }

  private func closer(of container: JSONSyntaxError.Container) -> UInt8 {
    container == .object ? UInt8(ascii: "}") : UInt8(ascii: "]")
  }
}

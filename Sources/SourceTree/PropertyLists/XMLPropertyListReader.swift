import StyleModel

/// Reads property lists in XML into the tree that JSON is read into, each value with its place.
///
/// What stands before a syntax error is read; a number that is none costs only itself. Nothing
/// recurses. Source: Apple's document type, PropertyList-1.0.dtd.
struct XMLPropertyListReader {
  /// Reads `source`; the document is nil where there is no value in it.
  static func read(
    _ source: SourceText
  ) -> (document: Document?, diagnostics: [Diagnostic]) {
    var reader = XMLPropertyListReader(source: source)
    do throws(Fault) {
      try reader.read()
    } catch {
      reader.report(error)
      while reader.root == nil, !reader.frames.isEmpty { reader.close() }
    }
    return (
      reader.root.map { Document(root: $0, source: SourceMap([source])) }, reader.diagnostics
    )
  }

  private typealias Fault = XMLScanner.Fault

  private struct Frame {
    var isDictionary: Bool
    var offset: Int
    var elements: [Node] = []
    var members: [Member] = []
    var key: (text: String, offset: Int)?

    var tag: String { isDictionary ? "dict" : "array" }
  }

  private let source: SourceText
  private var scanner: XMLScanner
  private var frames: [Frame] = []
  private var root: Node?
  private var diagnostics: [Diagnostic] = []

  private init(source: SourceText) {
    self.source = source
    scanner = XMLScanner(bytes: source.bytes, index: source.start)
  }

  private mutating func read() throws(Fault) {
    while root == nil {
      let start = scanner.index
      guard let tag = try scanner.nextTag() else {
        throw Fault(error: .unexpectedEnd(inside: frames.last?.tag), offset: scanner.index)
      }
      if scanner.skippedText, !frames.isEmpty {
        report(Fault(error: .textOutside, offset: start))
      }
      try handle(tag)
    }
  }

  private mutating func handle(_ tag: XMLScanner.Tag) throws(Fault) {
    if tag.name == "plist" { return }
    if tag.isClosing { return try close(tag) }
    switch tag.name {
    case "dict", "array":
      guard frames.count < JSONReader.depthLimit else {
        throw Fault(error: .tooDeep(limit: JSONReader.depthLimit), offset: tag.offset)
      }
      try checkPlace(of: tag)
      frames.append(Frame(isDictionary: tag.name == "dict", offset: tag.offset))
      if tag.isEmpty { close() }
    case "key":
      try readKey(tag)
    case "string", "integer", "real", "date", "data":
      try checkPlace(of: tag)
      let (text, offset) = tag.isEmpty ? ("", tag.offset) : try scanner.text(until: tag.name)
      deliver(value(text, tag: tag, at: offset), at: offset)
    case "true", "false":
      try checkPlace(of: tag)
      if !tag.isEmpty { _ = try scanner.text(until: tag.name) }
      deliver(.boolean(tag.name == "true"), at: tag.offset)
    default:
      let isRoot = frames.isEmpty
      throw Fault(error: isRoot ? .notAPropertyList : .unknownTag(tag.name), offset: tag.offset)
    }
  }

  private mutating func readKey(_ tag: XMLScanner.Tag) throws(Fault) {
    let (text, offset) = tag.isEmpty ? ("", tag.offset) : try scanner.text(until: "key")
    guard let frame = frames.last, frame.isDictionary else {
      throw Fault(error: .unknownTag("key"), offset: tag.offset)
    }
    if let waiting = frame.key {
      report(Fault(error: .valueExpected(key: waiting.text), offset: waiting.offset))
    }
    frames[frames.count - 1].key = (text, offset)
  }

  /// Throws where a value stands in a dictionary without a key.
  private func checkPlace(of tag: XMLScanner.Tag) throws(Fault) {
    guard let frame = frames.last, frame.isDictionary, frame.key == nil else { return }
    throw Fault(error: .keyExpected(found: tag.name), offset: tag.offset)
  }

  private mutating func value(
    _ text: String, tag: XMLScanner.Tag, at offset: Int
  ) -> Node.Value {
    guard tag.name == "integer" || tag.name == "real" else { return .string(text) }
    if case .number(let number) = YAMLScalar.value(of: text) { return .number(number) }
    report(Fault(error: .notANumber(text), offset: offset))
    return .damaged
  }

  private mutating func close(_ tag: XMLScanner.Tag) throws(Fault) {
    guard let frame = frames.last, frame.tag == tag.name else {
      throw Fault(
        error: .mismatchedTag(found: tag.name, expected: frames.last?.tag ?? "plist"),
        offset: tag.offset)
    }
    if let waiting = frame.key {
      report(Fault(error: .valueExpected(key: waiting.text), offset: waiting.offset))
    }
    close()
  }

  private mutating func close() {
    let frame = frames.removeLast()
    guard frame.isDictionary else { return deliver(.array(frame.elements), at: frame.offset) }
    let (members, warnings) = DuplicateNames.removed(from: frame.members, in: source)
    diagnostics += warnings
    deliver(.object(members), at: frame.offset)
  }

  private mutating func deliver(_ value: Node.Value, at index: Int) {
    let node = Node(value: value, offset: source.base + index)
    guard !frames.isEmpty else {
      root = node
      return
    }
    let last = frames.count - 1
    guard frames[last].isDictionary else {
      frames[last].elements.append(node)
      return
    }
    guard let key = frames[last].key else { return }
    frames[last].key = nil
    frames[last].members.append(
      Member(key: key.text, keyOffset: source.base + key.offset, value: node))
  }

  private mutating func report(_ fault: Fault) {
    guard diagnostics.count < JSONReader.errorLimit else { return }
    diagnostics.append(
      Diagnostic(
        .error, at: source.position(at: source.base + fault.offset), fault.error.message,
        hint: fault.error.hint))
  }
}

import CYAML
import StyleModel

/// Reads YAML into the tree that JSON is read into; the parsing is libyaml's.
///
/// The first document counts. What stands before a syntax error is read. Nothing recurses, and the
/// nesting and the number of values that aliases multiply are limited.
struct YAMLReader {
  /// How many values aliases may stand for in all: a few lines can name a million million of them.
  static let aliasLimit = 100_000

  /// Reads the YAML in `range` of `source`, or all of it; the document is nil where it is empty.
  static func read(
    _ source: SourceText, range: Range<Int>? = nil
  ) -> (document: Document?, diagnostics: [Diagnostic]) {
    let range = range ?? source.start..<source.bytes.count
    return source.bytes.withUnsafeBufferPointer { bytes in
      var reader = YAMLReader(source: source, bytes: bytes, range: range)
      reader.parse()
      let document = reader.root.map { Document(root: $0, source: SourceMap([source])) }
      return (document, reader.diagnostics)
    }
  }

  private struct Frame {
    var isMapping: Bool
    var offset: Int
    var anchor: String?
    var elements: [Node] = []
    var members: [Member] = []
    /// A name that waits for its value.
    var key: (text: String, offset: Int)?
  }

  private let source: SourceText
  private let bytes: UnsafeBufferPointer<UInt8>
  private let range: Range<Int>
  private var place: (character: Int, byte: Int)
  private var frames: [Frame] = []
  private var anchors: [String: (node: Node, count: Int)] = [:]
  private var aliasesLeft = aliasLimit
  private var root: Node?
  private var diagnostics: [Diagnostic] = []

  private init(source: SourceText, bytes: UnsafeBufferPointer<UInt8>, range: Range<Int>) {
    self.source = source
    self.bytes = bytes
    self.range = range
    place = (0, range.lowerBound)
  }

  private mutating func parse() {
    var parser = yaml_parser_t()
    guard yaml_parser_initialize(&parser) == 1 else { return }
    defer { yaml_parser_delete(&parser) }
    yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(
      &parser, bytes.baseAddress.map { $0 + range.lowerBound }, range.count)
    while root == nil {
      var event = yaml_event_t()
      guard yaml_parser_parse(&parser, &event) == 1 else {
        complain(of: parser)
        break
      }
      defer { yaml_event_delete(&event) }
      guard event.type != YAML_STREAM_END_EVENT else { return }
      guard handle(event) else { break }
    }
    while root == nil, !frames.isEmpty { abandon() }
  }

  /// Takes in one event; false where the rest is given up.
  private mutating func handle(_ event: yaml_event_t) -> Bool {
    switch event.type {
    case YAML_MAPPING_START_EVENT:
      return open(event.data.mapping_start.anchor, isMapping: true, at: event.start_mark)
    case YAML_SEQUENCE_START_EVENT:
      return open(event.data.sequence_start.anchor, isMapping: false, at: event.start_mark)
    case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT:
      close()
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let text = String(
        decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
      deliver(
        text, isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE,
        anchor: YAMLReader.text(scalar.anchor),
        at: offset(of: event.start_mark))
    case YAML_ALIAS_EVENT:
      deliverAlias(YAMLReader.text(event.data.alias.anchor) ?? "", at: event.start_mark)
      return aliasesLeft > 0
    default: break
    }
    return true
  }

  private static func text(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    pointer.map { String(cString: $0) }
  }

  /// The offset of a mark, which counts characters; marks come in the order of the text.
  private mutating func offset(of mark: yaml_mark_t) -> Int {
    let wanted = Int(mark.index)
    if wanted < place.character { place = (0, range.lowerBound) }
    while place.character < wanted, place.byte < range.upperBound {
      place.byte += 1
      while place.byte < range.upperBound, bytes[place.byte] & 0xC0 == 0x80 { place.byte += 1 }
      place.character += 1
    }
    return source.base + place.byte
  }
}

// MARK: - Building

extension YAMLReader {
  private mutating func open(
    _ anchor: UnsafeMutablePointer<yaml_char_t>?, isMapping: Bool, at mark: yaml_mark_t
  ) -> Bool {
    let offset = offset(of: mark)
    guard frames.count < JSONReader.depthLimit else {
      let error = JSONSyntaxError.tooDeep(limit: JSONReader.depthLimit)
      report(.error, at: offset, error.message, hint: error.hint)
      return false
    }
    frames.append(
      Frame(isMapping: isMapping, offset: offset, anchor: YAMLReader.text(anchor)))
    return true
  }

  private mutating func close() {
    guard let frame = frames.popLast() else { return }
    let value: Node.Value
    if frame.isMapping {
      let (members, warnings) = DuplicateNames.removed(from: frame.members, in: source)
      diagnostics += warnings
      value = .object(members)
    } else {
      value = .array(frame.elements)
    }
    deliver(Node(value: value, offset: frame.offset), anchor: frame.anchor)
  }

  /// Closes what is open where the text can't be read on; a name without a value has a damaged one.
  private mutating func abandon() {
    if let frame = frames.last, frame.key != nil {
      deliver(Node(value: .damaged, offset: frame.offset), anchor: nil)
    }
    close()
  }

  private mutating func deliver(_ text: String, isPlain: Bool, anchor: String?, at offset: Int) {
    if let frame = frames.last, frame.isMapping, frame.key == nil {
      frames[frames.count - 1].key = (text, offset)
      if let anchor { anchors[anchor] = (Node(value: .string(text), offset: offset), 1) }
      return
    }
    let value = isPlain ? YAMLScalar.value(of: text) : .string(text)
    deliver(Node(value: value, offset: offset), anchor: anchor)
  }

  private mutating func deliver(_ node: Node, anchor: String?) {
    if let anchor { anchors[anchor] = (node, YAMLReader.count(node, limit: aliasesLeft)) }
    guard var frame = frames.popLast() else {
      root = node
      return
    }
    if !frame.isMapping {
      frame.elements.append(node)
    } else if let key = frame.key {
      frame.key = nil
      if key.text == "<<", node.isObject {
        let known = Set(frame.members.map(\.key))
        frame.members += node.members.filter { !known.contains($0.key) }
      } else {
        // What was merged from an anchor above gives way to the mapping's own.
        frame.members.removeAll { $0.key == key.text && $0.keyOffset < frame.offset }
        frame.members.append(Member(key: key.text, keyOffset: key.offset, value: node))
      }
    } else {
      // A list or a mapping as a name: what follows is its value, which nothing can ask for.
      frame.key = ("?", node.offset)
    }
    frames.append(frame)
  }

  private mutating func deliverAlias(_ name: String, at mark: yaml_mark_t) {
    let offset = offset(of: mark)
    guard let (node, count) = anchors[name] else {
      report(
        .error, at: offset, "there is no anchor \(Quotation(name))",
        hint: "write &\(Quotation.harmless(name)) before a value above")
      return deliver(Node(value: .damaged, offset: offset), anchor: nil)
    }
    aliasesLeft -= count
    guard aliasesLeft > 0 else {
      report(
        .error, at: offset,
        "the aliases of this file stand for more than \(YAMLReader.aliasLimit) values",
        hint: "write the values out")
      return
    }
    if let text = node.string {
      return deliver(text, isPlain: false, anchor: nil, at: offset)
    }
    deliver(node, anchor: nil)
  }

  /// How many values `node` is, itself included; counting ends at `limit`.
  private static func count(_ node: Node, limit: Int) -> Int {
    var count = 0
    var open = [node]
    while let node = open.popLast(), count < limit {
      count += 1
      open += node.elements ?? node.members.map(\.value)
    }
    return count
  }

  private mutating func complain(of parser: yaml_parser_t) {
    let problem = parser.problem.map { String(cString: $0) } ?? "the text is no YAML"
    let context = parser.context.map { " \(String(cString: $0))" } ?? ""
    report(
      .error, at: offset(of: parser.problem_mark), "not YAML: \(problem)\(context)",
      hint: "mend it there; what follows is not read")
  }

  private mutating func report(
    _ severity: Diagnostic.Severity, at offset: Int, _ message: String, hint: String
  ) {
    diagnostics.append(
      Diagnostic(severity, at: source.position(at: offset), message, hint: hint))
  }
}

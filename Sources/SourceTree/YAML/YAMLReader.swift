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
    var reader = YAMLReader(source: source, range: range)
    reader.parse()
    let document = reader.root.map { Document(root: $0, source: SourceMap([source])) }
    return (document, reader.diagnostics)
  }

  private struct Frame {
    var isMapping: Bool
    var offset: Int
    var anchor: String?
    var elements: [Node] = []
    var members: [Member] = []
    /// Whether members of an anchor were merged into it.
    var isMerged = false
    /// A name that waits for its value.
    var key: (text: String, offset: Int)?
  }

  /// What aliases stand for: how many values it is, itself included, and how many
  /// lists and mappings are open in its deepest one.
  private struct Anchor {
    var node: Node
    var count: Int
    var depth: Int
  }

  private let source: SourceText
  private let bytes: [UInt8]
  private let range: Range<Int>
  private var place: (character: Int, byte: Int)
  private var frames: [Frame] = []
  private var anchors: [String: Anchor] = [:]
  private var aliasesLeft = aliasLimit
  private var root: Node?
  private var diagnostics: [Diagnostic] = []

  private init(source: SourceText, range: Range<Int>) {
    self.source = source
    bytes = source.bytes
    self.range = range
    place = (0, range.lowerBound)
  }

  private mutating func parse() {
    let fault = YAMLEvent.parse(bytes[range]) { event in
      handle(event) && root == nil
    }
    if let fault {
      report(
        .error, at: offset(of: fault.mark), "not YAML: \(fault.message)",
        hint: "mend it there; what follows is not read")
    }
    while root == nil, !frames.isEmpty { abandon() }
  }

  /// Takes in one event; false where the rest is given up.
  private mutating func handle(_ event: YAMLEvent) -> Bool {
    switch event.kind {
    case .mappingStart: return open(event, isMapping: true)
    case .sequenceStart: return open(event, isMapping: false)
    case .end: close()
    case .scalar(let text, let isPlain):
      deliver(text, isPlain: isPlain, anchor: event.anchor, at: offset(of: event.mark))
    case .alias(let name): return deliverAlias(name, at: offset(of: event.mark))
    case .other: break
    }
    return true
  }

  /// The offset of a mark, which counts characters; marks come in the order of the text.
  private mutating func offset(of wanted: Int) -> Int {
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
  private mutating func open(_ event: YAMLEvent, isMapping: Bool) -> Bool {
    let offset = offset(of: event.mark)
    guard frames.count < JSONReader.depthLimit else { return giveUp(at: offset) }
    frames.append(Frame(isMapping: isMapping, offset: offset, anchor: event.anchor))
    return true
  }

  /// Complains that the text is nested too deep, by itself or through its aliases.
  private mutating func giveUp(at offset: Int) -> Bool {
    let error = JSONSyntaxError.tooDeep(limit: JSONReader.depthLimit)
    report(.error, at: offset, error.message, hint: error.hint)
    return false
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
      if let anchor {
        let node = Node(value: .string(text), offset: offset)
        anchors[anchor] = Anchor(node: node, count: 1, depth: 0)
      }
      return
    }
    let value = isPlain ? YAMLScalar.value(of: text) : .string(text)
    deliver(Node(value: value, offset: offset), anchor: anchor)
  }

  private mutating func deliver(_ node: Node, anchor: String?) {
    if let anchor { anchors[anchor] = YAMLReader.anchor(node, limit: aliasesLeft) }
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
        frame.isMerged = true
      } else {
        // What was merged from an anchor above gives way to the mapping's own.
        if frame.isMerged {
          frame.members.removeAll { $0.key == key.text && $0.keyOffset < frame.offset }
        }
        frame.members.append(Member(key: key.text, keyOffset: key.offset, value: node))
      }
    } else {
      // A list or a mapping as a name: what follows is its value, which nothing can ask for.
      frame.key = ("?", node.offset)
    }
    frames.append(frame)
  }

  /// Puts in what an alias stands for; false where the rest is given up.
  private mutating func deliverAlias(_ name: String, at offset: Int) -> Bool {
    guard let anchor = anchors[name] else {
      report(
        .error, at: offset, "there is no anchor \(Quotation(name))",
        hint: "write &\(Quotation.harmless(name)) before a value above")
      deliver(Node(value: .damaged, offset: offset), anchor: nil)
      return true
    }
    aliasesLeft -= anchor.count
    guard aliasesLeft > 0 else {
      report(
        .error, at: offset,
        "the aliases of this file stand for more than \(YAMLReader.aliasLimit) values",
        hint: "write the values out")
      return false
    }
    guard frames.count + anchor.depth <= JSONReader.depthLimit else { return giveUp(at: offset) }
    if let text = anchor.node.string {
      deliver(text, isPlain: false, anchor: nil, at: offset)
    } else {
      deliver(anchor.node, anchor: nil)
    }
    return true
  }

  /// `node` with its measures; counting ends at `limit` values.
  private static func anchor(_ node: Node, limit: Int) -> Anchor {
    var anchor = Anchor(node: node, count: 0, depth: 0)
    var open = [(node: node, depth: 1)]
    while let (node, depth) = open.popLast(), anchor.count < limit {
      anchor.count += 1
      let isContainer = node.elements != nil || node.isObject
      anchor.depth = max(anchor.depth, isContainer ? depth : depth - 1)
      open += (node.elements ?? node.members.map(\.value)).map { ($0, depth + 1) }
    }
    return anchor
  }

  private mutating func report(
    _ severity: Diagnostic.Severity, at offset: Int, _ message: String, hint: String
  ) {
    diagnostics.append(
      Diagnostic(severity, at: source.position(at: offset), message, hint: hint))
  }
}

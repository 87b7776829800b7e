/// The records of a tree that is being read.
struct JSONTreeBuilder {
  let bytes: [UInt8]
  var records: [JSONTree.Record] = []
  var texts: [String] = []
  var names: [UInt32: String] = [:]
  /// The name of the value that is read next, where it stands in an object.
  var name = JSONTree.Name()

  /// A tree of nothing yet, of what stands in `bytes`.
  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Makes room for what most files come to, a value in sixteen bytes; what is not used of it is no
  /// more than a range of addresses.
  mutating func reserve() { records.reserveCapacity(bytes.count / 16) }

  /// Adds a value behind all others.
  mutating func add(_ kind: JSONTree.Kind, at index: Int, extent: Int = 0) {
    records.append(
      JSONTree.Record(
        name: name, kind: kind, offset: UInt32(truncatingIfNeeded: index),
        extent: UInt32(truncatingIfNeeded: extent)))
  }

  /// Gives the last value, which is no container, another kind.
  mutating func replaceLast(with kind: JSONTree.Kind, extent: Int = 0) {
    guard !records.isEmpty else { return }
    records[records.count - 1].kind = kind
    records[records.count - 1].extent = UInt32(truncatingIfNeeded: extent)
  }

  /// Keeps a text that is not in the bytes as it is meant, and gives its index.
  mutating func keep(_ text: String) -> Int {
    texts.append(text)
    return texts.count - 1
  }

  /// What the next value is called.
  var nextName: String { text(of: name) }

  /// The name of the value at `index`.
  func name(of index: Int) -> String { text(of: records[index].name) }

  private func text(of name: JSONTree.Name) -> String {
    name.marks.contains(.isKept)
      ? names[name.offset] ?? "" : String(decoding: bytes[name.range], as: UTF8.self)
  }

  /// Takes in that the next value is called what `text` says, which stands at `offset`.
  mutating func take(name text: WrittenText, at offset: Int) {
    guard text.count < Int(UInt16.max) else {
      return take(
        name: String(decoding: bytes[text.start..<(text.start + text.count)], as: UTF8.self),
        at: offset)
    }
    var marks: JSONTree.Marks = text.start > offset ? .isQuoted : []
    if text.isASCII { marks.insert(.isPlain) }
    name = JSONTree.Name(
      offset: UInt32(truncatingIfNeeded: offset), length: UInt16(text.count), marks: marks)
  }

  /// Takes in that the next value has a name that is not written as it is meant.
  mutating func take(name text: String, at offset: Int) {
    name = JSONTree.Name(offset: UInt32(truncatingIfNeeded: offset), marks: .isKept)
    names[name.offset] = text
  }
}

/// A text in the bytes of a file.
struct WrittenText {
  /// Where it begins, behind its quote.
  var start: Int
  /// How many bytes it is.
  var count: Int
  /// Whether it holds backslashes, and so means something else than its bytes.
  var hasEscape = false
  var isASCII: Bool
}

/// The values of one text of JSON: a record of sixteen bytes each, in the order of the text.
///
/// Names, texts and numbers stay where they stand in the bytes and are made when they are asked for,
/// so that what no style reaches costs little. Only what is not written as it is meant, such as a
/// text with escapes, is kept beside.
final class JSONTree: Sendable {
  /// What a record is of.
  enum Kind: UInt8 {
    case null, yes, no, damaged
    /// Digits in the bytes, and a text between quotes in them.
    case number, text
    /// A number or a text of `texts`.
    case keptNumber, keptText
    case array, object

    var isContainer: Bool { self == .array || self == .object }
  }

  /// What there is to say of a record.
  struct Marks: OptionSet {
    var rawValue: UInt8
    /// The name stands behind a quote.
    static let isQuoted = Marks(rawValue: 1)
    /// The name is of ASCII and in the bytes, so that equal bytes are all that makes a name equal.
    static let isPlain = Marks(rawValue: 2)
    /// The name is one of `names`.
    static let isKept = Marks(rawValue: 4)
    /// A later member of the object has the same name.
    static let isSuperseded = Marks(rawValue: 8)
  }

  /// The name of a member, as it stands in the bytes.
  struct Name {
    var offset: UInt32 = 0
    /// Its bytes without quotes; 0 where it is kept in `names`.
    var length: UInt16 = 0
    var marks: Marks = []

    /// Where its bytes begin.
    var start: Int { Int(offset) + (marks.contains(.isQuoted) ? 1 : 0) }
    /// Where its bytes are.
    var range: Range<Int> { start..<(start + Int(length)) }
  }

  /// A value, with the name that it has in an object.
  struct Record {
    var name: Name
    var kind: Kind
    /// Where it begins in the bytes.
    var offset: UInt32
    /// The length of a number or a text, the index of a kept one, and for a container the index of
    /// the first record behind all that is in it.
    var extent: UInt32

    var isSuperseded: Bool { name.marks.contains(.isSuperseded) }
  }

  let bytes: [UInt8]
  /// What to add to an offset to get one of the document.
  let base: Int
  let records: [Record]
  let texts: [String]
  /// Names that are not written as they are meant, by the offset where they stand.
  let names: [UInt32: String]

  init(_ builder: JSONTreeBuilder, base: Int) {
    bytes = builder.bytes
    self.base = base
    records = builder.records
    texts = builder.texts
    names = builder.names
  }

  func offset(of index: UInt32) -> Int { base + Int(records[Int(index)].offset) }

  func kind(of index: UInt32) -> Kind { records[Int(index)].kind }

  /// The value at `index`, whose parts are values of this tree.
  func value(of index: UInt32) -> Node.Value {
    let record = records[Int(index)]
    return switch record.kind {
    case .null: .null
    case .yes: .boolean(true)
    case .no: .boolean(false)
    case .damaged: .damaged
    case .number, .keptNumber: .number(WrittenNumber(text: text(of: record)))
    case .text, .keptText: .string(text(of: record))
    case .array: .array(elements(of: index))
    case .object: .object(members(of: index))
    }
  }

  /// The text or the digits of `record`, which is of one of those kinds.
  private func text(of record: Record) -> String {
    let start = Int(record.offset)
    let length = Int(record.extent)
    switch record.kind {
    case .number: return String(decoding: bytes[start..<(start + length)], as: UTF8.self)
    case .text: return String(decoding: bytes[(start + 1)..<(start + 1 + length)], as: UTF8.self)
    default: return texts[length]
    }
  }

  /// The text at `index`; nil for anything else.
  func string(of index: UInt32) -> String? {
    let record = records[Int(index)]
    return record.kind == .text || record.kind == .keptText ? text(of: record) : nil
  }

  /// The number at `index`; nil for anything else.
  func number(of index: UInt32) -> WrittenNumber? {
    let record = records[Int(index)]
    guard record.kind == .number || record.kind == .keptNumber else { return nil }
    return WrittenNumber(text: text(of: record))
  }

  /// The elements of the array at `index`.
  func elements(of index: UInt32) -> [Node] {
    var elements: [Node] = []
    elements.reserveCapacity(count(of: index))
    forEachChild(of: index) { elements.append(Node(self, $0)) }
    return elements
  }

  /// The members of the object at `index`, of those that share a name the last.
  func members(of index: UInt32) -> [Member] {
    var members: [Member] = []
    members.reserveCapacity(count(of: index))
    forEachChild(of: index) { members.append(member($0)) }
    return members
  }

  /// Calls `body` with the name of each member of the object at `index`, whether its value holds
  /// others, and the member.
  func forEachMember(of index: UInt32, _ body: (String, _ holdsOthers: Bool, () -> Member) -> Void)
  {
    forEachChild(of: index) { child in
      let record = records[Int(child)]
      body(text(of: record.name), record.kind.isContainer) { member(child) }
    }
  }

  /// The member whose value is at `index`.
  func member(_ index: UInt32) -> Member {
    let name = records[Int(index)].name
    return Member(key: text(of: name), keyOffset: base + Int(name.offset), value: Node(self, index))
  }

  /// The value of the member called `key` in the container at `index`.
  func value(named key: String, in index: UInt32) -> UInt32? {
    guard records[Int(index)].kind == .object else { return nil }
    let isPlain = key.utf8.allSatisfy { $0 < 0x80 }
    let end = records[Int(index)].extent
    var child = index + 1
    while child < end {
      let record = records[Int(child)]
      if !record.isSuperseded, isName(record.name, key, isPlain: isPlain) { return child }
      child = record.kind.isContainer ? record.extent : child + 1
    }
    return nil
  }

  private func isName(_ name: Name, _ key: String, isPlain: Bool) -> Bool {
    // Letters that Unicode calls the same may differ in their bytes.
    guard name.marks.contains(.isPlain), isPlain else { return text(of: name) == key }
    guard Int(name.length) == key.utf8.count else { return false }
    var place = name.start
    for byte in key.utf8 {
      if bytes[place] != byte { return false }
      place += 1
    }
    return true
  }

  private func text(of name: Name) -> String {
    name.marks.contains(.isKept)
      ? names[name.offset] ?? "" : String(decoding: bytes[name.range], as: UTF8.self)
  }

  private func count(of index: UInt32) -> Int {
    var count = 0
    forEachChild(of: index) { _ in count += 1 }
    return count
  }

  @inline(__always)
  private func forEachChild(of index: UInt32, _ body: (UInt32) -> Void) {
    let end = records[Int(index)].extent
    var child = index + 1
    while child < end {
      let record = records[Int(child)]
      if !record.isSuperseded { body(child) }
      child = record.kind.isContainer ? record.extent : child + 1
    }
  }
}

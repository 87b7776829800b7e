import StyleModel

/// Reads binary property lists (`bplist00`) into the tree that JSON is read into.
///
/// They have no lines: all places are the beginning of the file. Source: Apple's CFBinaryPList.c,
/// the description of the format at its head.
struct BinaryPropertyListReader {
  /// How many values a list may come to in all: objects may be shared, and so multiply.
  private static let valueLimit = 100_000
  private static let depthLimit = 128
  private static let trailerSize = 32

  /// Reads `source`; the document is nil where its table of objects is damaged.
  static func read(
    _ source: SourceText
  ) -> (document: Document?, diagnostics: [Diagnostic]) {
    var reader = BinaryPropertyListReader(source.bytes, offset: source.base)
    guard let root = reader?.root() else {
      let error = reader?.excess ?? .damagedBinary
      let position = source.position(at: source.base)
      return (nil, [Diagnostic(.error, at: position, error.message, hint: error.hint)])
    }
    return (Document(root: root, source: SourceMap([source])), [])
  }

  private let bytes: [UInt8]
  private let offset: Int
  private let offsetSize: Int
  private let referenceSize: Int
  private let count: Int
  private let rootIndex: Int
  private let table: Int
  private var valuesLeft = valueLimit
  /// Of what there is too much, where the list is sound otherwise.
  private var excess: PropertyListSyntaxError?

  /// Nil where the trailer, which says where everything is, makes no sense.
  private init?(_ bytes: [UInt8], offset: Int) {
    let trailer = bytes.count - BinaryPropertyListReader.trailerSize
    guard trailer >= 8 else { return nil }
    self.bytes = bytes
    self.offset = offset
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      let count = BinaryPropertyListReader.integer(bytes, at: trailer + 8, size: 8),
      let rootIndex = BinaryPropertyListReader.integer(bytes, at: trailer + 16, size: 8),
      let table = BinaryPropertyListReader.integer(bytes, at: trailer + 24, size: 8),
      count > 0, rootIndex < count, count <= bytes.count, table <= trailer,
      table + count * offsetSize <= trailer
    else { return nil }
    self.count = count
    self.rootIndex = rootIndex
    self.table = table
  }

  private mutating func root() -> Node? { object(rootIndex, depth: 0) }

  /// The object at `index` of the table; nil where it or anything in it is damaged.
  private mutating func object(_ index: Int, depth: Int) -> Node? {
    valuesLeft -= 1
    if depth >= BinaryPropertyListReader.depthLimit {
      excess = .tooDeep(limit: BinaryPropertyListReader.depthLimit)
    } else if valuesLeft <= 0 {
      excess = .tooManyValues(limit: BinaryPropertyListReader.valueLimit)
    }
    guard excess == nil, index < count,
      let place = integer(at: table + index * offsetSize, size: offsetSize), place < table
    else { return nil }
    let marker = bytes[place]
    guard let value = value(marker, at: place, depth: depth) else { return nil }
    return Node(value: value, offset: offset)
  }

  private mutating func value(_ marker: UInt8, at place: Int, depth: Int) -> Node.Value? {
    let low = Int(marker & 0x0F)
    switch marker & 0xF0 {
    case 0x00: return low == 8 ? .boolean(false) : low == 9 ? .boolean(true) : .null
    case 0x10: return signed(at: place + 1, size: 1 << low).map { number("\($0)") }
    case 0x20: return real(at: place + 1, size: 1 << low).map { number("\($0)") }
    case 0x30: return .string("")
    case 0x40: return .string("")
    case 0x50, 0x70: return text(low, at: place, isWide: false)
    case 0x60: return text(low, at: place, isWide: true)
    case 0xA0: return array(low, at: place, depth: depth)
    case 0xD0: return dictionary(low, at: place, depth: depth)
    default: return nil
    }
  }

  private func number(_ text: String) -> Node.Value {
    .number(WrittenNumber(text: text == "nan" ? "NaN" : text))
  }

  private func text(_ low: Int, at place: Int, isWide: Bool) -> Node.Value? {
    guard let (length, start) = length(low, at: place) else { return nil }
    let size = isWide ? length * 2 : length
    guard size <= bytes.count - start else { return nil }
    let raw = Array(bytes[start..<(start + size)])
    let utf8 = isWide ? TextEncoding.utf16BigEndian.utf8(raw) : raw
    return .string(String(decoding: utf8, as: UTF8.self))
  }

  private mutating func array(_ low: Int, at place: Int, depth: Int) -> Node.Value? {
    guard let (length, start) = length(low, at: place) else { return nil }
    var elements: [Node] = []
    for index in 0..<length {
      guard let element = referred(start, index, depth: depth) else { return nil }
      elements.append(element)
    }
    return .array(elements)
  }

  private mutating func dictionary(_ low: Int, at place: Int, depth: Int) -> Node.Value? {
    guard let (length, start) = length(low, at: place) else { return nil }
    var members: [Member] = []
    for index in 0..<length {
      guard let key = referred(start, index, depth: depth)?.string,
        let value = referred(start, length + index, depth: depth)
      else { return nil }
      members.append(Member(key: key, keyOffset: offset, value: value))
    }
    return .object(members)
  }

  private mutating func referred(_ start: Int, _ index: Int, depth: Int) -> Node? {
    integer(at: start + index * referenceSize, size: referenceSize).flatMap {
      object($0, depth: depth + 1)
    }
  }
}

// MARK: - Numbers

extension BinaryPropertyListReader {
  /// How many parts an object has, and where they begin; a length of 15 or more is a number of its
  /// own.
  private func length(_ low: Int, at place: Int) -> (Int, start: Int)? {
    guard low == 15 else { return (low, place + 1) }
    guard place + 1 < bytes.count, bytes[place + 1] & 0xF0 == 0x10 else { return nil }
    let size = 1 << Int(bytes[place + 1] & 0x0F)
    guard let length = integer(at: place + 2, size: size), length <= bytes.count else { return nil }
    return (length, place + 2 + size)
  }

  private func integer(at place: Int, size: Int) -> Int? {
    BinaryPropertyListReader.integer(bytes, at: place, size: size)
  }

  /// An unsigned number of up to eight bytes; nil beyond the file or the range of `Int`.
  private static func integer(_ bytes: [UInt8], at place: Int, size: Int) -> Int? {
    guard (1...8).contains(size), place >= 0, place <= bytes.count - size else { return nil }
    var value: UInt64 = 0
    for byte in bytes[place..<(place + size)] { value = value << 8 | UInt64(byte) }
    return Int(exactly: value)
  }

  /// A signed number; those of less than eight bytes have no sign.
  private func signed(at place: Int, size: Int) -> Int64? {
    guard size == 8 else { return integer(at: place, size: size).map(Int64.init) }
    guard place <= bytes.count - 8 else { return nil }
    var value: UInt64 = 0
    for byte in bytes[place..<(place + 8)] { value = value << 8 | UInt64(byte) }
    return Int64(bitPattern: value)
  }

  private func real(at place: Int, size: Int) -> Double? {
    guard size == 4 || size == 8, place <= bytes.count - size else { return nil }
    var value: UInt64 = 0
    for byte in bytes[place..<(place + size)] { value = value << 8 | UInt64(byte) }
    return size == 8
      ? Double(bitPattern: value) : Double(Float(bitPattern: UInt32(truncatingIfNeeded: value)))
  }
}

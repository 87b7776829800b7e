/// A value of a style file and where it stands; other syntaxes are read into the same tree as JSON.
///
/// Members keep the order of the file, and no two of an object share a name.
struct JSONNode: Sendable {
  enum Value: Sendable {
    case null
    case boolean(Bool)
    case number(JSONNumber)
    case string(String)
    case array([JSONNode])
    case object([JSONMember])
    /// What stood here could not be read; the reader's diagnostics say why.
    case damaged
  }

  var value: Value
  /// The offset in half the memory: large files have millions of nodes.
  private var shortOffset: UInt32

  /// The value at `offset`, as `SourceMap` counts.
  init(value: Value, offset: Int) {
    self.value = value
    shortOffset = UInt32(truncatingIfNeeded: offset)
  }

  /// The offset of the value's first byte, as `SourceMap` counts.
  var offset: Int { Int(shortOffset) }
}

/// A name and its value in a JSON object.
struct JSONMember: Sendable {
  // In this order the offset of the name fits into the room that the value leaves.
  var value: JSONNode
  private var shortKeyOffset: UInt32
  var key: String

  /// A member whose name stands at `keyOffset`, as `SourceMap` counts.
  init(key: String, keyOffset: Int, value: JSONNode) {
    self.value = value
    shortKeyOffset = UInt32(truncatingIfNeeded: keyOffset)
    self.key = key
  }

  /// The offset of the name's first byte, as `SourceMap` counts.
  var keyOffset: Int { Int(shortKeyOffset) }
}

extension JSONNode {
  /// The members of an object in file order; empty for anything else.
  var members: [JSONMember] {
    if case .object(let members) = value { members } else { [] }
  }

  /// The elements of an array; nil for anything else.
  var elements: [JSONNode]? {
    if case .array(let elements) = value { elements } else { nil }
  }

  /// The text of a string; nil for anything else.
  var string: String? {
    if case .string(let string) = value { string } else { nil }
  }

  /// A number; nil for anything else, also for digits in a string.
  var number: JSONNumber? {
    if case .number(let number) = value { number } else { nil }
  }

  /// Whether it is an object, possibly an empty one.
  var isObject: Bool {
    if case .object = value { true } else { false }
  }

  /// The member called `key`.
  func member(_ key: String) -> JSONMember? {
    members.first { $0.key == key }
  }

  /// The value of the member called `key`.
  subscript(key: String) -> JSONNode? { member(key)?.value }

  /// What kind of value it is, as a message calls it: `a number`, `an object`.
  var kind: String {
    switch value {
    case .null: "null"
    case .boolean(let flag): flag ? "true" : "false"
    case .number: "a number"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    case .damaged: "unreadable"
    }
  }
}

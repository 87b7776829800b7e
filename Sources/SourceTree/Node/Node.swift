/// A value of a style file and where it stands; other syntaxes are read into the same tree as JSON.
///
/// Members keep the order of the file, and no two of an object share a name.
package struct Node: Sendable {
  package enum Value: Sendable {
    case null
    case boolean(Bool)
    case number(WrittenNumber)
    case string(String)
    case array([Node])
    case object([Member])
    /// What stood here could not be read; the reader's diagnostics say why.
    case damaged
  }

  package var value: Value
  /// The offset in half the memory: large files have millions of nodes.
  private var shortOffset: UInt32

  /// The value at `offset`, as `SourceMap` counts.
  package init(value: Value, offset: Int) {
    self.value = value
    shortOffset = UInt32(truncatingIfNeeded: offset)
  }

  /// The offset of the value's first byte, as `SourceMap` counts.
  package var offset: Int { Int(shortOffset) }
}

/// A name and its value in a JSON object.
package struct Member: Sendable {
  // In this order the offset of the name fits into the room that the value leaves.
  package var value: Node
  private var shortKeyOffset: UInt32
  package var key: String

  /// A member whose name stands at `keyOffset`, as `SourceMap` counts.
  package init(key: String, keyOffset: Int, value: Node) {
    self.value = value
    shortKeyOffset = UInt32(truncatingIfNeeded: keyOffset)
    self.key = key
  }

  /// The offset of the name's first byte, as `SourceMap` counts.
  package var keyOffset: Int { Int(shortKeyOffset) }
}

extension Node {
  /// The members of an object in file order; empty for anything else.
  package var members: [Member] {
    if case .object(let members) = value { members } else { [] }
  }

  /// The elements of an array; nil for anything else.
  package var elements: [Node]? {
    if case .array(let elements) = value { elements } else { nil }
  }

  /// The text of a string; nil for anything else.
  package var string: String? {
    if case .string(let string) = value { string } else { nil }
  }

  /// A number; nil for anything else, also for digits in a string.
  package var number: WrittenNumber? {
    if case .number(let number) = value { number } else { nil }
  }

  /// Whether it is an object, possibly an empty one.
  package var isObject: Bool {
    if case .object = value { true } else { false }
  }

  /// The member called `key`.
  package func member(_ key: String) -> Member? {
    members.first { $0.key == key }
  }

  /// The value of the member called `key`.
  package subscript(key: String) -> Node? { member(key)?.value }

  /// What kind of value it is, as a message calls it: `a number`, `an object`.
  package var kind: String {
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

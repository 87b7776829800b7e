/// A JSON value and where it stands.
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
  }

  var value: Value
  /// The UTF-8 offset of the value's first byte in its source.
  var offset: Int
}

/// A number as written and as computed.
struct JSONNumber: Hashable, Sendable {
  /// The digits as they stand in the file.
  var text: String
  /// The nearest double; infinite where the number is beyond all doubles.
  var double: Double
}

/// A name and its value in a JSON object.
struct JSONMember: Sendable {
  var key: String
  /// The UTF-8 offset of the name's opening quote.
  var keyOffset: Int
  var value: JSONNode
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
    }
  }
}

/// A JSON text that was read: its value, and the source that positions refer to.
package struct JSONDocument: Sendable {
  var root: JSONNode
  var source: SourceText

  /// Where `node` begins.
  func position(of node: JSONNode) -> SourcePosition { source.position(at: node.offset) }
  /// Where the name of `member` begins.
  func position(of member: JSONMember) -> SourcePosition { source.position(at: member.keyOffset) }
}

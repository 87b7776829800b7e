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

  private enum Storage: Sendable {
    /// A value of a text of JSON, by its index.
    case read(JSONTree, UInt32)
    /// A value that was put together, and its offset, in half the memory.
    case built(Value, UInt32)
  }

  private var storage: Storage

  /// The value at `offset`, as `SourceMap` counts.
  package init(value: Value, offset: Int) {
    storage = .built(value, UInt32(truncatingIfNeeded: offset))
  }

  /// The value at `index` of `tree`.
  init(_ tree: JSONTree, _ index: UInt32) {
    storage = .read(tree, index)
  }

  /// What it is; a container's parts are made anew each time, so ask once.
  package var value: Value {
    get {
      switch storage {
      case .read(let tree, let index): tree.value(of: index)
      case .built(let value, _): value
      }
    }
    set { storage = .built(newValue, UInt32(truncatingIfNeeded: offset)) }
  }

  /// The same value with all its parts made: quicker where these are asked for again and again.
  package func unpacked() -> Node {
    guard case .read(let tree, let index) = storage else { return self }
    let value: Value =
      switch tree.value(of: index) {
      case .array(let elements): .array(elements.map { $0.unpacked() })
      case .object(let members):
        .object(
          members.map { member in
            var unpacked = member
            unpacked.value = member.value.unpacked()
            return unpacked
          })
      case let plain: plain
      }
    return Node(value: value, offset: offset)
  }

  /// The offset of the value's first byte, as `SourceMap` counts.
  package var offset: Int {
    switch storage {
    case .read(let tree, let index): tree.offset(of: index)
    case .built(_, let offset): Int(offset)
    }
  }
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
    switch storage {
    case .read(let tree, let index): tree.kind(of: index) == .object ? tree.members(of: index) : []
    case .built(.object(let members), _): members
    case .built: []
    }
  }

  /// Calls `body` with each member of an object, in file order: its name, whether its value holds
  /// others, and the member, which is only made when it is asked for.
  package func forEachMember(_ body: (String, _ holdsOthers: Bool, () -> Member) -> Void) {
    switch storage {
    case .read(let tree, let index):
      guard tree.kind(of: index) == .object else { return }
      tree.forEachMember(of: index, body)
    case .built(.object(let members), _):
      for member in members {
        let holdsOthers =
          switch member.value.value {
          case .array, .object: true
          default: false
          }
        body(member.key, holdsOthers) { member }
      }
    case .built: return
    }
  }

  /// The elements of an array; nil for anything else.
  package var elements: [Node]? {
    switch storage {
    case .read(let tree, let index): tree.kind(of: index) == .array ? tree.elements(of: index) : nil
    case .built(.array(let elements), _): elements
    case .built: nil
    }
  }

  /// The text of a string; nil for anything else.
  package var string: String? {
    switch storage {
    case .read(let tree, let index): tree.string(of: index)
    case .built(.string(let string), _): string
    case .built: nil
    }
  }

  /// A number; nil for anything else, also for digits in a string.
  package var number: WrittenNumber? {
    switch storage {
    case .read(let tree, let index): tree.number(of: index)
    case .built(.number(let number), _): number
    case .built: nil
    }
  }

  /// Whether it is an object, possibly an empty one.
  package var isObject: Bool {
    switch storage {
    case .read(let tree, let index): tree.kind(of: index) == .object
    case .built(.object, _): true
    case .built: false
    }
  }

  /// The member called `key`.
  package func member(_ key: String) -> Member? {
    switch storage {
    case .read(let tree, let index): tree.value(named: key, in: index).map(tree.member)
    case .built(.object(let members), _): members.first { $0.key == key }
    case .built: nil
    }
  }

  /// The value of the member called `key`.
  package subscript(key: String) -> Node? {
    switch storage {
    case .read(let tree, let index): tree.value(named: key, in: index).map { Node(tree, $0) }
    case .built: member(key)?.value
    }
  }

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

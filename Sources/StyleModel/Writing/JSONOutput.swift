/// A JSON value to be written.
package indirect enum JSONOutput {
  case null
  case boolean(Bool)
  case integer(Int)
  /// A number of points or a factor: at most three decimals.
  case figure(Double)
  /// A number that is read back: at most six decimals.
  case number(Double)
  case string(String)
  case array([JSONOutput])
  case object([(String, JSONOutput)])

  /// The text that is looked over by people: a level of lists and objects of lists a line each.
  package var text: String { written(indent: 0) + "\n" }

  /// The text of an object of records: a member a line, and of a member that is a list an element a
  /// line, however long.
  package var records: String {
    guard case .object(let members) = self else { return line + "\n" }
    let lines = members.map { name, value in
      var text = value.line
      if case .array(let elements) = value, !elements.isEmpty {
        text = "[\n    " + elements.map(\.line).joined(separator: ",\n    ") + "\n  ]"
      }
      return "  \(JSONText.string(name)): \(text)"
    }
    return "{\n" + lines.joined(separator: ",\n") + "\n}\n"
  }

  /// The value on one line.
  package var line: String {
    switch self {
    case .null: "null"
    case .boolean(let flag): flag ? "true" : "false"
    case .integer(let number): String(number)
    case .figure(let number): Figure(number, decimals: 3).description
    case .number(let number): Figure.code(number)
    case .string(let text): JSONText.string(text)
    case .array(let elements): "[" + elements.map(\.line).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { "\(JSONText.string($0.0)): \($0.1.line)" }.joined(separator: ", ") + "}"
    }
  }

  /// How deep lists and objects lie in it.
  private var depth: Int {
    switch self {
    case .null, .boolean, .integer, .figure, .number, .string: 0
    case .array(let elements): 1 + (elements.map(\.depth).max() ?? 0)
    case .object(let members): 1 + (members.map(\.1.depth).max() ?? 0)
    }
  }

  /// What is flat and short stays on a line.
  private func written(indent: Int) -> String {
    if depth <= 2 && indent > 0 || depth == 0 {
      let line = line
      if line.utf8.count <= 400 || depth <= 1 { return line }
    }
    let inner = String(repeating: " ", count: indent + 2)
    let outer = String(repeating: " ", count: indent)
    switch self {
    case .array(let elements) where !elements.isEmpty:
      let lines = elements.map { inner + $0.written(indent: indent + 2) }
      return "[\n" + lines.joined(separator: ",\n") + "\n\(outer)]"
    case .object(let members) where !members.isEmpty:
      let lines = members.map {
        inner + JSONText.string($0.0) + ": " + $0.1.written(indent: indent + 2)
      }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(outer)}"
    default: return line
    }
  }
}

extension JSONOutput {
  /// A place: its file, line and column.
  package static func position(_ position: SourcePosition?) -> JSONOutput {
    guard let position else { return .null }
    return .object([
      ("file", .string(position.file)), ("line", .integer(position.line)),
      ("column", .integer(position.column)),
    ])
  }

  /// A text, or null where there is none.
  package static func optional(_ text: String?) -> JSONOutput {
    text.map(JSONOutput.string) ?? .null
  }

  /// Texts in a list.
  package static func strings(_ texts: [String]) -> JSONOutput {
    .array(texts.map(JSONOutput.string))
  }
}

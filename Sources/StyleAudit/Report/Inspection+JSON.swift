import DynamicType
import StyleModel

extension Inspection {
  /// The inspection as one JSON object, for other programs; sizes are in points. Ends in a line feed.
  public var json: String {
    """
    {
      "name": \(JSONText.string(set.name)),
      "format": \(set.format.map(JSONText.string) ?? "null"),
      "choices": \(Inspection.list(set.choices.map(Inspection.json))),
      "styles": \(Inspection.list(set.styles.map(Inspection.json))),
      "unreadable": \(Inspection.list(set.unreadable.map(Inspection.json))),
      "diagnostics": \(Inspection.list(set.diagnostics.map(Inspection.json))),
      "notes": \(Inspection.list(set.notes.map(Inspection.json)))
    }

    """
  }

  private static func json(_ style: CustomTextStyle) -> String {
    let values = values(of: style).map { value in
      (value.field.rawValue, object(members(of: value)))
    }
    return object([
      ("name", JSONText.string(style.name)), ("path", strings(style.path)),
      ("position", json(style.position)), ("values", object(values)),
      ("scaling", JSONText.string(style.method.name)),
      ("notes", strings(style.notes.map(\.message))),
    ])
  }

  private static func members(of value: Value) -> [(String, String)] {
    var members = [("value", value.json)]
    guard let origin = value.origin else { return members }
    members.append(("origin", JSONText.string(origin.word)))
    switch origin.kind {
    case .literal: break
    case .alias(let names): members.append(("through", strings(names)))
    case .computed(let text), .inherited(let text), .inferred(let text), .assumed(let text):
      members.append(("from", JSONText.string(text)))
    }
    if let position = origin.position { members.append(("position", json(position))) }
    return members
  }

  private static func json(_ style: UnreadableStyle) -> String {
    object([
      ("name", JSONText.string(style.name)), ("path", strings(style.path)),
      ("problems", "[" + style.problems.map(json).joined(separator: ", ") + "]"),
    ])
  }

  private static func json(_ diagnostic: Diagnostic) -> String {
    object([
      ("severity", JSONText.string(diagnostic.severity.rawValue)),
      ("position", diagnostic.position.map(json) ?? "null"),
      ("message", JSONText.string(diagnostic.message)),
      ("hint", diagnostic.hint.map(JSONText.string) ?? "null"),
    ])
  }

  private static func json(_ choice: StyleChoice) -> String {
    object([
      ("kind", JSONText.string(choice.kind.rawValue)), ("name", JSONText.string(choice.name)),
      ("options", strings(choice.options)),
      ("selected", choice.selected.map(JSONText.string) ?? "null"),
    ])
  }

  private static func json(_ position: SourcePosition) -> String {
    object([
      ("file", JSONText.string(position.file)), ("line", "\(position.line)"),
      ("column", "\(position.column)"),
    ])
  }

  private static func strings(_ texts: [String]) -> String {
    "[" + texts.map(JSONText.string).joined(separator: ", ") + "]"
  }

  private static func object(_ members: [(String, String)]) -> String {
    "{" + members.map { "\(JSONText.string($0)): \($1)" }.joined(separator: ", ") + "}"
  }

  private static func list(_ items: [String]) -> String {
    items.isEmpty ? "[]" : "[\n    " + items.joined(separator: ",\n    ") + "\n  ]"
  }
}

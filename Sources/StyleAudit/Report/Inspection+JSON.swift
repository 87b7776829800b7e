import DynamicType
import StyleModel

extension Inspection {
  /// The inspection as one JSON object, for other programs; sizes are in points. Ends in a line feed.
  public var json: String {
    JSONOutput.object([
      ("name", .string(set.name)), ("format", .optional(set.format)),
      ("choices", .array(set.choices.map(Inspection.json))),
      ("styles", .array(set.styles.map(Inspection.json))),
      ("unreadable", .array(set.unreadable.map(Inspection.json))),
      ("diagnostics", .array(set.diagnostics.map(Inspection.json))),
      ("notes", .array(set.notes.map(Inspection.json))),
    ]).records
  }

  private static func json(_ style: CustomTextStyle) -> JSONOutput {
    let values = values(of: style).map { value in
      (value.field.rawValue, JSONOutput.object(members(of: value)))
    }
    return .object([
      ("name", .string(style.name)), ("path", .strings(style.path)),
      ("position", .position(style.position)), ("values", .object(values)),
      ("scaling", .string(style.method.name)), ("notes", .strings(style.notes.map(\.message))),
    ])
  }

  private static func members(of value: Value) -> [(String, JSONOutput)] {
    var members = [("value", value.json)]
    guard let origin = value.origin else { return members }
    members.append(("origin", .string(origin.word)))
    switch origin.kind {
    case .literal: break
    case .alias(let names): members.append(("through", .strings(names)))
    case .computed(let text), .inherited(let text), .inferred(let text), .assumed(let text):
      members.append(("from", .string(text)))
    }
    if let position = origin.position { members.append(("position", .position(position))) }
    return members
  }

  private static func json(_ style: UnreadableStyle) -> JSONOutput {
    .object([
      ("name", .string(style.name)), ("path", .strings(style.path)),
      ("problems", .array(style.problems.map(json))),
    ])
  }

  private static func json(_ diagnostic: Diagnostic) -> JSONOutput {
    .object([
      ("severity", .string(diagnostic.severity.rawValue)),
      ("position", .position(diagnostic.position)), ("message", .string(diagnostic.message)),
      ("hint", .optional(diagnostic.hint)),
    ])
  }

  private static func json(_ choice: StyleChoice) -> JSONOutput {
    .object([
      ("kind", .string(choice.kind.rawValue)), ("name", .string(choice.name)),
      ("options", .strings(choice.options)), ("selected", .optional(choice.selected)),
    ])
  }
}

import DynamicType
import StyleModel

extension Inspection {
  /// The inspection for people: what was recognised, the styles with their values, what was skipped
  /// and why, and what was assumed. Ends in a line feed.
  public var text: String {
    var lines = ["\(Quotation.harmless(set.name)): \(set.format ?? "not recognised"), \(count)"]
    lines += set.choices.map(\.description)
    for style in set.styles { lines += [""] + Inspection.lines(of: style) }
    if !set.diagnostics.isEmpty { lines += [""] + set.diagnostics.map(\.description) }
    if !set.notes.isEmpty { lines += [""] + set.notes.map(\.description) }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func lines(of style: CustomTextStyle) -> [String] {
    let values = values(of: style)
    let width = values.map(\.text.count).max() ?? 0
    var lines = ["\(style.name)  \(style.position)"]
    for value in values {
      let origin = value.origin.map { origin in
        origin.description + (origin.position.map { "  " + place($0, in: style) } ?? "")
      }
      let line =
        "  " + padded(value.field.rawValue, to: 17) + padded(value.text, to: width + 2)
        + (origin ?? "")
      lines.append(line.last == " " ? trimmed(line) : line)
    }
    if style.method != .custom {
      lines.append("  " + padded("scaling", to: 17) + style.method.name)
    }
    return lines + style.notes.map { "  note: \($0.message)" }
  }

  /// A place, with its file where that is another than the style's.
  private static func place(_ position: SourcePosition, in style: CustomTextStyle) -> String {
    position.file == style.position.file
      ? "\(position.line):\(position.column)" : position.description
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }

  private static func trimmed(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }
}

import SourceTree
import StyleModel

/// The settings of TypographyKit: styles under `ui-font-text-styles`, in a property list or in JSON.
///
/// Source: github.com/rwbutler/TypographyKit, readme.
enum TypographyKitFormat: StyleSetFormat {
  static let name = "TypographyKit"

  /// How many styles may extend each other.
  private static let chainLimit = 32

  static func recognizes(_ document: Document, _ survey: TreeSurvey) -> Bool {
    document.root["ui-font-text-styles"]?.isObject == true
  }

  static func read(_ document: Document, options: ReadingOptions) -> FoundStyles {
    var builder = StyleBuilder(document: document, options: options)
    let styles = document.root["ui-font-text-styles"]?.members ?? []
    var nodes: [String: Node] = [:]
    for style in styles { nodes[style.key] = style.value }
    let settings = document.root["typography-kit"]
    for style in styles { add(style, nodes, settings, to: &builder) }
    return builder.found
  }

  private static func add(
    _ style: Member, _ nodes: [String: Node], _ settings: Node?,
    to builder: inout StyleBuilder
  ) {
    var draft = StyleDraft(
      path: [style.key], keyOffset: style.keyOffset, valueOffset: style.value.offset)
    draft.fields = fields(of: style.value)
    var base = style.value["extends"]
    var seen = [style.key]
    while let reference = base, let name = reference.string {
      guard let node = nodes[name], !seen.contains(name), seen.count < chainLimit else {
        let problem =
          nodes[name] == nil
          ? ReferenceProblem.dangling(name, nearest: nil) : .cycle(seen + [name])
        draft.faults.append(
          (
            .fontSize,
            Diagnostic(
              .error, at: builder.document.position(of: reference), problem.message,
              hint: problem.hint)
          ))
        break
      }
      seen.append(name)
      draft.inherit(fields(of: node), from: name)
      base = node["extends"]
    }
    if let maximum = settings?["maximum-point-size"] {
      draft.inherit([.maximumPointSize: FieldValue(node: maximum)], from: "typography-kit")
    }
    draft.fields[.fontSize]?.impliedUnit = .pt
    draft.fields[.letterSpacing]?.impliedUnit = .pt
    builder.add(draft)
  }

  private static func fields(of style: Node) -> StyleFields<FieldValue> {
    var result = StyleFields<FieldValue>()
    for member in style.members {
      guard let field = StyleField(spelling: member.key), result[field] == nil else { continue }
      result[field] = FieldValue(node: member.value)
    }
    if let font = result[.fontFamily]?.node, let name = font.string,
      name.lowercased().hasPrefix("system")
    {
      splitSystemFont(name, at: font.offset, into: &result)
    }
    return result
  }

  /// `System-Bold` is the system font in bold.
  private static func splitSystemFont(
    _ name: String, at offset: Int, into fields: inout StyleFields<FieldValue>
  ) {
    let family = Node(value: .string("system-ui"), offset: offset)
    fields[.fontFamily] = FieldValue(node: family)
    guard let hyphen = name.firstIndex(of: "-"), fields[.fontWeight] == nil else { return }
    let weight = String(name[name.index(after: hyphen)...])
    fields[.fontWeight] = FieldValue(
      node: Node(value: .string(weight), offset: offset), kind: .inferred("the font name"))
  }
}

import SourceTree
import StyleModel

/// Text styles of Figma's plugin API written out as they are: `fontName: {family, style}`.
///
/// Source: developers.figma.com, "Plugin API", TextStyle.
enum FigmaTextStylesFormat: StyleSetFormat {
  static let name = "Figma plugin API"

  static let telltales: Set = ["fontName"]

  static func recognizes(_ document: Document, _ survey: TreeSurvey) -> Bool {
    survey.holders(of: "fontName").contains { $0.node["fontName"]?["family"] != nil }
  }

  static func read(_ document: Document, options: ReadingOptions) -> FoundStyles {
    var builder = StyleBuilder(document: document, options: options)
    for (key, node) in styles(in: document.root) { add(key, node, to: &builder) }
    return builder.found
  }

  /// Every object with a `fontName` of a family and a style, and the name it stands under.
  private static func styles(in root: Node) -> [(key: Member?, node: Node)] {
    var result: [(Member?, Node)] = []
    var open: [(Member?, Node)] = [(nil, root)]
    while let (key, node) = open.popLast() {
      if node["fontName"]?["family"] != nil {
        result.append((key, node))
      } else if let elements = node.elements {
        open += elements.reversed().map { (nil, $0) }
      } else {
        open += node.members.reversed().map { ($0, $0.value) }
      }
    }
    return result
  }

  private static func add(_ key: Member?, _ node: Node, to builder: inout StyleBuilder) {
    let name = node["name"]
    var draft = StyleDraft(
      path: SlashedName.path(name?.string ?? key?.key ?? ""),
      keyOffset: name?.offset ?? key?.keyOffset ?? node.offset, valueOffset: node.offset)
    for field in [StyleField.fontSize, .letterSpacing, .lineHeight] {
      if let value = node[field.rawValue] { draft.fields[field] = FieldValue(node: value) }
    }
    let font = node["fontName"]
    if let family = font?["family"] { draft.fields[.fontFamily] = FieldValue(node: family) }
    if let style = font?["style"] { draft.fields[.fontWeight] = FieldValue(node: style) }
    draft.noteUnshown(node.members)
    draft.implyPixels()
    builder.add(draft)
  }
}

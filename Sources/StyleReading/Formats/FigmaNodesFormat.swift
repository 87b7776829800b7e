import SourceTree
import StyleModel

/// Answers of Figma's REST API with text nodes: `GET /v1/files/:key/nodes` and `GET /v1/files/:key`.
///
/// Source: developers.figma.com, "REST API", TypeStyle.
enum FigmaNodesFormat: StyleSetFormat {
  static let name = "Figma REST API"

  static func recognizes(_ document: Document, _ survey: TreeSurvey) -> Bool {
    let root = document.root
    return root["nodes"]?.members.contains { $0.value["document"] != nil } == true
      || root["document"]?["type"]?.string == "DOCUMENT"
      || styleList(root) != nil
  }

  static func read(_ document: Document, options: ReadingOptions) -> FoundStyles {
    var builder = StyleBuilder(document: document, options: options)
    let root = document.root
    for member in root["nodes"]?.members ?? [] {
      guard let node = member.value["document"], node["type"]?.string == "TEXT" else { continue }
      add(node, named: node.member("name"), to: &builder)
    }
    if let tree = root["document"] { addStyled(tree, root["styles"], to: &builder) }
    var set = builder.found
    if set.styles.isEmpty, set.unreadable.isEmpty {
      set.emptyReason = nothing(in: document)
    }
    return set
  }

  /// The answer of `GET /v1/files/:key/styles`, which has only the names of styles.
  private static func styleList(_ root: Node) -> Node? {
    root["meta"]?["styles"]?.elements?.contains { $0["style_type"] != nil } == true
      ? root["meta"]?["styles"] : nil
  }

  private static func nothing(in document: Document) -> Diagnostic {
    let isList = styleList(document.root) != nil
    return Diagnostic(
      .error, at: document.position(of: document.root),
      isList ? "only names and ids of styles, not what they are" : "no text style among the nodes",
      hint: isList
        ? "ask for their nodes: GET /v1/files/:key/nodes?ids=…" : "ask for nodes of text styles")
  }

  /// Adds the first text node that uses each style of the file.
  private static func addStyled(
    _ tree: Node, _ styles: Node?, to builder: inout StyleBuilder
  ) {
    var seen: Set<String> = []
    var open = [tree]
    while let node = open.popLast() {
      if node["type"]?.string == "TEXT", let id = node["styles"]?["text"]?.string,
        let style = styles?[id], seen.insert(id).inserted
      {
        add(node, named: style.member("name"), to: &builder)
      }
      open += (node["children"]?.elements ?? []).reversed()
    }
  }

  private static func add(
    _ node: Node, named name: Member?, to builder: inout StyleBuilder
  ) {
    guard let style = node["style"] else { return }
    let path = SlashedName.path(name?.value.string ?? "")
    var draft = StyleDraft(
      path: path, keyOffset: name?.value.offset ?? node.offset, valueOffset: style.offset)
    for field in [StyleField.fontFamily, .fontSize, .fontWeight, .fontStyle, .letterSpacing] {
      if let value = style[field.rawValue], value.kind != "null" {
        draft.fields[field] = FieldValue(node: value)
      }
    }
    if let italic = style["italic"], case .boolean(true) = italic.value {
      draft.fields[.fontStyle] = FieldValue(
        node: Node(value: .string("italic"), offset: italic.offset))
    }
    draft.noteUnshown(style.members)
    draft.fields[.lineHeight] = lineHeight(of: style)
    draft.implyPixels()
    if draft.fields[.lineHeight]?.node.offset == style["lineHeightPercentFontSize"]?.offset {
      draft.fields[.lineHeight]?.impliedUnit = .percent
    }
    builder.add(draft)
  }

  /// The line height in the unit that the style says; nil where it is the font's own.
  private static func lineHeight(of style: Node) -> FieldValue? {
    let unit = style["lineHeightUnit"]?.string
    if unit == "INTRINSIC_%", style["lineHeightPercent"]?.number?.double ?? 100 == 100,
      let node = style["lineHeightUnit"]
    {
      return FieldValue(node: Node(value: .string("normal"), offset: node.offset))
    }
    let name = unit == "FONT_SIZE_%" ? "lineHeightPercentFontSize" : "lineHeightPx"
    return style[name].map { FieldValue(node: $0) }
  }
}

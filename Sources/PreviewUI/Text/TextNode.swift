import DynamicType
import EnvironmentTree

/// Keeps a text: resolves its fonts from what it reads, and holds its layout item.
final class TextNode: ViewNode {
  private var text: Text
  private let item: TextItem

  init(_ text: Text, in context: ViewContext) {
    self.text = text
    item = TextItem(port: context.graph.port)
    super.init(in: context)
    joinTree(named: "Text")
  }

  func replace(with text: Text) {
    guard text != self.text else { return }
    self.text = text
    if let treeNode { graph.tree.invalidate(treeNode) }
  }

  override var layoutItems: [LayoutItem] { [item] }

  override func evaluate(_ reader: Reader) -> NodeOutput {
    graph.textResolutions += 1
    let values = EnvironmentValues(reading: reader)
    let inherited = values.fontChange
    let isBold = values.legibilityWeight == .bold
    let pieces = text.runs.map { run in
      let font = run.font ?? values.font ?? .body
      return Self.piece(
        run.string, font: font, change: inherited.merged(with: run.change),
        setting: Self.setting(for: font, from: values), isBoldText: isBold)
    }
    return .text(
      ResolvedText(
        pieces: pieces, lineLimit: values.lineLimit, lineSpacing: values.lineSpacing,
        alignment: values.multilineTextAlignment, minimumScaleFactor: values.minimumScaleFactor))
  }

  override func outputDidChange() {
    if let treeNode, case .text(let resolved) = graph.tree.output(of: treeNode) {
      item.resolved = resolved
    }
  }

  /// Reads only the sizes that `font` follows, so that no other change reaches the text.
  private static func setting(for font: Font, from values: EnvironmentValues) -> SizeSetting {
    let sources = font.sources
    let followsEnvironment = sources.contains(.environment)
    return SizeSetting(
      dynamicTypeSize: followsEnvironment ? values.dynamicTypeSize : .large,
      deviceSize: sources.contains(.device) ? values.deviceTypeSize : .large,
      launchSize: sources.contains(.launch) ? values.launchTypeSize : .large,
      displayScale: followsEnvironment ? values.displayScale : 1)
  }

  private static func piece(
    _ string: String, font: Font, change: FontChange, setting: SizeSetting, isBoldText: Bool
  ) -> ResolvedText.Piece {
    let resolved = font.resolved(in: setting, isBoldText: isBoldText)
    let request = FontRequest(
      families: resolved.families, design: FontRequest.Design(resolved.design),
      pointSize: resolved.pointSize,
      weight: (change.weight ?? resolved.weight).cssWeight,
      isItalic: change.isItalic ?? resolved.isItalic,
      tracking: resolved.tracking + (change.tracking ?? 0))
    return ResolvedText.Piece(string: string, request: request, lineHeight: resolved.leading)
  }
}

extension FontRequest.Design {
  /// The shape of the system font under the port's name.
  init(_ design: Font.Design) {
    switch design {
    case .default: self = .standard
    case .serif: self = .serif
    case .rounded: self = .rounded
    case .monospaced: self = .monospaced
    }
  }
}

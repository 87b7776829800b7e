import DynamicType
import EnvironmentTree
import Imaging

/// Keeps a text: resolves its fonts from what it reads, and holds its layout item.
final class TextNode: ViewNode {
  private var text: Text
  private let item: TextItem

  init(_ text: Text, in context: ViewContext) {
    self.text = text
    item = TextItem(context.graph.pass, port: context.graph.port)
    super.init(in: context)
    joinTree(named: "Text")
  }

  func replace(with text: Text) {
    guard text != self.text else { return }
    self.text = text
    invalidate()
  }

  override var layoutItems: [LayoutItem] { [item] }

  override func evaluate(_ reader: Reader) -> NodeOutput {
    graph.textResolutions += 1
    let values = EnvironmentValues(reading: reader)
    let look = Look(values)
    let textCase = values.textCase
    let pieces = text.runs.map { run in
      let font = run.font ?? look.font ?? .body
      return look.piece(
        textCase.map { $0.applied(to: run.string, values.locale) } ?? run.string,
        run, font: font, setting: SizeSetting(for: font, from: values))
    }
    return .text(
      ResolvedText(
        pieces: pieces, lineLimit: values.lineLimit, reservedLines: values.reservedLines,
        lineSpacing: values.lineSpacing, alignment: values.multilineTextAlignment,
        minimumScaleFactor: values.minimumScaleFactor, truncationMode: values.truncationMode,
        direction: values.layoutDirection))
  }

  override func outputDidChange() {
    if let treeNode, case .text(let resolved) = graph.tree.output(of: treeNode) {
      item.show(resolved)
    }
  }

  /// What the pieces of a text have in common, read once.
  private struct Look {
    let font: Font?
    private let change: FontChange
    private let isBoldText: Bool
    private let color: Color
    private let scheme: ColorScheme

    init(_ values: EnvironmentValues) {
      font = values.font
      change = values.fontChange
      isBoldText = values.legibilityWeight == .bold
      color = values.foregroundColor
      scheme = values.colorScheme
    }

    func piece(
      _ string: String, _ run: Text.Run, font: Font, setting: SizeSetting
    ) -> ResolvedText.Piece {
      let change = change.merged(with: run.change)
      var resolved = font.resolved(in: setting, isBoldText: isBoldText)
      resolved.design = change.design ?? resolved.design
      resolved.weight = change.weight ?? resolved.weight
      resolved.isItalic = change.isItalic ?? resolved.isItalic
      resolved.tracking += change.tracking ?? change.kerning ?? 0
      resolved.hasMonospacedDigits = change.hasMonospacedDigits ?? resolved.hasMonospacedDigits
      return ResolvedText.Piece(
        string: string, request: FontRequest(resolved), lineHeight: resolved.leading,
        color: (run.color ?? color).resolved(in: scheme))
    }
  }
}

extension SizeSetting {
  /// The sizes that `font` follows, and no others, so that no other change reaches who reads them.
  init(for font: Font, from values: EnvironmentValues) {
    let sources = font.sources
    let followsEnvironment = sources.contains(.environment)
    self.init(
      dynamicTypeSize: followsEnvironment ? values.dynamicTypeSize : .large,
      deviceSize: sources.contains(.device) ? values.deviceTypeSize : .large,
      launchSize: sources.contains(.launch) ? values.launchTypeSize : .large,
      displayScale: followsEnvironment ? values.displayScale : 1)
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

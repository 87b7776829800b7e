import EnvironmentTree
import Imaging

/// A hairline across its stack, one pixel thick.
public struct Divider: PrimitiveView, Equatable {
  /// A hairline.
  public init() {}

  /// Makes the node of the line.
  public func _makeNode(in context: ViewContext) -> ViewNode { DividerNode(in: context) }

  /// Nothing changes.
  public func _updateNode(_ node: ViewNode) {}
}

private final class DividerNode: ViewNode {
  private let item: DividerItem
  override var layoutItems: [LayoutItem] { [item] }

  override init(in context: ViewContext) {
    item = DividerItem(context.graph.pass)
    super.init(in: context)
    joinTree(named: "Divider")
  }

  override func evaluate(_ reader: Reader) -> NodeOutput {
    let values = EnvironmentValues(reading: reader)
    return .look(
      ResolvedLook(
        color: Color.tertiary.resolved(in: values.colorScheme), displayScale: values.displayScale))
  }

  override func outputDidChange() {
    if let treeNode, case .look(let look) = graph.tree.output(of: treeNode) { item.look = look }
  }
}

private final class DividerItem: LayoutItem {
  var look = ResolvedLook(color: .clear) {
    didSet {
      setNeedsDisplay()
      if look.displayScale != oldValue.displayScale { invalidateLayout() }
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let thickness = 1 / look.displayScale
    return stackAxis == .horizontal
      ? CGSize(width: thickness, height: proposal.height ?? 10)
      : CGSize(width: proposal.width ?? 10, height: thickness)
  }

  override var drawsItself: Bool { true }

  override func draw(on canvas: Canvas, in place: Placement) {
    canvas.fill(.rectangle, in: place.frame, color: look.color)
  }
  override func record(into recording: inout ScreenRecording, in place: Placement) {
    recording.fills.append(ScreenRecording.Fill(frame: place.frame, color: look.color))
  }
}

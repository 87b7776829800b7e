/// A view with room around it or in a frame of a given size.
public struct LaidOut<Content: View>: PrimitiveView {
  let content: Content
  let container: any LayoutContainer

  public func _makeNode(in context: ViewContext) -> ViewNode {
    ContainerNode(container, content, in: context)
  }

  public func _updateNode(_ node: ViewNode) {
    unsafeDowncast(node, to: ContainerNode.self).update(container, content)
  }
}

extension View {
  /// Leaves room around the view: `length` points at `edges`, the standard 16 where `nil`.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> LaidOut<Self> {
    let length = length ?? 16
    return padding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0,
        trailing: edges.contains(.trailing) ? length : 0))
  }

  /// Leaves `length` points around the view.
  public func padding(_ length: CGFloat) -> LaidOut<Self> {
    padding(.all, length)
  }

  /// Leaves room around the view, each edge its own.
  public func padding(_ insets: EdgeInsets) -> LaidOut<Self> {
    LaidOut(content: self, container: Padding(insets: insets))
  }

  /// Puts the view in a frame; a side that is not given is the view's own.
  ///
  /// A negative or non-finite length traps.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> LaidOut<Self> {
    for length in [width, height].compactMap({ $0 }) {
      precondition(length >= 0 && length.isFinite, "a frame's sides are finite and not negative")
    }
    return LaidOut(
      content: self, container: FixedFrame(width: width, height: height, alignment: alignment))
  }
}

private struct Padding: LayoutContainer {
  let insets: EdgeInsets

  func items(around content: [LayoutItem]) -> [LayoutItem] {
    content.map { PaddingItem(insets, $0) }
  }
}

private final class PaddingItem: LayoutItem {
  private let insets: EdgeInsets
  private let child: LayoutItem

  init(_ insets: EdgeInsets, _ child: LayoutItem) {
    self.insets = insets
    self.child = child
    super.init()
    child.container = self
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: proposal.height.map { max(0, $0 - insets.top - insets.bottom) })
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = child.size(for: inner(proposal))
    return CGSize(
      width: size.width + insets.leading + insets.trailing,
      height: size.height + insets.top + insets.bottom)
  }

  override func arrange(in frame: CGRect, proposal: ProposedViewSize) {
    child.place(
      at: CGPoint(x: frame.origin.x + insets.leading, y: frame.origin.y + insets.top),
      proposal: inner(proposal))
  }

  override func firstBaseline(in size: CGSize) -> CGFloat {
    insets.top + child.firstBaseline(in: innerSize(size))
  }

  override func lastBaseline(in size: CGSize) -> CGFloat {
    insets.top + child.lastBaseline(in: innerSize(size))
  }

  private func innerSize(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width - insets.leading - insets.trailing,
      height: size.height - insets.top - insets.bottom)
  }

  override var priority: Double { child.priority }
  override var texts: [TextItem] { child.texts }
}

private struct FixedFrame: LayoutContainer {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  func items(around content: [LayoutItem]) -> [LayoutItem] {
    content.map { FixedFrameItem(self, $0) }
  }
}

private final class FixedFrameItem: LayoutItem {
  private let sides: FixedFrame
  private let child: LayoutItem

  init(_ sides: FixedFrame, _ child: LayoutItem) {
    self.sides = sides
    self.child = child
    super.init()
    child.container = self
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: sides.width ?? proposal.width, height: sides.height ?? proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let width = sides.width, let height = sides.height {
      return CGSize(width: width, height: height)
    }
    let size = child.size(for: inner(proposal))
    return CGSize(width: sides.width ?? size.width, height: sides.height ?? size.height)
  }

  override func arrange(in frame: CGRect, proposal: ProposedViewSize) {
    let size = child.size(for: inner(proposal))
    let spare = CGSize(
      width: frame.size.width - size.width, height: frame.size.height - size.height)
    let down: CGFloat =
      switch sides.alignment.vertical {
      case .top, .firstTextBaseline: 0
      case .center: spare.height / 2
      case .bottom, .lastTextBaseline: spare.height
      }
    child.place(
      at: CGPoint(
        x: frame.origin.x + spare.width * sides.alignment.horizontal.fraction,
        y: frame.origin.y + down),
      proposal: inner(proposal))
  }

  override func firstBaseline(in size: CGSize) -> CGFloat {
    child.frame.origin.y - frame.origin.y + child.firstBaseline(in: child.frame.size)
  }

  override func lastBaseline(in size: CGSize) -> CGFloat {
    child.frame.origin.y - frame.origin.y + child.lastBaseline(in: child.frame.size)
  }

  override var texts: [TextItem] { child.texts }
}

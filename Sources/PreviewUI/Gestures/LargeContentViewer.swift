import EnvironmentTree

extension View {
  /// Shows this view large in the middle of the screen while a finger stays on it.
  ///
  /// For controls that do not grow, such as those of a tab bar; at the accessibility sizes only.
  public func accessibilityShowsLargeContentViewer() -> LargeContent<Self, Self> {
    LargeContent(content: self, large: self)
  }

  /// Shows other views large in the middle of the screen while a finger stays on this one.
  ///
  /// For controls that do not grow, such as those of a tab bar; at the accessibility sizes only.
  public func accessibilityShowsLargeContentViewer<Large: View>(
    @ViewBuilder _ largeContentView: () -> Large
  ) -> LargeContent<Self, Large> {
    LargeContent(content: self, large: largeContentView())
  }
}

/// A view that has something to show large.
public struct LargeContent<Content: View, Large: View>: PrimitiveView {
  let content: Content
  let large: Large

  /// Makes the node that keeps both.
  public func _makeNode(in context: ViewContext) -> ViewNode {
    let node = LargeContentNode(in: context)
    node.joinTree(named: "large content viewer")
    node.large = AnyView(large)
    node.children = [content._makeNode(in: node.childContext)]
    return node
  }

  /// Gives the node the new views.
  public func _updateNode(_ node: ViewNode) {
    let node = downcast(node, to: LargeContentNode.self)
    node.large = AnyView(large)
    content._updateNode(node.children[0])
  }
}

/// Keeps a view that has something to show large.
///
/// It answers where the device is set to an accessibility size, or a preview is: views that need it
/// keep their own text small, so that the size they stand in says nothing.
final class LargeContentNode: WrapperNode<LargeContentItem> {
  var large = AnyView(EmptyView())
  private var size = DynamicTypeSize.large

  override func evaluate(_ reader: Reader) -> NodeOutput {
    let values = EnvironmentValues(reading: reader)
    return .size(max(values.dynamicTypeSize, values.deviceTypeSize))
  }

  override func outputDidChange() {
    if let treeNode, case .size(let new) = graph.tree.output(of: treeNode) { size = new }
  }

  override func wrap(_ child: LayoutItem) -> LargeContentItem {
    LargeContentItem(child, self, graph.pass)
  }

  /// What to show; `nil` at sizes at which nothing is shown.
  var card: LargeContentCard? {
    size.isAccessibilitySize ? LargeContentCard(content: large, size: size) : nil
  }
}

/// The room in which a finger brings up the large content viewer.
final class LargeContentItem: WrapperItem {
  private weak var node: LargeContentNode?

  init(_ child: LayoutItem, _ node: LargeContentNode, _ pass: LayoutPass) {
    self.node = node
    super.init(child, pass)
  }

  /// What to show; `nil` at sizes at which nothing is shown.
  var card: LargeContentCard? { node?.card }
}

/// The card in the middle of the screen, on which the content stands large.
struct LargeContentCard: View {
  let content: AnyView
  let size: DynamicTypeSize

  /// Points the card is wide at most, much as on an iPhone.
  private static let greatestWidth: CGFloat = 290

  var body: some View {
    VStack(spacing: 12) { content }
      .font(.system(.title, weight: .semibold))
      .imageScale(.large)
      .foregroundStyle(.primary)
      .lineLimit(3)
      .multilineTextAlignment(.center)
      .padding(24)
      .frame(maxWidth: Self.greatestWidth)
      .background(.thickMaterial, in: RoundedRectangle(cornerRadius: 20))
      .background(.background, in: RoundedRectangle(cornerRadius: 20))
      .dynamicTypeSize(size)
  }
}

public import DynamicType
import EnvironmentTree

/// Shows a view without a screen: keeps it up to date, lays it out, and hands out its texts.
///
/// The host stands for a device with a Dynamic Type setting. `deviceSize` is that setting; a view may
/// override what reaches the views in it by `dynamicTypeSize(_:)`, as a preview does.
public final class PreviewHost<Content: View> {
  private let graph: ViewGraph
  private let root: RootNode

  /// The reader's setting; changing it marks what has to run again.
  public var deviceSize: DynamicTypeSize {
    didSet { if deviceSize != oldValue { writeDeviceSize() } }
  }

  /// Pixels per point.
  public var displayScale: Double {
    didSet { if displayScale != oldValue { values.displayScale = displayScale } }
  }

  /// Shows `content` on a device set to `deviceSize` when the app starts.
  public init(
    _ content: Content, port: any FontPort, deviceSize: DynamicTypeSize = .large,
    displayScale: Double = 3
  ) {
    graph = ViewGraph(port: port)
    self.deviceSize = deviceSize
    self.displayScale = displayScale
    root = RootNode(in: ViewContext(graph: graph, parent: nil, treeParent: nil))
    values.launchTypeSize = deviceSize
    values.displayScale = displayScale
    writeDeviceSize()
    root.children = [content._makeNode(in: root.childContext)]
    update()
  }

  private var values: EnvironmentValues {
    EnvironmentValues(DefaultsBacking(tree: graph.tree))
  }

  private func writeDeviceSize() {
    values.dynamicTypeSize = deviceSize
    values.deviceTypeSize = deviceSize
  }

  /// Shows another value of the same view.
  public func show(_ content: Content) {
    content._updateNode(root.children[0])
  }

  /// Runs what has to run again; returns whether anything changed.
  @discardableResult
  public func update() -> Bool { graph.update() }

  /// Parts of the view that lie side by side at the top, each laid out on its own.
  public var items: [LayoutItem] { root.layoutItems }

  /// The texts of the view, in reading order.
  public var texts: [TextItem] { root.layoutItems.flatMap(\.texts) }

  /// Lays the view out in `proposal`, its parts one over the other at the upper left, and returns the
  /// size it takes, in points.
  @discardableResult
  public func layout(_ proposal: ProposedViewSize) -> CGSize {
    var size = CGSize.zero
    for item in items {
      item.place(at: .zero, proposal: proposal)
      size.width = max(size.width, item.frame.size.width)
      size.height = max(size.height, item.frame.size.height)
    }
    return size
  }

  /// What ran so far, for tests and for showing it.
  public var counts: RunCounts {
    RunCounts(bodies: graph.bodyRuns, texts: graph.textResolutions)
  }
}

/// How often something ran since the start.
public struct RunCounts: Equatable, Sendable {
  /// Bodies.
  public var bodies: Int
  /// Texts whose fonts were resolved.
  public var texts: Int
}

/// The node above all others; remembers the items until the structure changes.
private final class RootNode: ViewNode {
  private var items: [LayoutItem]?

  override var layoutItems: [LayoutItem] {
    if let items { return items }
    let collected = super.layoutItems
    items = collected
    return collected
  }

  override func structureDidChange() { items = nil }
}

/// Writes the values above all views.
private final class DefaultsBacking: EnvironmentBacking {
  private let tree: EnvironmentTree<NodeOutput>

  init(tree: EnvironmentTree<NodeOutput>) { self.tree = tree }

  func read<Key: EnvironmentKey>(_ key: Key.Type) -> Key.Value { Key.defaultValue }

  func write<Key: EnvironmentKey>(_ key: Key.Type, _ value: Key.Value) {
    tree.setDefault(TreeKey<Key>.self, to: ComparableBox(value))
  }
}

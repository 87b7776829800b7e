public import DynamicType
import EnvironmentTree
public import Imaging

/// Shows a view without a screen: keeps it up to date, lays it out, draws it, and passes on fingers.
///
/// The host stands for a device with a Dynamic Type setting. `deviceSize` is that setting; a view may
/// override what reaches the views in it by `dynamicTypeSize(_:)`, as a preview does.
public final class PreviewHost<Content: View> {
  private let graph: ViewGraph
  private let root: RootNode
  private let painter = ScreenPainter()
  private var proposal = ProposedViewSize.unspecified

  /// The reader's setting; changing it marks what has to run again.
  public var deviceSize: DynamicTypeSize {
    didSet { if deviceSize != oldValue { writeDeviceSize() } }
  }

  /// Pixels per point.
  public var displayScale: Double {
    didSet { if displayScale != oldValue { values.displayScale = displayScale } }
  }

  /// Whether the screen is light or dark.
  public var colorScheme = ColorScheme.light {
    didSet { if colorScheme != oldValue { values.colorScheme = colorScheme } }
  }

  /// Whether the reader asked for bold text.
  public var isBoldText = false {
    didSet {
      if isBoldText != oldValue { values.legibilityWeight = isBoldText ? .bold : .regular }
    }
  }

  /// Shows `content` on a device set to `deviceSize` when the app starts.
  ///
  /// Pictures that `pictures` does not have are shown by their names.
  public init(
    _ content: Content, port: any FontPort, deviceSize: DynamicTypeSize = .large,
    displayScale: Double = 3, pictures: any PictureSource = PictureList()
  ) {
    graph = ViewGraph(port: port, pictures: pictures)
    self.deviceSize = deviceSize
    self.displayScale = displayScale
    let values = EnvironmentValues(DefaultsBacking(tree: graph.tree))
    values.launchTypeSize = deviceSize
    values.displayScale = displayScale
    values.dynamicTypeSize = deviceSize
    values.deviceTypeSize = deviceSize
    root = RootNode(content, in: ViewContext(graph: graph, parent: nil, treeParent: nil))
    update()
  }

  private var values: EnvironmentValues {
    EnvironmentValues(DefaultsBacking(tree: graph.tree))
  }

  private func writeDeviceSize() {
    values.dynamicTypeSize = deviceSize
    values.deviceTypeSize = deviceSize
  }

  /// Sets a value above all views, as a device's settings do.
  public func set<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, to value: Value) {
    var values = values
    values[keyPath: keyPath] = value
  }

  /// Shows another value of the same view.
  public func show(_ content: Content) {
    content._updateNode(root.children[0])
  }

  /// Runs what has to run again; returns whether anything changed.
  @discardableResult
  public func update() -> Bool { graph.update() }

  /// Parts of the view that lie side by side at the top, each laid out on its own.
  public var items: [LayoutItem] { root.contentItems }

  /// Everything that is laid out.
  var rootItem: LayoutItem { root.item }

  /// The texts of the view, in reading order.
  public var texts: [TextItem] { root.item.texts }

  /// The pictures and symbols of the view with their places on screen, in points.
  public var images: [(name: String, frame: CGRect)] {
    var found: [(name: String, frame: CGRect)] = []
    root.item.forEachItem { item in
      if let image = item as? ImageItem { found.append((image.caption, image.placement.frame)) }
    }
    return found
  }

  /// Lays the view out in `proposal`, its parts one over the other at the upper left, and returns the
  /// size it takes, in points.
  ///
  /// Only what changed is measured, and only what lies in changed parts is placed.
  @discardableResult
  public func layout(_ proposal: ProposedViewSize) -> CGSize {
    self.proposal = proposal
    graph.pass.settle()
    root.item.place(at: .zero, proposal: proposal)
    graph.pass.arrangeSettled()
    return root.item.frame.size
  }

  /// What ran so far, for tests and for showing it.
  public var counts: RunCounts {
    RunCounts(
      bodies: graph.bodyRuns, texts: graph.textResolutions,
      measurements: graph.pass.measurements, pixels: painter.pixels)
  }
}

// MARK: drawing

extension PreviewHost {
  /// Draws what changed since the last time, as laid out, and returns the rectangles drawn anew.
  ///
  /// The first time, and at another `scale` or size, that is everything.
  @discardableResult
  public func draw(scale: PixelScale) -> [PixelRect] {
    let size = root.item.frame.size
    let screen = CGSize(
      width: proposal.width.flatMap { $0.isFinite ? max($0, size.width) : nil } ?? size.width,
      height: proposal.height.flatMap { $0.isFinite ? max($0, size.height) : nil } ?? size.height)
    return painter.draw(root.item, size: screen, scale: scale)
  }

  /// The screen as last drawn, clear where nothing is.
  public var picture: ColorBitmap { painter.picture }

  /// A part of the screen as last drawn, as ink on paper of the colour scheme.
  public func ink(in area: PixelRect) -> Bitmap {
    let (black, white) = (RGB(0, 0, 0), RGB(255, 255, 255))
    return colorScheme == .light
      ? picture.coverage(ofInk: black, onPaper: white, in: area)
      : picture.coverage(ofInk: white, onPaper: black, in: area)
  }
}

// MARK: fingers

extension PreviewHost {
  /// Taps the screen at a place in points, `count` times; returns whether a view answered.
  ///
  /// The innermost view there that answers taps gets it. What it changes shows after `update()`.
  @discardableResult
  public func tap(at point: CGPoint, count: Int = 1) -> Bool {
    if root.showsCard {
      endPress()
      return true
    }
    return ask(at: point) { item in
      (item as? TouchItem)?.target?.tap(count: count) == true ? true : nil
    } ?? false
  }

  /// Lets a finger stay at a place in points; returns whether a view answered.
  ///
  /// At the accessibility sizes it may bring up the large content viewer, until `endPress()`.
  @discardableResult
  public func longPress(at point: CGPoint, seconds: Double = 1) -> Bool {
    ask(at: point) { item in
      if let card = (item as? LargeContentItem)?.card {
        root.show(card)
        return true
      }
      return (item as? TouchItem)?.target?.press(seconds: seconds) == true ? true : nil
    } ?? false
  }

  /// Lifts the finger: the large content viewer goes away.
  public func endPress() {
    if root.showsCard { root.show(nil) }
  }

  /// Whether the large content viewer is shown.
  public var showsLargeContent: Bool { root.showsCard }

  /// Scrolls what is under a place by a distance in points; returns whether it moved.
  @discardableResult
  public func scroll(at point: CGPoint, by distance: CGSize) -> Bool {
    ask(at: point) { ($0 as? ScrollItem)?.scroll(by: distance) == true ? true : nil } ?? false
  }

  private func ask<Answer>(at point: CGPoint, _ question: (LayoutItem) -> Answer?) -> Answer? {
    root.item.ask(at: point, in: root.item.placement, question)
  }
}

/// How often something ran since the start.
public struct RunCounts: Equatable, Sendable {
  /// Bodies.
  public var bodies: Int
  /// Texts whose fonts were resolved.
  public var texts: Int
  /// Sizes that were worked out.
  public var measurements = 0
  /// Sub-pixels that were drawn.
  public var pixels = 0
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

import EnvironmentTree
import Imaging

/// What a shape is drawn with.
struct ShapeDrawing: Equatable {
  var outline: ShapeOutline
  /// The colour; that of the ink around where `nil`.
  var color: Color?
  /// The width of the edge, which alone is drawn; all is filled where `nil`.
  var lineWidth: CGFloat?
  /// How far the edge reaches outwards, in points.
  var outset: CGFloat = 0
}

/// What a node has to know of its surroundings to draw itself.
struct ResolvedLook: Equatable, Sendable {
  var color: RGBA
  /// The font beside which a symbol stands.
  var request: FontRequest?
  var scale = Image.Scale.medium
  /// Pixels per point.
  var displayScale: CGFloat = 1
}

/// Keeps a shape, or an area of one colour.
final class ShapeNode: ViewNode {
  private var drawing: ShapeDrawing
  private let item: ShapeItem

  init(_ drawing: ShapeDrawing, in context: ViewContext) {
    self.drawing = drawing
    item = ShapeItem(drawing, context.graph.pass)
    super.init(in: context)
    joinTree(named: "shape")
  }

  func update(_ drawing: ShapeDrawing) {
    guard drawing != self.drawing else { return }
    self.drawing = drawing
    item.drawing = drawing
    invalidate()
  }

  override var layoutItems: [LayoutItem] { [item] }

  override func evaluate(_ reader: Reader) -> NodeOutput {
    let values = EnvironmentValues(reading: reader)
    let color = drawing.color ?? values.foregroundColor
    return .look(ResolvedLook(color: color.resolved(in: values.colorScheme)))
  }

  override func outputDidChange() {
    if let treeNode, case .look(let look) = graph.tree.output(of: treeNode) {
      item.color = look.color
    }
  }
}

/// A shape in layout: it takes what it is offered, 10 points a side where nothing is.
final class ShapeItem: LayoutItem {
  var drawing: ShapeDrawing {
    didSet { setNeedsDisplay() }
  }
  var color = RGBA.clear {
    didSet { if color != oldValue { setNeedsDisplay() } }
  }

  init(_ drawing: ShapeDrawing, _ pass: LayoutPass) {
    self.drawing = drawing
    super.init(pass)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    guard drawing.outline == .circle else { return size }
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  override var drawsItself: Bool { true }
  override var overhang: CGFloat { drawing.outset }

  override func draw(on canvas: Canvas, in place: Placement) {
    let rect = place.frame
    let outer = CGRect(
      x: rect.minX - drawing.outset, y: rect.minY - drawing.outset,
      width: rect.width + 2 * drawing.outset, height: rect.height + 2 * drawing.outset)
    canvas.fill(drawing.outline, in: outer, color: color, edge: drawing.lineWidth)
  }
  override func record(into recording: inout ScreenRecording, in place: Placement) {
    guard drawing.outline == .rectangle, drawing.lineWidth == nil, color.alpha > 0 else { return }
    recording.fills.append(ScreenRecording.Fill(frame: place.frame, color: color))
  }
}

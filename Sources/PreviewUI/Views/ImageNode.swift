import DynamicType
import EnvironmentTree
import Imaging

/// Keeps a picture or a symbol.
final class ImageNode: ViewNode {
  private var image: Image
  private let item: ImageItem

  init(_ image: Image, in context: ViewContext) {
    self.image = image
    item = ImageItem(context.graph.pass, port: context.graph.port)
    super.init(in: context)
    item.show(image, picture: picture)
    joinTree(named: "Image")
  }

  private var picture: ColorBitmap? {
    image.isSymbol ? nil : graph.pictures.picture(named: image.name)
  }

  func replace(with image: Image) {
    guard image != self.image else { return }
    self.image = image
    item.show(image, picture: picture)
    invalidate()
  }

  override var layoutItems: [LayoutItem] { [item] }

  override func evaluate(_ reader: Reader) -> NodeOutput {
    let values = EnvironmentValues(reading: reader)
    var look = ResolvedLook(color: values.foregroundColor.resolved(in: values.colorScheme))
    if image.isSymbol, !image.isResizable {
      let font = values.font ?? .body
      let resolved = font.resolved(
        in: SizeSetting(for: font, from: values), isBoldText: values.legibilityWeight == .bold)
      look.request = FontRequest(
        pointSize: resolved.pointSize,
        weight: (values.fontChange.weight ?? resolved.weight).cssWeight)
      look.scale = image.scale ?? values.imageScale
    }
    return .look(look)
  }

  override func outputDidChange() {
    if let treeNode, case .look(let look) = graph.tree.output(of: treeNode) { item.look = look }
  }
}

/// A picture in layout.
final class ImageItem: LayoutItem {
  private let port: any FontPort
  private var image = Image("")
  private var picture: ColorBitmap?

  var look = ResolvedLook(color: .clear) {
    didSet {
      guard look != oldValue else { return }
      setNeedsDisplay()
      if look.request != oldValue.request || look.scale != oldValue.scale { invalidateLayout() }
    }
  }

  init(_ pass: LayoutPass, port: any FontPort) {
    self.port = port
    super.init(pass)
  }

  func show(_ image: Image, picture: ColorBitmap?) {
    self.image = image
    self.picture = picture
    setNeedsDisplay()
    invalidateLayout()
  }

  /// A symbol is about a fifth higher than its font's em, as SF Symbols are at the medium scale.
  private static let symbolHeight = 1.17
  /// Points a side of the frame drawn for a missing picture whose size is its own.
  private static let standInSide: CGFloat = 50
  /// The size of the name in that frame, in points.
  private static let captionSize: CGFloat = 11

  private var naturalSize: CGSize {
    if let picture { return CGSize(width: CGFloat(picture.width), height: CGFloat(picture.height)) }
    guard image.isSymbol else {
      return CGSize(width: Self.standInSide, height: Self.standInSide)
    }
    let factor =
      switch look.scale {
      case .small: 0.8
      case .medium: 1.0
      case .large: 1.25
      }
    let side = (look.request?.pointSize ?? 17) * Self.symbolHeight * factor
    return CGSize(width: side, height: side)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    image.isResizable
      ? proposal.replacingUnspecifiedDimensions(by: naturalSize) : naturalSize
  }

  /// Symbols stand on the baseline of text beside them, a little below it.
  override func firstBaseline(in size: CGSize) -> CGFloat {
    image.isSymbol ? size.height * 0.83 : size.height
  }

  override func lastBaseline(in size: CGSize) -> CGFloat { firstBaseline(in: size) }

  override var drawsItself: Bool { true }

  override func draw(on canvas: Canvas, in place: Placement) {
    let rect = place.frame
    if let picture {
      canvas.draw(picture, in: rect)
    } else if image.isSymbol, let character = SymbolTable.character(of: image.name) {
      drawText(character, size: min(rect.width, rect.height) * 0.9, on: canvas, in: rect)
    } else {
      canvas.fill(.rounded(rect.height / 8), in: rect, color: look.color, edge: 1)
      let isSymbol = image.isSymbol
      drawText(
        isSymbol ? String(image.name.prefix(1)) : image.name,
        size: isSymbol ? rect.height * 0.6 : Self.captionSize, on: canvas, in: rect)
    }
  }

  /// Draws a text of one line in the middle of `rect`, smaller where it would not fit.
  private func drawText(_ string: String, size: CGFloat, on canvas: Canvas, in rect: CGRect) {
    guard rect.width > 0, rect.height > 0 else { return }
    var request = FontRequest(pointSize: size, weight: look.request?.weight ?? 400)
    var line = port.shape(string, request)
    if line.width > rect.width, line.width > 0 {
      request.pointSize *= rect.width / line.width
      line = port.shape(string, request)
    }
    let metrics = port.metrics(of: request)
    let text = ResolvedText(
      pieces: [
        ResolvedText.Piece(string: string, request: request, lineHeight: nil, color: look.color)
      ], lineSpacing: 0, alignment: .leading, minimumScaleFactor: 1)
    let layout = TextSetter(text, port: port).layout(LineLengths(full: .infinity))
    let raster = TextRaster(
      layout, of: text, width: layout.size.width, scale: canvas.scale, port: port)
    canvas.draw(
      raster, color: look.color,
      at: CGPoint(
        x: rect.midX - line.width / 2, y: rect.midY - (metrics.ascent + metrics.descent) / 2))
  }
}

extension ImageItem {
  /// What the picture shows, for frames made of words.
  var caption: String { image.name }
}

import Imaging

/// A text in layout: broken into lines for the width it got, and drawn from there.
public final class TextItem: LayoutItem {
  private let port: any FontPort
  private var setter: TextSetter?
  private var layouts: [(width: CGFloat, height: CGFloat, layout: TextLayout)] = []
  private var raster: (scale: PixelScale, width: CGFloat, height: CGFloat, raster: TextRaster)?

  /// What is to be drawn; a new value starts everything afresh.
  var resolved = ResolvedText(
    pieces: [], lineSpacing: 0, alignment: .leading, minimumScaleFactor: 1)
  {
    didSet {
      guard resolved != oldValue else { return }
      revision += 1
      setter = nil
      layouts.removeAll(keepingCapacity: true)
      raster = nil
      invalidateLayout()
    }
  }

  /// Grows by one whenever what is to be drawn changes.
  public private(set) var revision = 0

  init(port: any FontPort) {
    self.port = port
  }

  /// What the text resolved to: its pieces, fonts and limits.
  public var content: ResolvedText { resolved }

  func layout(width: CGFloat, height: CGFloat) -> TextLayout {
    if let known = layouts.first(where: { $0.width == width && $0.height == height }) {
      return known.layout
    }
    let setter = setter ?? TextSetter(resolved, port: port)
    self.setter = setter
    let layout = setter.layout(width: width, height: height)
    if layouts.count == 3 { layouts.removeFirst() }
    layouts.append((width, height, layout))
    return layout
  }

  private var placed: TextLayout {
    layout(width: placedWidth, height: placedHeight)
  }

  private var placedWidth: CGFloat = .infinity
  private var placedHeight: CGFloat = .infinity

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    layout(width: proposal.width ?? .infinity, height: proposal.height ?? .infinity).size
  }

  override func arrange(in frame: CGRect, proposal: ProposedViewSize) {
    placedWidth = proposal.width ?? .infinity
    placedHeight = proposal.height ?? .infinity
  }

  override func firstBaseline(in size: CGSize) -> CGFloat {
    layout(width: size.width, height: .infinity).lines.first?.baseline ?? size.height
  }

  override func lastBaseline(in size: CGSize) -> CGFloat {
    layout(width: size.width, height: .infinity).lines.last?.baseline ?? size.height
  }

  override var texts: [TextItem] { [self] }
}

extension TextItem {
  /// What became of the text in layout, each a fact of its own.
  public var facts: TextFacts {
    let layout = placed
    let runs = layout.lines.flatMap { $0.fragments.flatMap { $0.line.faceRuns } }
    return TextFacts(
      frame: frame, lineCount: layout.lines.count, isTruncated: layout.isTruncated,
      isClipped: layout.size.height > placedHeight + 1e-6 || layout.size.width > placedWidth + 1e-6,
      hasOverlongWord: layout.hasOverlongWord, neededSize: layout.size,
      scaleFactor: layout.scaleFactor, faceRuns: runs,
      firstBaseline: layout.lines.first?.baseline ?? 0)
  }

  /// Height of the first line and its baseline below the upper edge, in points; shapes nothing.
  public var firstLine: (height: CGFloat, baseline: CGFloat) {
    LineContent(pieces: resolved.pieces, width: 0).box(port: port)
  }

  /// The text's ink at `scale`, drawn once and kept until text, fonts, width or scale change.
  public func raster(scale: PixelScale) -> TextRaster {
    if let known = raster, known.scale == scale, known.width == placedWidth,
      known.height == placedHeight
    {
      return known.raster
    }
    let drawn = TextRaster(
      placed, alignment: resolved.alignment, width: frame.size.width, scale: scale, port: port)
    raster = (scale, placedWidth, placedHeight, drawn)
    return drawn
  }
}

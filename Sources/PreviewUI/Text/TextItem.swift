import Imaging

/// A text in layout: broken into lines for the width it got, and drawn from there.
public final class TextItem: LayoutItem {
  private struct Setting: Equatable {
    var lengths = LineLengths(full: .infinity)
    var height: CGFloat = .infinity
  }

  private let port: any FontPort
  private var setter: TextSetter?
  private var layouts: [(setting: Setting, layout: TextLayout)] = []
  private var rasters: [(scale: PixelScale, setting: Setting, raster: TextRaster)] = []
  private var placedSetting = Setting()

  private var resolved = ResolvedText(
    pieces: [], lineSpacing: 0, alignment: .leading, minimumScaleFactor: 1)

  /// Draws `new`, which differs from before, from now on; another colour alone moves nothing.
  func show(_ new: ResolvedText) {
    let isSetAlike = new.isSetAlike(resolved)
    resolved = new
    revision += 1
    setter = nil
    layouts.removeAll(keepingCapacity: true)
    rasters.removeAll(keepingCapacity: true)
    setNeedsDisplay()
    if !isSetAlike { invalidateLayout() }
  }

  /// How much later its first lines begin, in points, and how far down that goes.
  var exclusion = CGSize.zero {
    // Only the layout around the text sets it, while it asks for sizes anyway.
    didSet { if exclusion != oldValue { forgetAnswers() } }
  }

  /// Grows by one whenever what is to be drawn changes.
  public private(set) var revision = 0

  init(_ pass: LayoutPass, port: any FontPort) {
    self.port = port
    super.init(pass)
  }

  /// What the text resolved to: its pieces, fonts and limits.
  public var content: ResolvedText { resolved }

  private func setting(width: CGFloat?, height: CGFloat?) -> Setting {
    var lengths = LineLengths(full: max(0, width ?? .infinity))
    if exclusion.width > 0 {
      let line = firstLine.height + resolved.lineSpacing
      lengths.indent = exclusion.width
      lengths.indentedLines =
        line > 0 ? max(1, Int((exclusion.height / line - 0.25).rounded(.up))) : 1
    }
    return Setting(lengths: lengths, height: max(0, height ?? .infinity))
  }

  private func layout(_ setting: Setting) -> TextLayout {
    if let known = layouts.first(where: { $0.setting == setting }) { return known.layout }
    let setter = setter ?? TextSetter(resolved, port: port)
    self.setter = setter
    let layout = setter.layout(setting.lengths, height: setting.height)
    if layouts.count == Self.rememberedLayouts { layouts.removeFirst() }
    layouts.append((setting, layout))
    return layout
  }

  /// Least, greatest and wanted size are asked for by turns.
  private static let rememberedLayouts = 4

  private var placed: TextLayout { layout(placedSetting) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    layout(setting(width: proposal.width, height: proposal.height)).size
  }

  override func arrange(in size: CGSize, proposal: ProposedViewSize) {
    let setting = setting(width: proposal.width, height: proposal.height)
    if setting != placedSetting {
      placedSetting = setting
      setNeedsDisplay()
    }
  }

  override func firstBaseline(in size: CGSize) -> CGFloat {
    layout(setting(width: size.width, height: nil)).lines.first?.baseline ?? size.height
  }

  override func lastBaseline(in size: CGSize) -> CGFloat {
    layout(setting(width: size.width, height: nil)).lines.last?.baseline ?? size.height
  }

  override var drawsItself: Bool { true }
  override var overhang: CGFloat { firstLine.height / 2 }

  override func record(into recording: inout ScreenRecording, in place: Placement) {
    for line in placed.lines {
      let x = place.frame.minX + TextRaster.x(of: line, in: place.frame.width, resolved)
      let runs = zip(line.pieces, line.fragments).map { piece, fragment in
        ScreenRecording.Run(
          string: piece.string, line: fragment.line, request: piece.request, x: x + fragment.x,
          color: fragment.color)
      }
      recording.lines.append(
        ScreenRecording.Line(
          string: line.string, x: x, baseline: place.frame.minY + line.baseline, width: line.width,
          runs: runs))
    }
  }

  override func draw(on canvas: Canvas, in place: Placement) {
    for color in Set(resolved.pieces.map(\.color)) {
      let isOnly = resolved.pieces.allSatisfy { $0.color == color }
      let raster = isOnly ? raster(scale: canvas.scale) : makeRaster(canvas.scale, only: color)
      canvas.draw(raster, color: color, at: place.frame.origin)
    }
  }
}

extension TextItem {
  /// What became of the text in layout, each a fact of its own.
  public var facts: TextFacts {
    let layout = placed
    let runs = layout.lines.flatMap { $0.fragments.flatMap { $0.line.faceRuns } }
    let given = placedSetting.height
    var unlimited = placedSetting
    unlimited.height = .infinity
    var full = resolved
    full.lineLimit = nil
    full.minimumScaleFactor = 1
    let isWhole = !layout.isTruncated && layout.scaleFactor == 1
    let fullHeight =
      isWhole
      ? layout.size.height
      : TextSetter(full, port: port).layout(unlimited.lengths).size.height
    return TextFacts(
      text: resolved.pieces.map(\.string).joined(), lines: layout.lines.map(\.string),
      frame: placement.frame, fonts: resolved.pieces.map(\.request),
      lineCount: layout.lines.count, isTruncated: layout.isTruncated,
      isClipped: layout.size.height > given + 1e-6
        || layout.size.width > placedSetting.lengths.full + 1e-6,
      hasOverlongWord: layout.hasOverlongWord, neededSize: layout.size,
      givenHeight: given.isFinite ? given : nil, fullHeight: fullHeight,
      scaleFactor: layout.scaleFactor, faceRuns: runs,
      firstBaseline: layout.lines.first?.baseline ?? 0)
  }

  /// Height of the first line and its baseline below the upper edge, in points; shapes nothing.
  public var firstLine: (height: CGFloat, baseline: CGFloat) {
    LineContent(pieces: resolved.pieces, width: 0).box(port: port)
  }

  /// Breaks the text for `width` points where no layout around it does; `nil` lets lines be as long
  /// as they are.
  public func setWidth(_ width: CGFloat?) {
    placedSetting = setting(width: width, height: nil)
  }

  /// The text's ink at `scale`, drawn once and kept until text, fonts, width or scale change.
  public func raster(scale: PixelScale) -> TextRaster {
    if let known = rasters.first(where: { $0.scale == scale && $0.setting == placedSetting }) {
      return known.raster
    }
    let drawn = makeRaster(scale, only: nil)
    rasters = [(scale, placedSetting, drawn)]
    return drawn
  }

  private func makeRaster(_ scale: PixelScale, only color: RGBA?) -> TextRaster {
    TextRaster(
      placed, of: resolved, width: frame.size.width, scale: scale, port: port, only: color)
  }
}

public import Imaging

/// The ink of a text as coverage.
public struct TextRaster {
  /// The ink; its upper left corner is the text's, less `inset`.
  public let bitmap: Bitmap
  /// Sub-pixels by which the ink reaches out of the text's frame, to the left and above.
  public let inset: (x: Int, y: Int)
  /// Baselines of the lines, in sub-pixels below the upper edge of the bitmap.
  public let baselines: [Int]

  /// Neither side of a bitmap gets larger than this; what lies beyond is not drawn.
  static let greatestSide = 8_192
  /// Nor does one get more sub-pixels than this: columns at the right go first.
  static let greatestArea = 16_000_000
  /// What reaches further out of its text is cut off.
  private static let greatestInset = 512

  /// Draws `layout` of `text` in a frame of `width` points; of several colours `only` one.
  init(
    _ layout: TextLayout, of text: ResolvedText, width frameWidth: CGFloat, scale: PixelScale,
    port: any FontPort, only color: RGBA? = nil
  ) {
    // Italics and tall marks reach out of their advance box by up to a third of a line.
    let overhang = layout.lines.map(\.height).max().map { $0 / 3 } ?? 0
    let insetX = min(Self.greatestInset, Self.pixels(overhang, scale.x))
    let insetY = min(Self.greatestInset, Self.pixels(overhang, scale.y))
    func side(_ length: CGFloat, _ scale: Double, _ inset: Int) -> Int {
      min(Self.greatestSide, Self.pixels(length, scale) + 2 * inset)
    }
    // A frame wider than the text moves centred and trailing lines to the right.
    let reach = layout.lines.map { Self.x(of: $0, in: frameWidth, text) + $0.width }.max() ?? 0
    let height = side(layout.size.height, scale.y, insetY)
    let width = side(max(layout.size.width, reach), scale.x, insetX)
    var bitmap = Bitmap(
      width: min(width, Self.greatestArea / max(1, height)), height: height)
    // Of letters higher than a bitmap the feet are kept rather than the heads.
    let first = layout.lines.first.map { Self.row(of: $0, scale) } ?? 0
    let cut = max(0, insetY + first - Self.greatestSide * 3 / 4)
    var baselines: [Int] = []
    for line in layout.lines {
      let baseline = insetY - cut + Self.row(of: line, scale)
      baselines.append(baseline)
      let start = Self.x(of: line, in: frameWidth, text)
      for fragment in line.fragments where color == nil || fragment.color == color {
        port.draw(
          fragment.line, atX: Double(insetX) + (start + fragment.x) * scale.x,
          baseline: Double(baseline), scale: scale, into: &bitmap)
      }
    }
    self.bitmap = bitmap
    self.baselines = baselines
    inset = (insetX, insetY - cut)
  }

  /// The row of sub-pixels, from the upper edge of the text, that a line stands on.
  private static func row(of line: TextLayout.Line, _ scale: PixelScale) -> Int {
    Int(min(1e6, line.baseline * scale.y).rounded())
  }

  /// Whole sub-pixels for a length in points, at most as many as a bitmap has.
  private static func pixels(_ length: CGFloat, _ scale: Double) -> Int {
    let pixels = (length * scale).rounded(.up)
    return pixels.isNaN ? 0 : Int(min(max(0, pixels), CGFloat(greatestSide)))
  }

  /// Where a line begins, in points from the left of a frame of `width`.
  static func x(of line: TextLayout.Line, in width: CGFloat, _ text: ResolvedText) -> CGFloat {
    let spare = max(0, width - line.indent - line.width)
    let start = line.indent + spare * text.alignment.fraction
    return text.direction == .leftToRight ? start : width - start - line.width
  }
}

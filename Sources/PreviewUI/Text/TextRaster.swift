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

  init(
    _ layout: TextLayout, alignment: TextAlignment, width: CGFloat, scale: PixelScale,
    port: any FontPort
  ) {
    // Italics and tall marks reach out of their advance box by up to a third of a line.
    let overhang = layout.lines.map(\.height).max().map { $0 / 3 } ?? 0
    let insetX = Int((overhang * scale.x).rounded(.up))
    let insetY = Int((overhang * scale.y).rounded(.up))
    func side(_ length: CGFloat, _ scale: Double, _ inset: Int) -> Int {
      let pixels = (length * scale).rounded(.up)
      return min(Self.greatestSide, pixels.isFinite ? max(0, Int(pixels)) + 2 * inset : 0)
    }
    var bitmap = Bitmap(
      width: side(layout.size.width, scale.x, insetX),
      height: side(layout.size.height, scale.y, insetY))
    var baselines: [Int] = []
    for line in layout.lines {
      let baseline = insetY + Int((line.baseline * scale.y).rounded())
      baselines.append(baseline)
      let spare = max(0, width - line.width) * alignment.fraction
      for fragment in line.fragments {
        port.draw(
          fragment.line, atX: Double(insetX) + (spare + fragment.x) * scale.x,
          baseline: Double(baseline), scale: scale, into: &bitmap)
      }
    }
    self.bitmap = bitmap
    self.baselines = baselines
    inset = (insetX, insetY)
  }
}

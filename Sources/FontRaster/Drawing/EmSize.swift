import PreviewUI

/// How large an em is drawn, in 64ths of a sub-pixel, across and down.
struct EmSize: Hashable {
  let x: Int
  let y: Int

  /// Most sub-pixels of an em; FreeType counts them in 16 bits, and outlines must not overflow.
  private static let greatest = 16_384.0

  /// The em of a point size at a scale; nil where nothing can be seen of it.
  init?(pointSize: Double, scale: PixelScale) {
    func sixtyFourths(_ scale: Double) -> Int? {
      let em = pointSize * scale
      guard em.isFinite, em > 0 else { return nil }
      let rounded = Int((min(em, Self.greatest) * 64).rounded())
      return rounded > 0 ? rounded : nil
    }
    guard let x = sixtyFourths(scale.x), let y = sixtyFourths(scale.y) else { return nil }
    self.x = x
    self.y = y
  }

  /// Rows of sub-pixels in an em.
  var rows: Double { Double(y) / 64 }
  /// Columns of sub-pixels in an em.
  var columns: Double { Double(x) / 64 }
}

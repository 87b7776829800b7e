import Imaging

/// How much of each sub-pixel an outline covers, by looking at places in it.
struct OutlineSampler {
  private let outline: ShapeOutline
  private let rect: CGRect
  private let inner: (outline: ShapeOutline, rect: CGRect)?
  private let scale: PixelScale

  /// Places looked at in a sub-pixel, across and down.
  private static let samples = 4

  /// Of the outline in `rect`, both in points, or of its edge, `edge` points wide inwards.
  init(_ outline: ShapeOutline, in rect: CGRect, edge: CGFloat?, scale: PixelScale) {
    self.outline = outline
    self.rect = rect
    self.scale = scale
    inner = edge.map { (outline.inset(by: $0), rect.insetBy(dx: $0, dy: $0)) }
  }

  /// The coverage of a sub-pixel of the screen, 0…255.
  func coverage(_ x: Int, _ y: Int) -> UInt8 {
    var count = 0
    for row in 0..<Self.samples {
      for column in 0..<Self.samples {
        let point = CGPoint(
          x: (Double(x) + (Double(column) + 0.5) / Double(Self.samples)) / scale.x,
          y: (Double(y) + (Double(row) + 0.5) / Double(Self.samples)) / scale.y)
        if isInked(point) { count += 1 }
      }
    }
    return UInt8(count * 255 / (Self.samples * Self.samples))
  }

  private func isInked(_ point: CGPoint) -> Bool {
    guard outline.contains(point, in: rect) else { return false }
    guard let inner, inner.rect.width > 0, inner.rect.height > 0 else { return true }
    return !inner.outline.contains(point, in: inner.rect)
  }

  /// The coverage of every sub-pixel of an area of the screen.
  func mask(of area: PixelRect) -> Bitmap {
    var mask = Bitmap(width: area.width, height: area.height)
    for y in 0..<area.height {
      for x in 0..<area.width {
        mask.coverage[y * area.width + x] = coverage(area.x + x, area.y + y)
      }
    }
    return mask
  }
}

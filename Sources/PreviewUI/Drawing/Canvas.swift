import Imaging

/// What items draw on: a picture of which only a part is to be drawn anew.
final class Canvas {
  private(set) var picture: ColorBitmap
  let scale: PixelScale
  /// What may be drawn on, in sub-pixels of the screen.
  private(set) var clip: PixelRect
  /// Where the picture's upper left corner lies on the screen.
  private let origin: (x: Int, y: Int)

  init(width: Int, height: Int, scale: PixelScale, originX: Int = 0, originY: Int = 0) {
    picture = ColorBitmap(width: width, height: height)
    self.scale = scale
    origin = (originX, originY)
    clip = PixelRect(x: originX, y: originY, width: width, height: height)
  }

  /// Everything the picture shows, in sub-pixels of the screen.
  var bounds: PixelRect {
    PixelRect(x: origin.x, y: origin.y, width: picture.width, height: picture.height)
  }

  /// Sub-pixels that a rectangle in points touches, with one more around, for rounding.
  func pixels(around rect: CGRect, overhang: CGFloat = 0) -> PixelRect {
    guard rect.width > 0, rect.height > 0 else { return PixelRect(x: 0, y: 0, width: 0, height: 0) }
    func whole(_ value: Double) -> Int { value.isNaN ? 0 : Int(min(max(value, -1e6), 1e6)) }
    let left = whole(((rect.minX - overhang) * scale.x).rounded(.down)) - 1
    let top = whole(((rect.minY - overhang) * scale.y).rounded(.down)) - 1
    return PixelRect(
      x: left, y: top, width: whole(((rect.maxX + overhang) * scale.x).rounded(.up)) + 1 - left,
      height: whole(((rect.maxY + overhang) * scale.y).rounded(.up)) + 1 - top)
  }

  /// Sub-pixels whose middle lies in a rectangle in points.
  func pixels(in rect: CGRect) -> PixelRect {
    func whole(_ value: Double) -> Int {
      value.isNaN ? 0 : Int(min(max(value, -1e6), 1e6).rounded())
    }
    let (left, top) = (whole(rect.minX * scale.x), whole(rect.minY * scale.y))
    return PixelRect(
      x: left, y: top, width: whole(rect.maxX * scale.x) - left,
      height: whole(rect.maxY * scale.y) - top)
  }

  /// Whether drawing in these sub-pixels of the screen would show.
  func isVisible(_ bounds: PixelRect) -> Bool { bounds.intersects(clip) }

  /// Draws only in `area`, as far as that was allowed already.
  func clipping(to area: PixelRect, _ draw: () -> Void) {
    let outer = clip
    clip = clip.intersection(area)
    if !clip.isEmpty { draw() }
    clip = outer
  }

  /// Makes what may be drawn on clear.
  func clear() {
    picture.clear(local(clip))
  }

  private func local(_ area: PixelRect) -> PixelRect {
    PixelRect(x: area.x - origin.x, y: area.y - origin.y, width: area.width, height: area.height)
  }
}

extension Canvas {
  /// Lays a text's ink over the picture, the text's frame beginning at `point`.
  func draw(_ raster: TextRaster, color: RGBA, at point: CGPoint) {
    let x = (point.x * scale.x).rounded()
    let y = (point.y * scale.y).rounded()
    guard abs(x) < 1e6, abs(y) < 1e6 else { return }
    picture.add(
      raster.bitmap, color: color, atX: Int(x) - raster.inset.x - origin.x,
      y: Int(y) - raster.inset.y - origin.y, clippedTo: local(clip))
  }

  /// Stretches a picture over a rectangle in points.
  func draw(_ other: ColorBitmap, in rect: CGRect) {
    let area = pixels(in: rect)
    guard !area.isEmpty, isVisible(area), area.width <= TextRaster.greatestSide,
      area.height <= TextRaster.greatestSide
    else { return }
    let scaled = other.scaled(toWidth: area.width, height: area.height)
    picture.add(
      scaled, atX: area.x - origin.x, y: area.y - origin.y, clippedTo: local(clip))
  }

  /// Fills an outline in a rectangle in points, or only its edge, `edge` points wide inwards.
  ///
  /// A rectangle or an edge too thin for the screen still takes one sub-pixel.
  func fill(_ outline: ShapeOutline, in rect: CGRect, color: RGBA, edge: CGFloat? = nil) {
    guard rect.width > 0, rect.height > 0, color.alpha > 0 else { return }
    if outline == .rectangle, edge == nil {
      var area = pixels(in: rect)
      area.width = max(1, area.width)
      area.height = max(1, area.height)
      picture.fill(local(area.intersection(clip)), with: color)
      return
    }
    let area = pixels(around: rect).intersection(clip)
    guard !area.isEmpty else { return }
    let sampler = OutlineSampler(
      outline, in: rect, edge: edge.map { max($0, 1 / scale.x, 1 / scale.y) }, scale: scale)
    for y in area.y..<area.maxY {
      for x in area.x..<area.maxX {
        picture.add(color, amount: sampler.coverage(x, y), x: x - origin.x, y: y - origin.y)
      }
    }
  }

  /// Draws into a picture of its own and lays that over this one, thinned out by `opacity`, 0…1,
  /// and outside of `outline` in `rect`.
  func layer(
    around bounds: PixelRect, opacity: Double = 1, outline: (ShapeOutline, CGRect)? = nil,
    _ draw: (Canvas) -> Void
  ) {
    let area = bounds.intersection(clip)
    guard !area.isEmpty, opacity > 0 else { return }
    let layer = Canvas(
      width: area.width, height: area.height, scale: scale, originX: area.x, originY: area.y)
    draw(layer)
    let mask = outline.map { outline, rect in
      OutlineSampler(outline, in: rect, edge: nil, scale: scale).mask(of: area)
    }
    picture.add(
      layer.picture, atX: area.x - origin.x, y: area.y - origin.y, clippedTo: local(clip),
      opacity: UInt8((min(1, opacity) * 255).rounded()), mask: mask)
  }
}

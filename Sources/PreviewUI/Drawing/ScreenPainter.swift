import Imaging

/// Keeps the picture of a screen and draws anew only what changed since the last time.
final class ScreenPainter {
  private var canvas: Canvas?
  /// Sub-pixels drawn so far.
  private(set) var pixels = 0

  /// More rectangles than these are drawn as one around all.
  private static let mostRectangles = 12

  /// The picture as last drawn; empty before.
  var picture: ColorBitmap { canvas?.picture ?? ColorBitmap(width: 0, height: 0) }

  /// Brings the picture of `root` up to date and returns the rectangles that were drawn anew.
  func draw(_ root: LayoutItem, size: CGSize, scale: PixelScale) -> [PixelRect] {
    let width = Self.side(size.width * scale.x)
    let height = Self.side(size.height * scale.y)
    if let canvas, canvas.scale == scale, canvas.picture.width == width,
      canvas.picture.height == height
    {
      guard root.pass.needsDisplay else { return [] }
      return redraw(root, on: canvas)
    }
    let canvas = Canvas(width: width, height: height, scale: scale)
    self.canvas = canvas
    _ = damage(of: root, on: canvas)
    root.settleBounds(on: canvas, in: root.placement, clip: canvas.bounds)
    root.drawTree(on: canvas, in: root.placement)
    pixels += canvas.bounds.area
    return [canvas.bounds]
  }

  private static func side(_ length: Double) -> Int {
    let rounded = length.rounded(.up)
    return rounded.isNaN ? 0 : Int(min(max(0, rounded), Double(TextRaster.greatestSide)))
  }

  private func redraw(_ root: LayoutItem, on canvas: Canvas) -> [PixelRect] {
    let rectangles = Self.merged(
      damage(of: root, on: canvas).map { $0.intersection(canvas.bounds) })
    for rectangle in rectangles {
      pixels += rectangle.area
      canvas.clipping(to: rectangle) {
        canvas.clear()
        root.drawTree(on: canvas, in: root.placement)
      }
    }
    return rectangles
  }

  private func damage(of root: LayoutItem, on canvas: Canvas) -> [PixelRect] {
    var found = root.pass.vacated
    root.pass.vacated.removeAll(keepingCapacity: true)
    root.pass.needsDisplay = false
    root.collectDamage(on: canvas, in: root.placement, clip: canvas.bounds, into: &found)
    return found
  }

  /// The rectangles without those that hold nothing, those that meet as one.
  private static func merged(_ rectangles: [PixelRect]) -> [PixelRect] {
    var result: [PixelRect] = []
    for rectangle in rectangles where !rectangle.isEmpty {
      var joined = rectangle
      while let index = result.firstIndex(where: { isCheaper($0.union(joined), than: $0, joined) })
      {
        joined = joined.union(result.remove(at: index))
      }
      result.append(joined)
      if result.count > mostRectangles {
        result = [result.reduce(joined) { $0.union($1) }]
      }
    }
    return result
  }

  private static func isCheaper(_ union: PixelRect, than a: PixelRect, _ b: PixelRect) -> Bool {
    union.area <= a.area + b.area || a.intersects(b)
  }
}

extension LayoutItem {
  /// Adds where something has to be drawn again, where it was and where it is.
  func collectDamage(
    on canvas: Canvas, in place: Placement, clip: PixelRect, into found: inout [PixelRect]
  ) {
    if needsDisplay {
      if let drawnBounds { found.append(drawnBounds) }
      settleBounds(on: canvas, in: place, clip: clip)
      if let drawnBounds { found.append(drawnBounds) }
      return
    }
    guard hasChangesBelow else { return }
    clearDisplayFlags()
    let inner = innerClip(canvas, place, clip)
    var bounds = ownBounds(on: canvas, in: place)
    for child in children {
      child.collectDamage(on: canvas, in: place.child(child), clip: inner, into: &found)
      if let below = child.drawnBounds { bounds = bounds.union(below) }
    }
    drawnBounds = bounds.intersection(clip)
  }

  /// Notes what the item and all in it cover now, and that all of it is known.
  func settleBounds(on canvas: Canvas, in place: Placement, clip: PixelRect) {
    clearDisplayFlags()
    let inner = innerClip(canvas, place, clip)
    var bounds = ownBounds(on: canvas, in: place)
    for child in children {
      child.settleBounds(on: canvas, in: place.child(child), clip: inner)
      if let below = child.drawnBounds { bounds = bounds.union(below) }
    }
    drawnBounds = bounds.intersection(clip)
  }

  private func innerClip(_ canvas: Canvas, _ place: Placement, _ clip: PixelRect) -> PixelRect {
    clips ? clip.intersection(canvas.pixels(around: place.frame)) : clip
  }

  private func ownBounds(on canvas: Canvas, in place: Placement) -> PixelRect {
    drawsItself
      ? canvas.pixels(around: place.frame, overhang: overhang)
      : PixelRect(x: 0, y: 0, width: 0, height: 0)
  }
}

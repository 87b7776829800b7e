extension View {
  /// Thins the view out: 0 hides it, 1 leaves it as it is.
  public func opacity(_ opacity: Double) -> LaidOut<Self> {
    LaidOut(content: self, modifier: Opacity(value: min(1, max(0, opacity.isNaN ? 1 : opacity))))
  }

  /// Keeps the view's room, and shows nothing in it.
  public func hidden() -> LaidOut<Self> { opacity(0) }

  /// Draws nothing of the view outside of its frame.
  public func clipped() -> LaidOut<Self> {
    LaidOut(content: self, modifier: Clip(outline: .rectangle))
  }

  /// Draws nothing of the view outside of a shape in its frame.
  public func clipShape(_ shape: some Shape) -> LaidOut<Self> {
    LaidOut(content: self, modifier: Clip(outline: shape._outline))
  }

  /// Rounds the corners of the view; `radius` in points.
  public func cornerRadius(_ radius: CGFloat) -> LaidOut<Self> {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }
}

private struct Opacity: ItemModifier {
  let value: Double

  func draw(
    _ item: LayoutItem, on canvas: Canvas, in place: Placement, _ content: (Canvas) -> Void
  ) {
    if value >= 1 {
      content(canvas)
    } else if let bounds = item.drawnBounds {
      canvas.layer(around: bounds, opacity: value, content)
    }
  }
}

private struct Clip: ItemModifier {
  let outline: ShapeOutline
  var clips: Bool { true }

  func draw(
    _ item: LayoutItem, on canvas: Canvas, in place: Placement, _ content: (Canvas) -> Void
  ) {
    if outline == .rectangle {
      canvas.clipping(to: canvas.pixels(in: place.frame)) { content(canvas) }
    } else {
      canvas.layer(
        around: canvas.pixels(in: place.frame), outline: (outline, place.frame), content)
    }
  }
}

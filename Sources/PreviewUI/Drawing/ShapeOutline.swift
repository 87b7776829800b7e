/// The outline of a shape in whatever rectangle it is drawn in.
public enum ShapeOutline: Hashable, Sendable {
  /// The whole rectangle.
  case rectangle
  /// The rectangle with corners rounded by a radius in points, at most half a side.
  case rounded(CGFloat)
  /// The rectangle with its shorter sides rounded fully.
  case capsule
  /// The largest circle in the middle of the rectangle.
  case circle
  /// The ellipse that touches all sides.
  case ellipse

  /// Whether a place lies in the outline drawn in `rect`.
  func contains(_ point: CGPoint, in rect: CGRect) -> Bool {
    let (halfWidth, halfHeight) = (rect.width / 2, rect.height / 2)
    let (dx, dy) = (abs(point.x - rect.midX), abs(point.y - rect.midY))
    guard dx <= halfWidth, dy <= halfHeight else { return false }
    switch self {
    case .rectangle:
      return true
    case .rounded(let radius):
      return Self.isInRounded(dx, dy, halfWidth, halfHeight, radius)
    case .capsule:
      return Self.isInRounded(dx, dy, halfWidth, halfHeight, .infinity)
    case .circle:
      let radius = min(halfWidth, halfHeight)
      return dx * dx + dy * dy <= radius * radius
    case .ellipse:
      guard halfWidth > 0, halfHeight > 0 else { return false }
      let (x, y) = (dx / halfWidth, dy / halfHeight)
      return x * x + y * y <= 1
    }
  }

  private static func isInRounded(
    _ dx: CGFloat, _ dy: CGFloat, _ halfWidth: CGFloat, _ halfHeight: CGFloat, _ radius: CGFloat
  ) -> Bool {
    let radius = max(0, min(radius, halfWidth, halfHeight))
    let (x, y) = (dx - (halfWidth - radius), dy - (halfHeight - radius))
    return x <= 0 || y <= 0 || x * x + y * y <= radius * radius
  }

  /// The outline for the same shape drawn `distance` further in.
  func inset(by distance: CGFloat) -> ShapeOutline {
    if case .rounded(let radius) = self { .rounded(max(0, radius - distance)) } else { self }
  }
}

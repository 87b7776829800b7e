/// A length or a coordinate in points, spelled as in SwiftUI's signatures.
public typealias CGFloat = Double

/// Width and height in points.
public struct CGSize: Hashable, Sendable {
  /// The width.
  public var width: CGFloat
  /// The height.
  public var height: CGFloat

  /// A size of nothing.
  public static let zero = CGSize(width: 0, height: 0)

  /// A size of two lengths.
  public init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }
}

/// A place in points, `y` growing downwards.
public struct CGPoint: Hashable, Sendable {
  /// The distance from the left.
  public var x: CGFloat
  /// The distance from the top.
  public var y: CGFloat

  /// The upper left corner.
  public static let zero = CGPoint(x: 0, y: 0)

  /// A place of two coordinates.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
}

/// A rectangle in points.
public struct CGRect: Hashable, Sendable {
  /// The upper left corner.
  public var origin: CGPoint
  /// Width and height.
  public var size: CGSize

  /// An empty rectangle at the upper left corner.
  public static let zero = CGRect(origin: .zero, size: .zero)

  /// A rectangle of a corner and a size.
  public init(origin: CGPoint, size: CGSize) {
    self.origin = origin
    self.size = size
  }

  /// A rectangle of four numbers.
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }

  /// The left edge.
  public var minX: CGFloat { origin.x }
  /// The upper edge.
  public var minY: CGFloat { origin.y }
  /// The middle between left and right.
  public var midX: CGFloat { origin.x + size.width / 2 }
  /// The middle between top and bottom.
  public var midY: CGFloat { origin.y + size.height / 2 }
  /// The right edge.
  public var maxX: CGFloat { origin.x + size.width }
  /// The lower edge.
  public var maxY: CGFloat { origin.y + size.height }
  /// The width.
  public var width: CGFloat { size.width }
  /// The height.
  public var height: CGFloat { size.height }

  /// Whether a place lies in the rectangle; its right and lower edges do not.
  public func contains(_ point: CGPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The rectangle with every edge moved inwards by `dx` and `dy`, at most to its middle.
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    CGRect(
      x: min(minX + dx, midX), y: min(minY + dy, midY), width: max(0, width - 2 * dx),
      height: max(0, height - 2 * dy))
  }

  /// The smallest rectangle around both; an empty one counts for nothing.
  func union(_ other: CGRect) -> CGRect {
    if other.width <= 0 || other.height <= 0 { return self }
    if width <= 0 || height <= 0 { return other }
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return CGRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// What both have in common; empty where they do not meet.
  func intersection(_ other: CGRect) -> CGRect {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    return CGRect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }
}

/// A place in a rectangle as shares of its sides, 0…1 from the upper leading corner.
public struct UnitPoint: Hashable, Sendable {
  /// The share of the width.
  public var x: CGFloat
  /// The share of the height.
  public var y: CGFloat

  /// A place of two shares.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The upper leading corner.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The upper leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The middle of the upper edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The upper trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The lower leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The middle of the lower edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The lower trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// A length or a coordinate in points, spelled as in SwiftUI's signatures.
public typealias CGFloat = Double

/// Width and height in points.
public struct CGSize: Hashable, Sendable {
  public var width: CGFloat
  public var height: CGFloat

  /// A size of nothing.
  public static let zero = CGSize(width: 0, height: 0)

  public init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }
}

/// A place in points, `y` growing downwards.
public struct CGPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat

  /// The upper left corner.
  public static let zero = CGPoint(x: 0, y: 0)

  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
}

/// A rectangle in points.
public struct CGRect: Hashable, Sendable {
  public var origin: CGPoint
  public var size: CGSize

  /// An empty rectangle at the upper left corner.
  public static let zero = CGRect(origin: .zero, size: .zero)

  public init(origin: CGPoint, size: CGSize) {
    self.origin = origin
    self.size = size
  }

  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }

  /// The right edge.
  public var maxX: CGFloat { origin.x + size.width }
  /// The lower edge.
  public var maxY: CGFloat { origin.y + size.height }
}

/// What a parent offers a child in layout, in points; `nil` asks for the child's ideal length.
public struct ProposedViewSize: Hashable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?

  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }
}

/// Which edges of a rectangle are meant.
public struct Edge: Sendable {
  /// A set of edges.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// Distances inwards from the edges of a rectangle, in points.
public struct EdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// What a parent offers a child in layout, in points; `nil` asks for the child's ideal length.
public struct ProposedViewSize: Hashable, Sendable {
  /// The width on offer.
  public var width: CGFloat?
  /// The height on offer.
  public var height: CGFloat?

  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// An offer of two lengths.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// An offer of exactly a size.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// The offer with lengths in place of those it leaves open; 10 points a side unless given.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

/// Where children of different widths line up.
public enum HorizontalAlignment: Hashable, Sendable {
  /// Along their leading edges.
  case leading
  /// Along their middles.
  case center
  /// Along their trailing edges.
  case trailing

  /// The share of the spare width that lies before the child, 0…1.
  var fraction: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}

/// Where children of different heights line up.
public enum VerticalAlignment: Hashable, Sendable {
  /// Along their upper edges.
  case top
  /// Along their middles.
  case center
  /// Along their lower edges.
  case bottom
  /// The baseline of the first line of text; a child without text uses its lower edge.
  case firstTextBaseline
  /// The baseline of the last line of text; a child without text uses its lower edge.
  case lastTextBaseline

  /// The share of the spare height that lies above the child, 0…1; baselines count as edges.
  var fraction: Double {
    switch self {
    case .top, .firstTextBaseline: 0
    case .center: 0.5
    case .bottom, .lastTextBaseline: 1
    }
  }
}

/// Where a child lies in a larger frame.
public struct Alignment: Hashable, Sendable {
  /// Where it lies across.
  public var horizontal: HorizontalAlignment
  /// Where it lies down.
  public var vertical: VerticalAlignment

  /// An alignment of two directions.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// At the middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// At the middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// At the middle of the upper edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// At the middle of the lower edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// In the upper leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// In the upper trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// In the lower leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// In the lower trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  /// Where a child of `size` begins in a frame of `frame`, both in points.
  func origin(of size: CGSize, in frame: CGSize) -> CGPoint {
    CGPoint(
      x: (frame.width - size.width) * horizontal.fraction,
      y: (frame.height - size.height) * vertical.fraction)
  }
}

/// How the lines of one text line up with each other.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  /// At the edge where lines begin.
  case leading
  /// In the middle.
  case center
  /// At the edge where lines end.
  case trailing

  /// The share of the spare width that lies before a line, 0…1.
  var fraction: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}

/// Where children of different widths line up.
public enum HorizontalAlignment: Hashable, Sendable {
  case leading
  case center
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
  case top
  case center
  case bottom
  /// The baseline of the first line of text; a child without text uses its lower edge.
  case firstTextBaseline
  /// The baseline of the last line of text; a child without text uses its lower edge.
  case lastTextBaseline
}

/// Where a child lies in a larger frame.
public struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

/// How the lines of one text line up with each other.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  case leading
  case center
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

public import StyleModel

/// A line of the list: a style, or one that could not be read.
public enum StyleEntry: Sendable {
  /// The style at an index of its set.
  case style(index: Int, CustomTextStyle)
  /// A style that could not be read, with the reason.
  case unreadable(UnreadableStyle)

  /// The name shown.
  public var name: String {
    switch self {
    case .style(_, let style): style.name
    case .unreadable(let style): style.name
    }
  }

  /// The readable styles of `set` in file order, then the unreadable ones.
  static func entries(of set: StyleSet) -> [StyleEntry] {
    set.styles.enumerated().map { .style(index: $0.offset, $0.element) }
      + set.unreadable.map { .unreadable($0) }
  }

  /// Whether the name holds `query`, whatever the case of the letters; every name holds "".
  func matches(_ query: String) -> Bool {
    query.isEmpty || name.lowercased().contains(query.lowercased())
  }
}

public import DynamicType
public import StyleModel

/// Something an audit found wrong with one style, or with how two get along.
public struct Finding: Hashable, Sendable {
  /// How much a finding matters.
  public enum Level: String, Hashable, CaseIterable, Comparable, Sendable {
    /// Worth knowing.
    case info
    /// Readers may be hindered.
    case warning
    /// Readers are hindered.
    case error

    /// Whether `a` matters less.
    public static func < (a: Level, b: Level) -> Bool { a.rank < b.rank }

    private var rank: Int {
      switch self {
      case .info: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  /// What would help, worked out and checked.
  public struct Suggestion: Hashable, Sendable {
    /// What to do, as a phrase without a full stop.
    public var text: String
    /// The style whose text style to change, and to which; `nil` where it is something else.
    public var change: RelativeToChange?

    /// A suggestion in words.
    public init(_ text: String, change: RelativeToChange? = nil) {
      self.text = text
      self.change = change
    }
  }

  /// The rule that found it, such as `DT004`.
  public var rule: String
  /// How much it matters.
  public var level: Level
  /// The names of the styles concerned; the one to mark comes first.
  public var styles: [String]
  /// The sizes of text at which it is so, smallest first.
  public var sizes: [DynamicTypeSize]
  /// What is so, about the first style, with its numbers and without its name.
  public var message: String
  /// Where the first style stands.
  public var position: SourcePosition?
  /// How the numbers come about, a line each.
  public var arithmetic: [String]
  /// What would help; `nil` where nothing can be said.
  public var suggestion: Suggestion?

  /// A finding of `rule` about `styles`.
  public init(
    rule: String, level: Level, styles: [String], sizes: [DynamicTypeSize], message: String,
    position: SourcePosition? = nil, arithmetic: [String] = [], suggestion: Suggestion? = nil
  ) {
    self.rule = rule
    self.level = level
    self.styles = styles
    self.sizes = sizes
    self.message = message
    self.position = position
    self.arithmetic = arithmetic
    self.suggestion = suggestion
  }
}

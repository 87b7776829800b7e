public import DynamicType

/// Something an audit found wrong with one style, or with how two get along.
public struct Finding: Hashable, Sendable {
  /// How much a finding matters.
  public enum Level: String, Hashable, Sendable {
    /// Readers are hindered.
    case error
    /// Readers may be hindered.
    case warning
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

  /// A finding of `rule` about `styles`.
  public init(
    rule: String, level: Level, styles: [String], sizes: [DynamicTypeSize], message: String
  ) {
    self.rule = rule
    self.level = level
    self.styles = styles
    self.sizes = sizes
    self.message = message
  }
}

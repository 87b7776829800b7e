/// The text styles of one source, and what there was to say in reading them.
public struct StyleSet: Hashable, Sendable {
  /// Where a set comes from.
  public enum Source: Hashable, Sendable {
    /// A file, by its path as it was given.
    case file(String)
    /// Standard input.
    case standardInput
    /// A set that comes with the program.
    case builtIn
  }

  /// A short name: that of the file without folders and extensions, or of the built-in set.
  public var name: String
  /// Where it comes from.
  public var source: Source
  /// What the source was recognised as, such as "Design Tokens (DTCG)"; nil where as nothing.
  public var format: String?
  /// The styles in the order of the source.
  public var styles: [CustomTextStyle]
  /// The styles that could not be read, in the order of the source.
  public var unreadable: [UnreadableStyle]
  /// All errors and warnings in the order of the source, those of unreadable styles included.
  ///
  /// What was assumed about a style that was read is in the style's `notes`.
  public var diagnostics: [Diagnostic]
  /// What was tolerated in the source, such as comments in JSON.
  public var notes: [Diagnostic]
  /// Variants that the source has beside the one that was read.
  public var choices: [StyleChoice]

  /// A set of `styles`.
  public init(
    name: String, source: Source, format: String? = nil, styles: [CustomTextStyle],
    unreadable: [UnreadableStyle] = [], diagnostics: [Diagnostic] = [],
    notes: [Diagnostic] = [], choices: [StyleChoice] = []
  ) {
    self.name = name
    self.source = source
    self.format = format
    self.styles = styles
    self.unreadable = unreadable
    self.diagnostics = diagnostics
    self.notes = notes
    self.choices = choices
  }

  /// Whether anything could not be read.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

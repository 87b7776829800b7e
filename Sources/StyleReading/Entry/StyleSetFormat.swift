import SourceTree

/// A vocabulary for text styles: how to recognise a file that uses it, and how to read it.
///
/// A new format is a new file that conforms to this and a line in `StyleSetReader.formats`.
protocol StyleSetFormat {
  /// What the format is called in messages.
  static var name: String { get }
  /// Names of members by which `recognizes` knows the format deep inside a file: the survey keeps the
  /// objects that have one.
  static var telltales: Set<String> { get }
  /// Whether its files may have tokens by DTCG's names: a file that has some is of no other format,
  /// whatever its groups are called.
  static var hasDollarTokens: Bool { get }
  /// Whether `document`, whose tokens are as `survey` says, uses this vocabulary: by its content and
  /// never by a file name, without a walk through the tree of its own.
  static func recognizes(_ document: Document, _ survey: TreeSurvey) -> Bool
  /// Reads every text style of a document that was recognised.
  static func read(_ document: Document, options: ReadingOptions) -> FoundStyles
}

extension StyleSetFormat {
  /// Most formats are known by what stands at the top of a file, or by their tokens.
  static var telltales: Set<String> { [] }
  /// Most formats have names of their own.
  static var hasDollarTokens: Bool { false }
}

package import SourceTree

/// A vocabulary for text styles: how to recognise a file that uses it, and how to read it.
///
/// A new format is a new file that conforms to this and a line in `StyleSetReader.formats`.
package protocol StyleSetFormat {
  /// What the format is called in messages.
  static var name: String { get }
  /// Whether `document`, whose tokens are as `survey` says, uses this vocabulary: by its content and
  /// never by a file name.
  static func recognizes(_ document: Document, _ survey: TokenSurvey) -> Bool
  /// Reads every text style of a document that was recognised.
  static func read(_ document: Document, options: ReadingOptions) -> RawStyleSet
}

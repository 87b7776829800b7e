/// A place in a style file, counted from 1.
///
/// The column counts characters as a reader sees them (grapheme clusters, so a flag or an accented
/// letter is one), not bytes; a tab counts one, a byte order mark none.
public struct SourcePosition: Hashable, Sendable {
  /// The path as it was given, or what stands for it where there is no file.
  public var file: String
  /// The line, from 1; LF, CR LF and a lone CR end a line.
  public var line: Int
  /// The column, from 1, in characters.
  public var column: Int

  /// The place at `line` and `column` of `file`.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension SourcePosition: CustomStringConvertible {
  /// The form compilers print and editors jump to: `file:line:column`.
  public var description: String { "\(file):\(line):\(column)" }
}

extension SourcePosition: Comparable {
  /// Whether `a` stands before `b`; files are in the order of their names.
  public static func < (a: SourcePosition, b: SourcePosition) -> Bool {
    (a.file, a.line, a.column) < (b.file, b.line, b.column)
  }
}

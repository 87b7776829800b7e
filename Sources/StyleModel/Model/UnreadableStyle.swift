/// A style that a file has but that could not be read.
public struct UnreadableStyle: Hashable, Sendable {
  /// The name to show, made like those of the styles that were read.
  public var name: String
  /// The names of its groups and its own, outermost first, as the file has them.
  public var path: [String]
  /// Why: one error for each part that could not be read, at least one, each at its place.
  public var problems: [Diagnostic]

  /// A style that could not be read; no problem at all is a programmer error.
  public init(name: String, path: [String], problems: [Diagnostic]) {
    precondition(!problems.isEmpty, "an unreadable style needs a reason")
    self.name = name
    self.path = path
    self.problems = problems
  }

  /// Where the first thing stands that could not be read.
  public var position: SourcePosition? { problems[0].position }
  /// The first thing that could not be read, without the style's name.
  public var reason: String { problems[0].message }
}

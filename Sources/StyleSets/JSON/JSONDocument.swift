/// A style file that was read, in whatever syntax: its value, and the sources that positions refer to.
package struct JSONDocument: Sendable {
  var root: JSONNode
  var source: SourceMap
  /// The syntax it was read from.
  var syntax = SourceSyntax.json
  /// What kinds of tokens it has; nothing before it was surveyed.
  var survey = TokenSurvey()

  /// Where `node` begins.
  func position(of node: JSONNode) -> SourcePosition { source.position(at: node.offset) }
  /// Where the name of `member` begins.
  func position(of member: JSONMember) -> SourcePosition { source.position(at: member.keyOffset) }
}

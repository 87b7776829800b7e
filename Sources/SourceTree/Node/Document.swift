package import StyleModel

/// A style file that was read, in whatever syntax: its value, and the sources that positions refer to.
package struct Document: Sendable {
  package var root: Node
  package var source: SourceMap
  /// The syntax it was read from.
  package var syntax = SourceSyntax.json

  /// A document of `root`, whose offsets `source` has.
  package init(root: Node, source: SourceMap) {
    self.root = root
    self.source = source
  }

  /// Where `node` begins.
  package func position(of node: Node) -> SourcePosition { source.position(at: node.offset) }
  /// Where the name of `member` begins.
  package func position(of member: Member) -> SourcePosition {
    source.position(at: member.keyOffset)
  }
}

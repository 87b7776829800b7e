package import StyleModel

/// The sources of one document, whose bytes are counted on from one to the next.
package struct SourceMap: Sendable {
  package private(set) var sources: [SourceText]

  /// The map of one source, or of several in the order of their `base`.
  package init(_ sources: [SourceText]) {
    precondition(!sources.isEmpty, "a document has a source")
    self.sources = sources
  }

  /// The file, line and column of the byte at `offset`.
  package func position(at offset: Int) -> SourcePosition {
    source(at: offset).position(at: offset)
  }

  /// The source that the byte at `offset` is in.
  package func source(at offset: Int) -> SourceText {
    sources.last { $0.base <= offset } ?? sources[0]
  }
}

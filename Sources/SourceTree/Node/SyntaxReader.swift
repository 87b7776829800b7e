package import StyleModel

/// Reads one file into a document, in whatever syntax it is written.
package struct SyntaxReader {
  /// The document; nil where there is nothing in the file to look for styles in.
  package private(set) var document: Document?
  /// Errors and warnings.
  package private(set) var diagnostics: [Diagnostic] = []
  /// What was tolerated.
  package private(set) var notes: [Diagnostic] = []
  /// The bytes as UTF-8, with their places.
  package let source: SourceText
  package let syntax: SourceSyntax

  /// Reads `file`, whose offsets begin at `base`, in the syntax that it says, or else in the one that
  /// its name and its content speak for.
  package init(_ file: SourceFile, base: Int = 0) {
    let encoding = TextEncoding(of: file.bytes)
    let bytes = encoding.utf8(file.bytes)
    let syntax = file.syntax ?? SourceSyntax(of: bytes, path: file.path)
    self.syntax = syntax
    source = SourceText(bytes: bytes, file: file.path, base: base)
    let (document, all) = SyntaxReader.read(source, syntax)
    self.document = document
    self.document?.syntax = syntax
    diagnostics = all.filter { $0.severity != .note }
    notes = all.filter { $0.severity == .note }
    if document == nil, diagnostics.isEmpty {
      diagnostics = [JSONReader.diagnostic(of: JSONFault(.emptyFile, at: source.start), in: source)]
    }
    if encoding != .utf8 {
      notes.insert(
        Diagnostic(
          .note, at: source.position(at: base), "read as \(encoding.rawValue), where UTF-8 is usual"
        ),
        at: 0)
    }
  }

  private static func read(
    _ source: SourceText, _ syntax: SourceSyntax
  ) -> (Document?, [Diagnostic]) {
    switch syntax {
    case .json: JSONReader.read(source)
    case .yaml: YAMLReader.read(source)
    case .frontMatter: YAMLReader.read(source, range: FrontMatter.range(in: source.bytes))
    case .propertyList: XMLPropertyListReader.read(source)
    case .binaryPropertyList: BinaryPropertyListReader.read(source)
    case .script: ScriptReader.read(source)
    // The vocabulary of Swift sources reads the source itself.
    case .swift:
      (
        Document(
          root: Node(value: .null, offset: source.base + source.start),
          source: SourceMap([source])), []
      )
    }
  }
}

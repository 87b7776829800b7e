import SourceTree
import StyleModel

/// A vocabulary of tokens, whose files may belong together: aliases lead from one to another.
protocol TokenFormat: StyleSetFormat {
  /// Which names hold value and type.
  static var dialect: TokenSource.Dialect { get }
  /// Whether aliases may be written in other ways than DTCG's: without the set, as `$name`, with `.value`.
  static var isLoose: Bool { get }
  /// The tokens of one document, in sets; `name` is the document's where there are several.
  static func parts(of document: Document, name: [String]) -> [TokenSource.Part]
}

extension TokenFormat {
  static var isLoose: Bool { true }
  static var hasDollarTokens: Bool { dialect == .dollar }

  static func parts(of document: Document, name: [String]) -> [TokenSource.Part] {
    [TokenSource.Part(set: name, root: document.root)]
  }

  static func read(_ document: Document, options: ReadingOptions) -> FoundStyles {
    read([NamedDocument(name: "", path: "", document: document, format: self)], options: options)
  }

  /// Reads documents that belong together; `project` are those that say how.
  static func read(
    _ documents: [NamedDocument], project: [Node] = [], options: ReadingOptions
  ) -> FoundStyles {
    var diagnostics: [Diagnostic] = []
    var parts: [TokenSource.Part] = []
    for named in documents {
      let (filled, problems) =
        named.mayExtendGroups ? GroupExtension.fillIn(named.document) : (named.document, [])
      diagnostics += problems
      let isProject = TokenProject.isProject(filled.root)
      for var part in named.format.parts(of: filled, name: documents.count > 1 ? [named.name] : [])
      {
        part.hasUnsaidSets = named.format.isLoose && !isProject
        parts.append(part)
      }
    }
    let source = SourceMap(documents.flatMap(\.document.source.sources))
    let root = documents[0].document.root
    let themes = TokenThemes(
      project + documents.map(\.document.root), at: source.position(at: root.offset),
      wanted: options.theme)
    let tokens = TokenSource(
      parts: themes.arranged(parts), source: source, dialect: dialect, isLoose: isLoose,
      modes: ModeSelection(options))
    var set = TokenStyleReader.read(
      tokens, root: root, options: options, isDTCG: dialect == .dollar && !isLoose)
    set.diagnostics = diagnostics + themes.diagnostics + set.diagnostics
    set.choices += themes.choices
    return set
  }
}

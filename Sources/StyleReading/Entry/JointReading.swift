import SourceTree
import StyleModel

/// Reading of one or several files: finds the format of each, and joins those that share their tokens.
struct JointReading {
  /// Documents of token formats with the same dialect, which are read as one.
  private struct Group {
    var format: any TokenFormat.Type
    var rank: Int
    var documents: [NamedDocument]
  }

  private let options: ReadingOptions
  private let folders: [String]
  private let fetch: (String) -> [UInt8]?
  /// Resolver documents, which are read once all files are known.
  private var resolvers: [(path: String, document: Document)] = []
  private var documents: [String: Document] = [:]
  /// Files that say how the sets of tokens beside them belong together.
  private var project: [Node] = []
  private var nextBase = 0
  private var groups: [Group] = []
  private var found = FoundStyles()
  private var formatNames: [String] = []
  /// Why files have no styles.
  private var emptyReasons: [Diagnostic] = []
  private(set) var notes: [Diagnostic] = []

  /// A reading of no files yet; `fetch` gives the bytes of files that others refer to, which are
  /// looked for in `folders` and in those of the files themselves.
  init(
    options: ReadingOptions, folders: [String] = [], fetch: @escaping (String) -> [UInt8]?
  ) {
    self.options = options
    self.folders = folders
    self.fetch = fetch
  }

  /// The formats that were recognised, each once; nil where none was.
  var formatName: String? {
    formatNames.isEmpty ? nil : formatNames.joined(separator: ", ")
  }

  /// Takes in `file`: what belongs to no other file is read at once.
  mutating func add(_ file: SourceFile) {
    let reader = SyntaxReader(file, base: nextBase)
    nextBase = reader.source.end
    found.diagnostics += reader.diagnostics
    notes += reader.notes
    guard let document = reader.document else { return }
    documents[file.path] = document
    if TokenProject.fileNames.contains(file.name) { return project.append(document.root) }
    let formats = StyleSetReader.formats
    let survey = TreeSurvey(document.root, telltales: StyleSetReader.telltales)
    guard
      let rank = formats.firstIndex(where: {
        ($0.hasDollarTokens || !survey.hasDollarValue) && $0.recognizes(document, survey)
      })
    else {
      // What could not be read is reason enough.
      if reader.diagnostics.allSatisfy({ $0.severity != .error }) {
        emptyReasons.append(JointReading.unrecognized(document))
      }
      return
    }
    let format = formats[rank]
    if format is ResolverFormat.Type {
      resolvers.append((file.path, document))
    } else if let format = format as? any TokenFormat.Type {
      join(
        NamedDocument(
          name: file.name, path: file.path, document: document, format: format,
          mayExtendGroups: !survey.holders(of: GroupExtension.key).isEmpty),
        rank: rank)
    } else {
      append(
        format.read(document, options: options), of: format.name,
        at: document.position(of: document.root))
    }
  }

  /// Everything that is in the files; the documents are given up with it.
  mutating func finish() -> FoundStyles {
    for resolver in resolvers { read(resolver.document, at: resolver.path) }
    for group in groups {
      let first = group.documents[0].document
      append(
        group.format.read(group.documents, project: project, options: options),
        of: group.format.name, at: first.position(of: first.root))
    }
    groups = []
    documents = [:]
    // Beside files with styles, one without is nothing to complain about.
    if found.styles.isEmpty, found.unreadable.isEmpty { found.diagnostics += emptyReasons }
    return found
  }

  /// Reads a resolver document with the files that it refers to, which then count for it alone.
  private mutating func read(_ resolver: Document, at path: String) {
    var files: [String: Document] = [:]
    var outside: Set<String> = []
    let folders = folders + documents.keys.map(FileReference.folder)
    for reference in ResolverFormat.references(in: resolver) {
      guard let target = FileReference.path(reference, from: path) else { continue }
      if let known = documents[target] {
        files[reference] = known
        for index in groups.indices {
          groups[index].documents.removeAll { $0.path == target }
        }
      } else if !folders.contains(where: { FileReference.isInside(target, folder: $0) }) {
        outside.insert(reference)
      } else if let bytes = fetch(target) {
        let reader = SyntaxReader(SourceFile(bytes: bytes, path: target), base: nextBase)
        nextBase = reader.source.end
        found.diagnostics += reader.diagnostics
        notes += reader.notes
        files[reference] = reader.document
      }
    }
    groups.removeAll { $0.documents.isEmpty }
    append(
      ResolverFormat.read(resolver, files: files, outside: outside, options: options),
      of: ResolverFormat.name, at: resolver.position(of: resolver.root))
  }

  private mutating func join(_ document: NamedDocument, rank: Int) {
    let format = document.format
    guard let index = groups.firstIndex(where: { $0.format.dialect == format.dialect }) else {
      groups.append(Group(format: format, rank: rank, documents: [document]))
      return
    }
    groups[index].documents.append(document)
    if rank < groups[index].rank {
      groups[index].rank = rank
      groups[index].format = format
    }
  }

  /// Takes in what was found in documents of a format, the first of which begins at `start`.
  private mutating func append(_ set: FoundStyles, of format: String, at start: SourcePosition) {
    if set.styles.isEmpty, set.unreadable.isEmpty {
      emptyReasons.append(set.emptyReason ?? JointReading.nothing(of: format, at: start))
    }
    found.styles += set.styles
    found.unreadable += set.unreadable
    found.diagnostics += set.diagnostics.filter { $0.severity != .note }
    notes += set.diagnostics.filter { $0.severity == .note }
    found.choices += set.choices
    if !formatNames.contains(format) { formatNames.append(format) }
  }

  private static func nothing(of format: String, at start: SourcePosition) -> Diagnostic {
    Diagnostic(
      .error, at: start, "recognised as \(format), but there is no text style in it",
      hint: "give the file that has the styles")
  }

  private static func unrecognized(_ document: Document) -> Diagnostic {
    let what = document.root.isObject ? "no text style in this file" : ""
    return Diagnostic(
      .error, at: document.position(of: document.root),
      what.isEmpty ? "the file holds \(document.root.kind), not text styles" : what,
      hint:
        "give a file with text styles: design tokens, a design tool's export, a property list, source code"
    )
  }
}

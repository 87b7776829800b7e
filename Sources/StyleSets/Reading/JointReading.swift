/// Reading of one or several files: finds the format of each, and joins those that share their tokens.
struct JointReading {
  /// Documents of token formats with the same dialect, which are read as one.
  private struct Group {
    var format: any TokenFormat.Type
    var rank: Int
    var documents: [NamedDocument]
  }

  private let options: ReadingOptions
  private var nextBase = 0
  private var groups: [Group] = []
  private var found = RawStyleSet()
  private var formatNames: [String] = []
  private var unrecognized: [Diagnostic] = []
  private(set) var notes: [Diagnostic] = []

  init(options: ReadingOptions) {
    self.options = options
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
    let formats = StyleSetReader.formats
    guard let rank = formats.firstIndex(where: { $0.recognizes(document) }) else {
      // What could not be read is reason enough.
      if reader.diagnostics.allSatisfy({ $0.severity != .error }) {
        unrecognized.append(JointReading.unrecognized(document))
      }
      return
    }
    let format = formats[rank]
    if let format = format as? any TokenFormat.Type {
      join(NamedDocument(name: file.name, document: document), format: format, rank: rank)
    } else {
      append(format.read(document, options: options), of: format.name)
    }
  }

  /// Everything that is in the files.
  mutating func finish() -> RawStyleSet {
    for group in groups {
      append(group.format.read(group.documents, options: options), of: group.format.name)
    }
    groups = []
    // Beside files with styles, one without is nothing to complain about.
    if formatNames.isEmpty { found.diagnostics += unrecognized }
    return found
  }

  private mutating func join(
    _ document: NamedDocument, format: any TokenFormat.Type, rank: Int
  ) {
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

  private mutating func append(_ set: RawStyleSet, of format: String) {
    found.styles += set.styles
    found.unreadable += set.unreadable
    found.diagnostics += set.diagnostics
    found.choices += set.choices
    if !formatNames.contains(format) { formatNames.append(format) }
  }

  private static func unrecognized(_ document: JSONDocument) -> Diagnostic {
    let what = document.root.isObject ? "no text style in this file" : ""
    return Diagnostic(
      .error, at: document.position(of: document.root),
      what.isEmpty ? "the file holds \(document.root.kind), not text styles" : what,
      hint:
        "give a file with text styles: design tokens, a Figma export, a property list, source code"
    )
  }
}

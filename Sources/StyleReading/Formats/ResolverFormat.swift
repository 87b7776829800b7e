import SourceTree
import StyleModel

/// Resolver documents, which say how sets of tokens and contexts make one whole.
///
/// Source: Design Tokens Resolver Module 2025.10, designtokens.org/tr/2025.10/resolver.
struct ResolverFormat: StyleSetFormat {
  static let name = "Design Tokens resolver (DTCG)"
  static let hasDollarTokens = true

  static func recognizes(_ document: Document, _ survey: TreeSurvey) -> Bool {
    document.root["resolutionOrder"]?.elements != nil
  }

  static func read(_ document: Document, options: ReadingOptions) -> FoundStyles {
    read(document, files: [:], options: options)
  }

  /// Reads `document`; `files` are the documents it refers to, by the references, and `outside` the
  /// references that may not be followed.
  static func read(
    _ document: Document, files: [String: Document], outside: Set<String> = [],
    options: ReadingOptions
  ) -> FoundStyles {
    var resolver = ResolverFormat(document, files, outside, options)
    for step in document.root["resolutionOrder"]?.elements ?? [] { resolver.take(step) }
    var merged = document
    merged.root = Node(value: .object(resolver.members), offset: document.root.offset)
    let sources = document.source.sources + files.values.flatMap(\.source.sources)
    merged.source = SourceMap(sources.sorted { $0.base < $1.base })
    let (filled, problems) = GroupExtension.fillIn(merged)
    let tokens = TokenSource(
      parts: [TokenSource.Part(set: [], root: filled.root)], source: merged.source,
      dialect: .dollar, modes: resolver.modes)
    var set = TokenStyleReader.read(tokens, root: document.root, options: options, isDTCG: true)
    set.diagnostics = resolver.diagnostics + problems + set.diagnostics
    return set
  }

  /// The files that `document` refers to, without the parts behind `#`, each once.
  static func references(in document: Document) -> [String] {
    var result: [String] = []
    var open = [document.root]
    while let node = open.popLast() {
      if let text = node["$ref"]?.string, let file = split(text).file, !result.contains(file) {
        result.append(file)
      }
      open += node.elements ?? node.members.map(\.value)
    }
    return result
  }

  /// How many sources are put together at most: sets that refer to each other twice multiply.
  private static let sourceLimit = 2_000
  /// How many sources may refer to each other in a row.
  private static let chainLimit = 256

  private let document: Document
  private let files: [String: Document]
  private let outside: Set<String>
  private var members: [Member] = []
  private var modes: ModeSelection
  private var sourcesLeft = sourceLimit
  /// The references being followed, outermost first.
  private var open: [String] = []
  private var diagnostics: [Diagnostic] = []

  private init(
    _ document: Document, _ files: [String: Document], _ outside: Set<String>,
    _ options: ReadingOptions
  ) {
    self.document = document
    self.files = files
    self.outside = outside
    modes = ModeSelection(options)
  }

  /// Takes in one step of the order: a set or a modifier, inline or by reference.
  private mutating func take(_ step: Node) {
    guard let reference = step["$ref"]?.string else {
      return take(step, name: step["name"]?.string ?? "")
    }
    guard let node = document.root.at(ResolverFormat.split(reference).pointer) else {
      return complain(
        step, "\(Quotation(reference)) leads to no set or modifier", hint: "check the name")
    }
    take(node, name: ResolverFormat.split(reference).pointer.last ?? "")
  }

  private mutating func take(_ node: Node, name: String) {
    if let contexts = node["contexts"] {
      return take(contexts, of: name, standard: node["default"]?.string)
    }
    for source in node["sources"]?.elements ?? [] { add(source) }
  }

  private mutating func take(
    _ contexts: Node, of name: String, standard: String?
  ) {
    let names = contexts.members.map(\.key)
    guard let chosen = modes.select(names, of: name, standard: standard ?? names.first) else {
      return
    }
    for source in contexts[chosen]?.elements ?? [] { add(source) }
  }

  /// Puts the tokens of a source over those so far.
  private mutating func add(_ source: Node) {
    sourcesLeft -= 1
    guard sourcesLeft > 0 else {
      if sourcesLeft == 0 {
        complain(
          source, "the sets refer to each other more than \(ResolverFormat.sourceLimit) times",
          hint: "name each set once")
      }
      return
    }
    guard let reference = source["$ref"]?.string else {
      members = GroupMerge.merged(members, under: source.members)
      return
    }
    guard !open.contains(reference) else {
      return complain(
        source, "\(Quotation(reference)) runs in a circle", hint: "remove one of the references")
    }
    guard open.count < ResolverFormat.chainLimit else {
      return complain(
        source, "the sets refer to each other in too long a chain", hint: "name the last one")
    }
    open.append(reference)
    follow(reference, from: source)
    open.removeLast()
  }

  private mutating func follow(_ reference: String, from source: Node) {
    let (file, pointer) = ResolverFormat.split(reference)
    if let file, outside.contains(file) {
      return complain(
        source, "\(Quotation(reference)) leads out of the folder of the file that was given",
        hint: "give the folder that holds both, or put the file beside this one")
    }
    guard let root = file.map({ files[$0]?.root }) ?? document.root else {
      return complain(
        source, "\(Quotation(reference)) can't be read", hint: "put the file beside this one")
    }
    guard let node = root.at(pointer) else {
      return complain(
        source, "\(Quotation(reference)) leads to no tokens", hint: "check the path behind '#'")
    }
    if node["sources"] != nil || node["contexts"] != nil {
      take(node, name: pointer.last ?? "")
    } else {
      members = GroupMerge.merged(members, under: node.members)
    }
  }

  private mutating func complain(_ node: Node, _ message: String, hint: String) {
    diagnostics.append(Diagnostic(.error, at: document.position(of: node), message, hint: hint))
  }

  /// The file and the names on the way behind `#` that a reference has.
  private static func split(_ reference: String) -> (file: String?, pointer: [String]) {
    let parts = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let pointer = parts.count > 1 ? parts[1].split(separator: "/").map(String.init) : []
    return (parts[0].isEmpty ? nil : String(parts[0]), pointer)
  }
}

extension Node {
  /// The value at the end of `path`.
  fileprivate func at(_ path: [String]) -> Node? {
    var node: Node? = self
    for key in path { node = node?[key] }
    return node
  }
}

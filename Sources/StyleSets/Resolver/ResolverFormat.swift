/// Resolver documents, which say how sets of tokens and contexts make one whole.
///
/// Source: Design Tokens Resolver Module 2025.10, designtokens.org/tr/2025.10/resolver.
struct ResolverFormat: StyleSetFormat {
  static let name = "Design Tokens resolver (DTCG)"

  static func recognizes(_ document: JSONDocument) -> Bool {
    document.root["resolutionOrder"]?.elements != nil
  }

  static func read(_ document: JSONDocument, options: ReadingOptions) -> RawStyleSet {
    read(document, files: [:], options: options)
  }

  /// Reads `document`; `files` are the documents it refers to, by the references.
  static func read(
    _ document: JSONDocument, files: [String: JSONDocument], options: ReadingOptions
  ) -> RawStyleSet {
    var resolver = ResolverFormat(document, files, options)
    for step in document.root["resolutionOrder"]?.elements ?? [] { resolver.take(step) }
    var merged = document
    merged.root = JSONNode(value: .object(resolver.members), offset: document.root.offset)
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
  static func references(in document: JSONDocument) -> [String] {
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

  /// How many sources may refer to each other in a row.
  private static let depthLimit = 16

  private let document: JSONDocument
  private let files: [String: JSONDocument]
  private var members: [JSONMember] = []
  private var modes: ModeSelection
  private var diagnostics: [Diagnostic] = []

  private init(
    _ document: JSONDocument, _ files: [String: JSONDocument], _ options: ReadingOptions
  ) {
    self.document = document
    self.files = files
    modes = ModeSelection(options)
  }

  /// Takes in one step of the order: a set or a modifier, inline or by reference.
  private mutating func take(_ step: JSONNode) {
    guard let reference = step["$ref"]?.string else {
      return take(step, name: step["name"]?.string ?? "", depth: 0)
    }
    guard let node = document.root.at(ResolverFormat.split(reference).pointer) else {
      return complain(
        step, "\(Quotation(reference)) leads to no set or modifier", hint: "check the name")
    }
    take(node, name: ResolverFormat.split(reference).pointer.last ?? "", depth: 0)
  }

  private mutating func take(_ node: JSONNode, name: String, depth: Int) {
    if let contexts = node["contexts"] {
      return take(contexts, of: name, standard: node["default"]?.string, depth: depth)
    }
    for source in node["sources"]?.elements ?? [] { add(source, depth: depth) }
  }

  private mutating func take(
    _ contexts: JSONNode, of name: String, standard: String?, depth: Int
  ) {
    let names = contexts.members.map(\.key)
    guard let chosen = modes.select(names, of: name, standard: standard ?? names.first) else {
      return
    }
    for source in contexts[chosen]?.elements ?? [] { add(source, depth: depth) }
  }

  /// Puts the tokens of a source over those so far.
  private mutating func add(_ source: JSONNode, depth: Int) {
    guard let reference = source["$ref"]?.string else {
      members = GroupMerge.merged(members, under: source.members)
      return
    }
    let (file, pointer) = ResolverFormat.split(reference)
    let root = file.map { files[$0]?.root } ?? document.root
    guard let root else {
      return complain(
        source, "\(Quotation(reference)) can't be read", hint: "put the file beside this one")
    }
    guard let node = root.at(pointer), depth < ResolverFormat.depthLimit else {
      return complain(
        source, "\(Quotation(reference)) leads to no tokens", hint: "check the path behind '#'")
    }
    if node["sources"] != nil || node["contexts"] != nil {
      take(node, name: pointer.last ?? "", depth: depth + 1)
    } else {
      members = GroupMerge.merged(members, under: node.members)
    }
  }

  private mutating func complain(_ node: JSONNode, _ message: String, hint: String) {
    diagnostics.append(Diagnostic(.error, at: document.position(of: node), message, hint: hint))
  }

  /// The file and the names on the way behind `#` that a reference has.
  private static func split(_ reference: String) -> (file: String?, pointer: [String]) {
    let parts = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let pointer = parts.count > 1 ? parts[1].split(separator: "/").map(String.init) : []
    return (parts[0].isEmpty ? nil : String(parts[0]), pointer)
  }
}

extension JSONNode {
  /// The value at the end of `path`.
  fileprivate func at(_ path: [String]) -> JSONNode? {
    var node: JSONNode? = self
    for key in path { node = node?[key] }
    return node
  }
}

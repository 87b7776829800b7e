/// Design tokens as the Design Tokens Community Group defines them.
///
/// Source: Design Tokens Format Module 2025.10, designtokens.org/tr/2025.10/format.
enum DesignTokensFormat: StyleSetFormat {
  static let name = "Design Tokens (DTCG)"

  static func recognizes(_ document: JSONDocument) -> Bool {
    if isResolver(document.root) { return true }
    var open = [document.root]
    while let node = open.popLast() {
      if node["$value"] != nil { return true }
      open += node.members.lazy.filter { !$0.key.hasPrefix("$") || $0.key == "$root" }.map(\.value)
    }
    return false
  }

  static func read(_ document: JSONDocument, options: ReadingOptions) -> RawStyleSet {
    if isResolver(document.root) { return resolverSet(document) }
    let (filled, extensionDiagnostics) = GroupExtension.fillIn(document)
    let tree = TokenTree(filled)
    var reader = TypographyReader(tree, options: options)
    for token in tree.tokens { reader.read(token) }
    var set = reader.found
    set.diagnostics = extensionDiagnostics + tree.diagnostics + set.diagnostics
    if set.styles.isEmpty, set.unreadable.isEmpty {
      set.diagnostics.append(noStyles(in: tree))
    }
    return set
  }

  /// Whether it is a document of the Resolver Module, which lists files instead of holding tokens.
  private static func isResolver(_ root: JSONNode) -> Bool {
    root["resolutionOrder"]?.elements != nil
  }

  private static func resolverSet(_ document: JSONDocument) -> RawStyleSet {
    let position = document.source.position(at: document.root.offset)
    return RawStyleSet(diagnostics: [
      Diagnostic(
        .error, at: position, "a resolver document, which says how to combine token files",
        hint: "give the token file that it leads to")
    ])
  }

  private static func noStyles(in tree: TokenTree) -> Diagnostic {
    var counts: [String: Int] = [:]
    for token in tree.tokens { counts[token.type ?? "untyped", default: 0] += 1 }
    let kinds = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { "\($0.value) \(Quotation.harmless($0.key))" }
    return Diagnostic(
      .error, at: tree.document.source.position(at: tree.document.root.offset),
      "no typography token among the tokens of this file (\(kinds.joined(separator: ", ")))",
      hint: "give the file that has tokens with \"$type\": \"typography\"")
  }
}

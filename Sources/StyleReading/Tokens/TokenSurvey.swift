import SourceTree

/// What kinds of tokens a file has, as far as telling the formats apart needs it.
package struct TokenSurvey: Sendable {
  private(set) var hasDollarValue = false
  private(set) var hasPlainValue = false
  private(set) var hasSpectrumSchema = false
  private(set) var hasFigmaPluginToken = false
  private(set) var types: Set<String> = []
  /// Whether any type is one of those that Tokens Studio writes in the plural.
  var hasPluralType: Bool { !types.isDisjoint(with: TokenSurvey.pluralTypes) }

  private static let pluralTypes: Set<String> = [
    "fontFamilies", "fontWeights", "fontSizes", "lineHeights", "letterSpacing", "paragraphSpacing",
    "textCase", "textDecoration", "boxShadow", "borderRadius", "math",
  ]

  /// A survey of nothing.
  init() {}

  /// A survey of everything below `root`.
  init(_ root: Node) {
    var open = [root]
    while let node = open.popLast() {
      look(at: node)
      if node["$value"] != nil { continue }
      open += node.members.lazy.filter { !$0.key.hasPrefix("$") || $0.key == "$root" }
        .map(\.value).filter(\.isObject)
    }
  }

  private mutating func look(at node: Node) {
    if node["$value"] != nil { hasDollarValue = true }
    if let value = node["value"], !value.isObject || node["type"] != nil || node["$schema"] != nil {
      hasPlainValue = true
    }
    if let type = node["$type"]?.string ?? node["type"]?.string { types.insert(type) }
    if node["$schema"]?.string?.contains("spectrum") == true { hasSpectrumSchema = true }
    if node["type"]?.string == "custom-fontStyle"
      || node["category"]?.string == "font" && node["exportKey"] != nil
    {
      hasFigmaPluginToken = true
    }
  }
}

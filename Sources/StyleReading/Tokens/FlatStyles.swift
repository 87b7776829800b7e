import StyleModel

/// Text styles whose parts are tokens of their own: `body.font-size`, `TEXT_BODY_LINE_HEIGHT`.
struct FlatStyles {
  /// The parts of one style.
  struct Group {
    var path: [String]
    var tokens: [(field: StyleField, token: DesignToken)]
    /// Parts that are not shown.
    var others: [DesignToken] = []
  }

  /// The styles, each where the first of its parts stands.
  private(set) var groups: [Group] = []
  /// Groups with a size that nothing tells from the size of something else.
  private(set) var doubtful: [Group] = []

  /// The styles that the tokens of `tree` make; a group without a size is none.
  init(_ tree: TokenTree) {
    var indexByPath: [[String]: Int] = [:]
    for token in tree.tokens where !token.isSource {
      guard let (field, path) = FlatStyles.part(token) else { continue }
      if let index = indexByPath[path] {
        groups[index].tokens.append((field, token))
      } else {
        indexByPath[path] = groups.count
        groups.append(Group(path: path, tokens: [(field, token)]))
      }
    }
    for token in tree.tokens where !token.isSource && UnshownProperty.isOne(token.key) {
      if let index = indexByPath[Array(token.path.dropLast())] {
        groups[index].others.append(token)
      }
    }
    let sized = groups.filter { group in group.tokens.contains { $0.field == .fontSize } }
    groups = sized.filter(FlatStyles.isStyle)
    doubtful = sized.filter { !FlatStyles.isStyle($0) }
  }

  /// Which field of which style a token is, by its name.
  private static func part(_ token: DesignToken) -> (StyleField, [String])? {
    let last = token.key
    if let field = StyleField(spelling: last) {
      return token.group.map { (field, $0.names) }
    }
    guard let (field, stem) = StyleField.suffix(of: last), !stem.isEmpty else { return nil }
    return (field, (token.group?.names ?? []) + [stem])
  }

  /// Whether a group by this name holds what belongs to text: `Typography/Title/size`.
  private static func isTypographic(_ name: String) -> Bool {
    let words = name.lowercased().split { !$0.isLetter }
    return words.contains { ["typography", "font", "fonts", "type", "text", "typo"].contains($0) }
  }

  /// Whether a group has a size: something called `size` alone needs a font beside it.
  private static func isStyle(_ group: Group) -> Bool {
    let fields = Set(group.tokens.map(\.field))
    guard fields.contains(.fontSize) else { return false }
    let isExplicit = group.tokens.contains { field, token in
      field == .fontSize && token.key.lowercased() != "size"
    }
    return isExplicit || group.path.contains(where: FlatStyles.isTypographic)
      || !fields.isDisjoint(with: [.fontFamily, .fontWeight, .lineHeight])
  }
}

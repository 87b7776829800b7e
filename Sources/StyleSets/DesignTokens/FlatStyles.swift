/// Text styles whose parts are tokens of their own: `body.font-size`, `TEXT_BODY_LINE_HEIGHT`.
struct FlatStyles {
  /// The parts of one style.
  struct Group {
    var path: [String]
    var tokens: [(field: StyleField, token: DesignToken)]
  }

  /// The styles, each where the first of its parts stands.
  private(set) var groups: [Group] = []

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
    groups = groups.filter(FlatStyles.isStyle)
  }

  /// Which field of which style a token is, by its name.
  private static func part(_ token: DesignToken) -> (StyleField, [String])? {
    guard let last = token.path.last else { return nil }
    let groups = Array(token.path.dropLast())
    if let field = StyleField(spelling: last) {
      return groups.isEmpty ? nil : (field, groups)
    }
    guard let (field, stem) = StyleField.suffix(of: last), !stem.isEmpty else { return nil }
    return (field, groups + [stem])
  }

  /// Whether a group has a size: something called `size` alone needs a font beside it.
  private static func isStyle(_ group: Group) -> Bool {
    let fields = Set(group.tokens.map(\.field))
    guard fields.contains(.fontSize) else { return false }
    let isExplicit = group.tokens.contains { field, token in
      field == .fontSize && (token.path.last ?? "").lowercased() != "size"
    }
    return isExplicit || !fields.isDisjoint(with: [.fontFamily, .fontWeight, .lineHeight])
  }
}

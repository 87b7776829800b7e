/// Where in a tree of design tokens the styles of a set stand: each at a place of its own.
///
/// A style called like a group of others is that group's `$root`, as the format has it. Names that the
/// format forbids (a dollar sign in front; braces and points inside) are mended, and the later of two
/// equal names is numbered. Source: Design Tokens Format Module 2025.10, names and root tokens.
struct DesignTokenPaths {
  /// The name of the token that stands for its group.
  static let root = "$root"

  /// The groups and the name of each style, outermost first, in the order of the styles.
  let paths: [[String]]
  /// For each style that had to be called otherwise, what it is called by: its path joined by points.
  let renamed: [(from: String, to: String)]

  /// Places for styles at `paths`, none of which is empty.
  init(_ paths: [[String]]) {
    var taken: Set<[String]> = []
    let places = paths.map { path in
      let legal = DesignTokenPaths.legal(path)
      return DesignTokenPaths.unique(legal, &taken)
    }
    var groups: Set<[String]> = []
    for place in places {
      for count in 1..<max(1, place.count) { groups.insert(Array(place.prefix(count))) }
    }
    self.paths = zip(places, paths).map { place, path in
      let standsForGroup = groups.contains(place) || DesignTokenPaths.isRoot(path)
      return standsForGroup ? place + [DesignTokenPaths.root] : place
    }
    renamed = zip(paths, places).compactMap { path, place in
      let own = DesignTokenPaths.isRoot(path) ? path.dropLast() : path[...]
      return Array(own) == place
        ? nil : (own.joined(separator: "."), place.joined(separator: "."))
    }
  }

  private static func isRoot(_ path: [String]) -> Bool { path.count > 1 && path.last == root }

  /// `path` without a `$root` at its end, every name as the format allows it.
  private static func legal(_ path: [String]) -> [String] {
    (isRoot(path) ? path.dropLast() : path[...]).map { name in
      var legal = String(name.map { "{}.".contains($0) ? "-" : $0 })
      if legal.hasPrefix("$") { legal = "_" + legal.dropFirst() }
      return legal.isEmpty ? "unnamed" : legal
    }
  }

  /// `path`, with the first number behind its last name that makes it differ from those taken.
  private static func unique(_ path: [String], _ taken: inout Set<[String]>) -> [String] {
    var unique = path
    var number = 2
    while !taken.insert(unique).inserted {
      unique[unique.count - 1] = "\(path[path.count - 1]) (\(number))"
      number += 1
    }
    return unique
  }
}

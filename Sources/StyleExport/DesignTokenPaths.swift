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
    let tree = Place()
    let places = paths.map { tree.takePlace(at: DesignTokenPaths.legal($0)) }
    self.paths = zip(places, paths).map { place, path in
      let standsForGroup = tree.isGroup(at: place) || DesignTokenPaths.isRoot(path)
      return standsForGroup ? place + [DesignTokenPaths.root] : place
    }
    renamed = zip(paths, places).compactMap { path, place in
      let own = DesignTokenPaths.isRoot(path) ? path.dropLast() : path[...]
      return own.elementsEqual(place)
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
}

/// A place in the tree, and those inside it: paths that begin alike share what they share, so that deep
/// ones cost no more than their names.
private final class Place {
  private var inner: [String: Place] = [:]
  private var isTaken = false

  /// Takes the place at `path`, or, where that is taken, the one with the first free number behind its
  /// last name; its path.
  func takePlace(at path: [String]) -> [String] {
    let last = path[path.count - 1]
    let group = path.dropLast().reduce(self) { $0.place(called: $1) }
    var name = last
    var number = 2
    while group.place(called: name).isTaken {
      name = "\(last) (\(number))"
      number += 1
    }
    group.place(called: name).isTaken = true
    return path.dropLast() + [name]
  }

  /// Whether any place lies inside the one at `path`.
  func isGroup(at path: [String]) -> Bool {
    !path.reduce(self) { $0.place(called: $1) }.inner.isEmpty
  }

  private func place(called name: String) -> Place {
    if let place = inner[name] { return place }
    let place = Place()
    inner[name] = place
    return place
  }
}

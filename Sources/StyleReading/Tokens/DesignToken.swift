import SourceTree

/// A token: a name with a value, and what it inherits from its groups.
struct DesignToken {
  /// The group that it stands in; nil at the top of a part without a name.
  var group: TokenGroupPath?
  /// Its own name.
  var key: String
  /// Which part of the source it is in.
  var part: Int
  /// The object that holds the value.
  var node: Node
  /// The value, or the whole object where a `$ref` stands in its place.
  var value: Node
  /// Where its name stands.
  var keyOffset: Int
  /// Its own type, or else that of the nearest group that has one.
  var type: String?
  /// `$deprecated`, its own or the nearest group's: nil where not, "" where no reason is given.
  var deprecation: String?
  /// Whether its set is there for aliases alone, so that its styles are not shown.
  var isSource = false
  /// Whether lengths without a unit are pixels.
  var hasPixels = false

  /// The names of its set, its groups and its own, outermost first.
  var path: [String] { (group?.names ?? []) + [key] }

  /// The names joined by points, as aliases may write them.
  var name: String { path.joined(separator: ".") }
}

/// The way to a group: shared by all that stands in it, since a file has many more tokens than groups.
final class TokenGroupPath {
  /// The group around this one.
  let outer: TokenGroupPath?
  /// Its own name.
  let name: String

  init(_ name: String, in outer: TokenGroupPath?) {
    self.name = name
    self.outer = outer
  }

  /// The way that `names` lead, from `outer` on; `outer` where there are none.
  static func path(_ names: [String], from outer: TokenGroupPath? = nil) -> TokenGroupPath? {
    names.reduce(outer) { TokenGroupPath($1, in: $0) }
  }

  /// The names of the groups, outermost first.
  var names: [String] {
    var names = [name]
    var next = outer
    while let group = next {
      names.append(group.name)
      next = group.outer
    }
    return names.reversed()
  }
}

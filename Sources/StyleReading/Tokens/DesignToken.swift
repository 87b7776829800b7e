import SourceTree

/// A token: a name with a value, and what it inherits from its groups.
struct DesignToken {
  /// The names of its set, its groups and its own, outermost first.
  var path: [String]
  /// The names joined by points, as aliases may write them.
  var name: String
  /// The name without that of the set it is in; the same as `name` where there are no sets.
  var nameInSet: String
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
}

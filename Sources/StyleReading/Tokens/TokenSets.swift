import SourceTree

/// The sets of a file that holds a whole project of Tokens Studio: each at the top, by its name.
enum TokenSets {
  /// Whether `root` is such a file, which says so by `$themes` or `$metadata`.
  static func isProject(_ root: Node) -> Bool {
    root["$themes"]?.elements != nil || root["$metadata"]?["tokenSetOrder"] != nil
  }

  /// The sets in `root`; the file itself, called `name`, where it is one set.
  static func parts(of root: Node, name: [String]) -> [TokenSource.Part] {
    guard isProject(root) else { return [TokenSource.Part(set: name, root: root)] }
    return root.members.filter { !$0.key.hasPrefix("$") && $0.value.isObject }.map { member in
      TokenSource.Part(file: name, set: [member.key], root: member.value)
    }
  }
}

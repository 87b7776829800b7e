import SourceTree

/// A file that holds a whole project of tokens: sets at the top by their names, and beside them, under
/// `$themes` and `$metadata`, which of them make a theme and in which order.
enum TokenProject {
  /// Files that say of the sets beside them what such a file says of those inside, by their names
  /// without extensions.
  static let fileNames: Set<String> = ["$themes", "$metadata"]

  /// Whether `root` is such a file.
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

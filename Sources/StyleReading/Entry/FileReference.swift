/// The path that a reference inside a file means.
enum FileReference {
  /// `reference` from the folder of `file`, with `.` and `..` taken out; nil where it leads to the
  /// network.
  static func path(_ reference: String, from file: String) -> String? {
    if reference.contains("://") { return nil }
    if reference.hasPrefix("/") { return reference }
    var parts = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .map(String.init)
    for part in reference.split(separator: "/").map(String.init) where part != "." {
      if part == "..", let last = parts.last, last != "..", last != "" {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }

  /// Whether `path` is in `folder` or below it, as they are written; "" is the folder one is in.
  static func isInside(_ path: String, folder: String) -> Bool {
    let prefix = folder.isEmpty || folder.hasSuffix("/") ? folder : folder + "/"
    guard path.hasPrefix(prefix), !prefix.isEmpty || !path.hasPrefix("/") else { return false }
    return !path.dropFirst(prefix.count).split(separator: "/").contains("..")
  }

  /// The folder that the file at `path` is in, as it is written; "" where `path` names none.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}

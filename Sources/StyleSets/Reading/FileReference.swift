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
}

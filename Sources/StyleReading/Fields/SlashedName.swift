/// A name of a style whose groups are parted by slashes, as design tools have them.
enum SlashedName {
  /// The names of the groups and its own; `unnamed` where there is none.
  static func path(_ name: String) -> [String] {
    let path = name.split(separator: "/").map { part in
      var part = part.drop { $0.isWhitespace }
      while part.last?.isWhitespace == true { part.removeLast() }
      return String(part)
    }
    return path.isEmpty ? ["unnamed"] : path
  }
}

import StyleModel

/// Names for styles to be shown by: each path without the groups that all have in common.
struct DisplayNames {
  private let commonCount: Int
  private var taken: Set<String> = []

  /// Names for the styles at `paths`, read and unreadable ones together.
  init(paths: [[String]]) {
    let groups = paths.map { DisplayNames.withoutRoot($0).dropLast() }
    let shortest = groups.map(\.count).min() ?? 0
    commonCount =
      (0..<shortest).first { index in groups.contains { $0[index] != groups[0][index] } }
      ?? shortest
  }

  /// The name of the style at `path`; a number is added where an earlier one has the same.
  mutating func name(of path: [String]) -> String {
    let own = DisplayNames.withoutRoot(path).dropFirst(commonCount)
    let plain = DisplayNames.text(of: own)
    var name = plain
    var number = 2
    while !taken.insert(name).inserted {
      name = "\(plain) (\(number))"
      number += 1
    }
    return name
  }

  /// `path` in one line; a name that is empty is said to be none.
  static func text(of path: some Sequence<String>) -> String {
    Quotation.harmless(path.map { $0.isEmpty ? "(unnamed)" : $0 }.joined(separator: "."))
  }

  /// `path` without a `$root` at its end, which stands for the group it is in.
  private static func withoutRoot(_ path: [String]) -> ArraySlice<String> {
    path.count > 1 && path.last == "$root" ? path.dropLast() : path[...]
  }
}

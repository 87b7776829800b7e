/// Names as no one should give them, for what must take any: of styles, groups and files.
public enum RandomName {
  private static let parts = [
    "Body", "body", "Body/Strong", "body strong", "$root", "$value", "$type", "a.b", "{a}", "1",
    "2xl",
    "-", "_", ".", "..", "/", "\\", "\"", "'", "`", "\n", "\r\n", "\t", "\u{0}", "\u{2028}", "*/",
    "//",
    "/*", "</style>", "\\(x)", "${x}", "%s", "#", ":", ";", "default", "class", "self", "Type",
    "init",
    "object", "val", "is", "in", "allCases", "rawValue", "font", "figures", "見出し", "é", "e\u{301}",
    "💥", "👩‍👩‍👧", "\u{202E}", "\u{FEFF}", "ß", "ſ", "İ", "", " ", "  ", "unnamed", "Body (2)",
  ]

  /// One part of a path: often a part alone, sometimes several in a row.
  public static func segment(using random: inout SplitMix64) -> String {
    (0...(Int.random(in: 0..<4, using: &random) / 3)).map { _ in
      parts.randomElement(using: &random) ?? ""
    }.joined()
  }

  /// Paths of one to three parts; some begin another, and some are equal.
  public static func paths(_ count: Int, using random: inout SplitMix64) -> [[String]] {
    var paths: [[String]] = []
    for _ in 0..<count {
      let earlier = paths.randomElement(using: &random) ?? []
      switch Int.random(in: 0..<6, using: &random) {
      case 0 where !earlier.isEmpty: paths.append(earlier)
      case 1 where !earlier.isEmpty: paths.append(earlier + [segment(using: &random)])
      case 2 where earlier.count > 1: paths.append(earlier.dropLast())
      default:
        let depth = Int.random(in: 1...3, using: &random)
        paths.append((0..<depth).map { _ in segment(using: &random) })
      }
    }
    return paths
  }
}

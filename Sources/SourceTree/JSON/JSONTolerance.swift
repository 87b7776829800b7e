import StyleModel

/// A departure from JSON whose meaning is plain, so that it is read and only noted.
///
/// Most of them are JSON5 (json5.org) or JSONC, the comments of editors' settings files.
enum JSONTolerance: Int, CaseIterable {
  case comment
  case trailingComma
  case singleQuotes
  case unquotedName
  case relaxedNumber
  case relaxedString

  /// What was tolerated, in the plural, as a note begins.
  var phrase: String {
    switch self {
    case .comment: "comments"
    case .trailingComma: "commas before a closing bracket"
    case .singleQuotes: "texts in single quotes"
    case .unquotedName: "names without quotes"
    case .relaxedNumber: "numbers in the manner of JSON5"
    case .relaxedString: "line breaks, tabs or escapes that JSON has not, inside texts"
    }
  }
}

/// How often each departure occurred, and where it did first.
struct JSONTolerances {
  private var first = [Int?](repeating: nil, count: JSONTolerance.allCases.count)
  private var counts = [Int](repeating: 0, count: JSONTolerance.allCases.count)

  /// Takes in one occurrence, at the UTF-8 offset `offset`.
  mutating func add(_ tolerance: JSONTolerance, at offset: Int) {
    counts[tolerance.rawValue] += 1
    if first[tolerance.rawValue] == nil { first[tolerance.rawValue] = offset }
  }

  /// A note for each kind that occurred.
  func notes(in source: SourceText) -> [Diagnostic] {
    JSONTolerance.allCases.compactMap { tolerance in
      guard let offset = first[tolerance.rawValue] else { return nil }
      let count = counts[tolerance.rawValue]
      return Diagnostic(
        .note, at: source.position(at: source.base + offset),
        "read in spite of \(tolerance.phrase), which JSON does not have"
          + (count > 1 ? " (the first of \(count))" : ""))
    }
  }
}

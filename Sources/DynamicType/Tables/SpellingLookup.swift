/// Finds a value by any of the spellings people use for it.
///
/// Letter case, spaces, tabs, hyphens and underscores make no difference, and a name may be
/// qualified as in source code (`UIContentSizeCategory.extraLarge`, `.extraLarge`).
struct SpellingLookup<Value: Sendable>: Sendable {
  private let kind: UnknownName.Kind
  private let qualifiers: [String]
  /// The best known spelling of each value, then the others.
  private let spellings: [String]
  private let values: [String: Value]

  /// Creates a lookup from the spellings of each value, the best known first.
  ///
  /// `qualifiers` are type names and constant prefixes that may stand in front of a name. One
  /// spelling for two values is a programmer error.
  init(
    _ kind: UnknownName.Kind, qualifiers: [String] = [],
    _ entries: [(value: Value, spellings: [String])]
  ) {
    self.kind = kind
    self.qualifiers = [""] + (qualifiers.flatMap { [$0 + ".", $0] } + ["."]).map(Self.folded)
    var values: [String: Value] = [:]
    for entry in entries {
      for folded in Set(entry.spellings.map(Self.folded)) {
        let earlier = values.updateValue(entry.value, forKey: folded)
        precondition(earlier == nil, "the spelling '\(folded)' stands for two values")
      }
    }
    self.values = values
    spellings =
      entries.compactMap(\.spellings.first) + entries.flatMap { $0.spellings.dropFirst() }
  }

  /// The value that `spelling` stands for.
  func value(of spelling: String) throws(UnknownName) -> Value {
    let folded = Self.folded(spelling)
    if let value = value(ofFolded: folded) { return value }
    let qualifier = qualifiers.first { !$0.isEmpty && folded.hasPrefix($0) } ?? ""
    throw UnknownName(
      kind: kind, spelling: spelling, unqualified: String(folded.dropFirst(qualifier.count)),
      spellings: spellings)
  }

  /// The value that exactly this spelling stands for, without a qualifier; `nil` if there is none.
  func value(ofUnqualified spelling: some StringProtocol) -> Value? {
    values[Self.folded(spelling)]
  }

  private func value(ofFolded folded: String) -> Value? {
    for qualifier in qualifiers where folded.hasPrefix(qualifier) {
      if let value = values[String(folded.dropFirst(qualifier.count))] { return value }
    }
    return nil
  }

  private static func folded(_ spelling: some StringProtocol) -> String {
    let bytes = spelling.utf8.compactMap { byte -> UInt8? in
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "-"), UInt8(ascii: "_"): nil
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
      default: byte
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

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
  /// Keys of the folded spellings: nearly all names of styles are none, which this tells without a
  /// copy of the name.
  private let keys: Set<UInt64>

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
    keys = Set(values.keys.map { Self.key(of: $0) })
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
    keys.contains(Self.key(of: spelling)) ? values[Self.folded(spelling)] : nil
  }

  private func value(ofFolded folded: String) -> Value? {
    for qualifier in qualifiers where folded.hasPrefix(qualifier) {
      if let value = values[String(folded.dropFirst(qualifier.count))] { return value }
    }
    return nil
  }

  /// A number that all spellings of one folded name share, by FNV-1a
  /// (datatracker.ietf.org/doc/draft-eastlake-fnv).
  private static func key(of spelling: some StringProtocol) -> UInt64 {
    var key: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in spelling.utf8 {
      if let byte = folded(byte) { key = (key ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    return key
  }

  private static func folded(_ spelling: some StringProtocol) -> String {
    String(decoding: spelling.utf8.compactMap { folded($0) }, as: UTF8.self)
  }

  /// A byte in lower case; nil for one that only joins words.
  private static func folded(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "-"), UInt8(ascii: "_"): nil
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
    default: byte
    }
  }
}

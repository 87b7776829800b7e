/// A name in the spelling that all of its spellings share: without case, blanks, hyphens, underscores,
/// points and slashes, so that `font-size`, `Font Size` and `fontSize` are one.
///
/// Names of files are looked up by the million, and nearly all of them are in no table: the key costs
/// no memory, and only a name whose key is known is spelt out.
package struct FoldedName: Hashable {
  private let key: UInt64

  /// The key of `name`.
  package init(_ name: String) {
    var hash = FoldedName.offset
    for byte in name.utf8 {
      // A letter of another script may have one of ASCII for its lower case.
      guard byte < 0x80 else {
        key = FoldedName.key(ofSpelling: FoldedName.spelling(of: name))
        return
      }
      guard !FoldedName.isJoint(byte) else { continue }
      hash = (hash ^ UInt64(FoldedName.lowered(byte))) &* FoldedName.prime
    }
    key = hash
  }

  private static func key(ofSpelling spelling: String) -> UInt64 {
    spelling.utf8.reduce(offset) { ($0 ^ UInt64($1)) &* prime }
  }

  /// `name` in lower case, without joints.
  package static func spelling(of name: String) -> String {
    name.lowercased().filter { !isJoint($0) }
  }

  /// Whether `character` only joins words.
  package static func isJoint(_ character: Character) -> Bool { " -_./".contains(character) }

  private static func isJoint(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: "/"):
      true
    default: false
    }
  }

  private static func lowered(_ byte: UInt8) -> UInt8 {
    0x41...0x5A ~= byte ? byte | 0x20 : byte
  }

  // FNV-1a, 64 bits wide (datatracker.ietf.org/doc/draft-eastlake-fnv).
  private static let offset: UInt64 = 0xCBF2_9CE4_8422_2325
  private static let prime: UInt64 = 0x100_0000_01B3
}

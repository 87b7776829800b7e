import StyleModel

/// Names that occur more than once in an object: the last one counts.
enum DuplicateNames {
  /// `members` with the last of those that share a name, and a warning for each of the others.
  static func removed(
    from members: [Member], in source: SourceText
  ) -> ([Member], [Diagnostic]) {
    let earlier = earlier(of: members.count) {
      members[$0].key == members[$1].key
    } hash: {
      members[$0].key.hashValue
    }
    if earlier.isEmpty { return (members, []) }
    let warnings = earlier.map { later, first in
      warning(
        members[later].key, at: members[later].keyOffset, after: members[first].keyOffset,
        in: source)
    }
    let superseded = Set(earlier.map(\.first))
    return (
      members.indices.filter { !superseded.contains($0) }.map { members[$0] }, warnings
    )
  }

  /// Which of `count` names occurred before, each with the last place where it did.
  ///
  /// Names are compared by `isEqual`; among many, only where `hash` is equal.
  @inline(__always)
  static func earlier(
    of count: Int, _ isEqual: (Int, Int) -> Bool, hash: (Int) -> Int
  ) -> [(later: Int, first: Int)] {
    var result: [(later: Int, first: Int)] = []
    if count <= 12 {
      for later in 0..<count {
        var first = later - 1
        while first >= 0, !isEqual(first, later) { first -= 1 }
        if first >= 0 { result.append((later, first)) }
      }
      return result
    }
    // A table of places, twice as large as they are many, in which the next free one is taken.
    var slots = 32
    while slots < count * 2 { slots *= 2 }
    var table = [Int32](repeating: -1, count: slots)
    for later in 0..<count {
      var slot = hash(later) & (slots - 1)
      while table[slot] >= 0, !isEqual(Int(table[slot]), later) { slot = (slot + 1) & (slots - 1) }
      if table[slot] >= 0 { result.append((later, Int(table[slot]))) }
      table[slot] = Int32(truncatingIfNeeded: later)
    }
    return result
  }

  static func warning(
    _ name: String, at offset: Int, after earlier: Int, in source: SourceText
  ) -> Diagnostic {
    let line = source.position(at: earlier).line
    return Diagnostic(
      .warning, at: source.position(at: offset),
      "the name \(Quotation(name)) stands on line \(line) already, and the last one counts",
      hint: "remove or rename one")
  }
}

extension JSONReader {
  /// Marks the values at `members`, all those of one object, that a later one of the same name
  /// takes the place of, and warns of it.
  mutating func supersede(_ members: ArraySlice<Int>) {
    if tree.areToldApart(members) { return }
    let start = members.startIndex
    let tree = tree
    let isPlain = members.allSatisfy { tree.records[$0].name.marks.contains(.isPlain) }
    let earlier =
      isPlain
      ? DuplicateNames.earlier(of: members.count) {
        tree.hasPlainName(members[start + $0], as: members[start + $1])
      } hash: {
        tree.plainHash(members[start + $0])
      }
      // Letters that Unicode calls the same may differ in their bytes.
      : DuplicateNames.earlier(of: members.count) {
        tree.name(of: members[start + $0]) == tree.name(of: members[start + $1])
      } hash: {
        tree.name(of: members[start + $0]).hashValue
      }
    for (later, first) in earlier {
      let later = members[start + later]
      let first = members[start + first]
      warnings.append(
        DuplicateNames.warning(
          tree.name(of: later), at: source.base + Int(tree.records[later].name.offset),
          after: source.base + Int(tree.records[first].name.offset), in: source))
      self.tree.records[first].name.marks.insert(.isSuperseded)
    }
  }
}

extension JSONTreeBuilder {
  /// Whether the names of some `members` are told apart by their lengths, first and last bytes alone;
  /// those of most small objects are.
  @inline(__always)
  fileprivate func areToldApart(_ members: ArraySlice<Int>) -> Bool {
    guard members.count <= 12 else { return false }
    var seen: UInt64 = 0
    for index in members {
      let name = records[index].name
      guard name.marks.contains(.isPlain), name.length > 0 else { return false }
      let first = Int(bytes[name.start])
      let last = Int(bytes[name.start + Int(name.length) - 1])
      let bit: UInt64 = 1 << UInt64((first &* 7 &+ last &* 3 &+ Int(name.length)) & 63)
      if seen & bit != 0 { return false }
      seen |= bit
    }
    return true
  }

  /// Whether two values have the same name, both of them ASCII in the bytes.
  fileprivate func hasPlainName(_ one: Int, as other: Int) -> Bool {
    let one = records[one].name
    let other = records[other].name
    guard one.length == other.length else { return false }
    var first = one.start
    var second = other.start
    for _ in 0..<one.length {
      if bytes[first] != bytes[second] { return false }
      first += 1
      second += 1
    }
    return true
  }

  /// A number for the name of the value at `index`, other ones in each run of the program.
  fileprivate func plainHash(_ index: Int) -> Int {
    let name = records[index].name
    let start = name.start
    var hasher = Hasher()
    var word: UInt64 = 0
    for place in 0..<Int(name.length) {
      word = word << 8 | UInt64(bytes[start + place])
      if place & 7 == 7 { hasher.combine(word) }
    }
    hasher.combine(word)
    return hasher.finalize()
  }
}

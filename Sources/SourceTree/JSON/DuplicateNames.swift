import StyleModel

/// Names that occur more than once in an object: the last one counts.
enum DuplicateNames {
  /// `members` with the last of those that share a name, and a warning for each of the others.
  static func removed(
    from members: [Member], in source: SourceText
  ) -> ([Member], [Diagnostic]) {
    var earlier: [Int: Int] = [:]
    if members.count <= 12 {
      for later in members.indices.dropFirst() {
        earlier[later] = members[..<later].lastIndex { $0.key == members[later].key }
      }
    } else {
      var seen: [String: Int] = [:]
      seen.reserveCapacity(members.count)
      for (index, member) in members.enumerated() {
        earlier[index] = seen.updateValue(index, forKey: member.key)
      }
    }
    if earlier.isEmpty { return (members, []) }
    let warnings = earlier.sorted { $0.key < $1.key }.map { later, first in
      warning(members[later], after: members[first], in: source)
    }
    let superseded = Set(earlier.values)
    return (
      members.indices.filter { !superseded.contains($0) }.map { members[$0] }, warnings
    )
  }

  private static func warning(
    _ member: Member, after earlier: Member, in source: SourceText
  ) -> Diagnostic {
    let line = source.position(at: earlier.keyOffset).line
    return Diagnostic(
      .warning, at: source.position(at: member.keyOffset),
      "the name \(Quotation(member.key)) stands on line \(line) already, and the last one counts",
      hint: "remove or rename one")
  }
}

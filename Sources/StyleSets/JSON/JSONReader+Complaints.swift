extension JSONReader {
  mutating func warnOfOverflow(_ number: JSONNumber, at index: Int) {
    warnings.append(
      Diagnostic(
        .warning, at: source.position(at: source.base + index),
        "the number \(Quotation(number.text)) is too large to hold", hint: "check the value"))
  }

  /// `members` with the last of those that share a name, and a warning for each of the others.
  mutating func withoutDuplicates(_ members: [JSONMember]) -> [JSONMember] {
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
    if earlier.isEmpty { return members }
    for (later, first) in earlier.sorted(by: { $0.key < $1.key }) {
      warnOfDuplicate(members[later], after: members[first])
    }
    let superseded = Set(earlier.values)
    return members.indices.filter { !superseded.contains($0) }.map { members[$0] }
  }

  private mutating func warnOfDuplicate(_ member: JSONMember, after earlier: JSONMember) {
    let line = source.position(at: earlier.keyOffset).line
    warnings.append(
      Diagnostic(
        .warning, at: source.position(at: member.keyOffset),
        "the name \(Quotation(member.key)) stands on line \(line) already, and the last one counts",
        hint: "remove or rename one"))
  }

  /// What is wrong with a byte that begins no value.
  func valueFault() -> JSONFault {
    guard let byte = scanner.byte else { return endFault() }
    switch byte {
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      return closerFault(byte)
    case UInt8(ascii: ","):
      return JSONFault(.extraComma, at: scanner.index)
    case 0xE2 where "“”„‘’".contains(scanner.character()):
      return JSONFault(.curlyQuotes, at: scanner.index)
    default:
      let word = scanner.word()
      return JSONFault(
        word.isEmpty ? .unexpectedCharacter(scanner.character()) : .unknownWord(word),
        at: scanner.index)
    }
  }

  func keyFault() -> JSONFault {
    guard let byte = scanner.byte else { return endFault() }
    switch byte {
    case UInt8(ascii: "]"): return closerFault(byte)
    case UInt8(ascii: ","): return JSONFault(.extraComma, at: scanner.index)
    case 0xE2 where "“”„‘’".contains(scanner.character()):
      return JSONFault(.curlyQuotes, at: scanner.index)
    default: return JSONFault(.keyExpected(found: scanner.character()), at: scanner.index)
    }
  }

  /// A closer in the wrong place: of another kind of container, or where a value should be.
  func closerFault(_ byte: UInt8) -> JSONFault {
    let found = String(UnicodeScalar(byte))
    guard let container = openContainer, container.closer != found else {
      return JSONFault(.unexpectedCharacter(found), at: scanner.index)
    }
    return JSONFault(
      .mismatchedCloser(found: found, expected: container.closer), at: scanner.index)
  }

  func endFault() -> JSONFault {
    guard let container = openContainer, let start = openIndex else {
      return JSONFault(.unexpectedEnd(inside: nil, openedOnLine: nil), at: scanner.index)
    }
    let line = source.position(at: source.base + start).line
    return JSONFault(.unexpectedEnd(inside: container, openedOnLine: line), at: scanner.index)
  }
}

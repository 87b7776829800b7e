/// The names of members.
extension JSONReader {
  /// Reads a name and its colon, or the end of the object.
  mutating func readName() throws(JSONFault) {
    let offset = scanner.index
    guard let byte = scanner.byte else { throw endFault() }
    if byte == UInt8(ascii: "}") {
      if let lastComma { scanner.tolerances.add(.trailingComma, at: lastComma) }
      return close()
    }
    if dialect == .script {
      if try readSpread() { return }
      if byte == UInt8(ascii: "[") { return try readComputedName() }
    }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      let text = try scanner.text()
      if text.hasEscape {
        tree.take(name: try scanner.unescaped(text), at: offset)
      } else {
        tree.take(name: text, at: offset)
      }
    } else {
      try readBareName()
    }
    try scanner.skipBlank()
    if dialect == .script, scanner.byte == UInt8(ascii: ",") || scanner.byte == UInt8(ascii: "}") {
      return deliver(kept: .string("{\(tree.nextName)}"), at: offset)
    }
    guard scanner.byte == UInt8(ascii: ":") else {
      throw scanner.byte == nil
        ? endFault() : JSONFault(.missingColon(key: tree.nextName), at: scanner.index)
    }
    scanner.index += 1
    lastComma = nil
    expectation = .value
  }

  /// Reads a name without quotes.
  private mutating func readBareName() throws(JSONFault) {
    let offset = scanner.index
    let name = scanner.word()
    guard !name.isEmpty else { throw keyFault() }
    scanner.tolerances.add(.unquotedName, at: offset)
    scanner.index += name.utf8.count
    tree.take(name: name, at: offset)
  }
}

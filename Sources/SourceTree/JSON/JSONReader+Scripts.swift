/// What object literals of scripts have beside JSON.
extension JSONReader {
  /// Reads `...base`, as a member called `...`; false where there is none.
  mutating func readSpread() throws(JSONFault) -> Bool {
    let start = scanner.index
    guard scanner.byte == UInt8(ascii: "."), scanner.byte(after: 1) == UInt8(ascii: "."),
      scanner.byte(after: 2) == UInt8(ascii: ".")
    else { return false }
    scanner.index += 3
    tree.take(name: "...", at: start)
    deliver(kept: try scanner.expression(), at: start)
    return true
  }

  /// Reads `[name]:`, whose name only a run of the script would tell; it goes by what is written.
  mutating func readComputedName() throws(JSONFault) {
    let start = scanner.index
    scanner.index += 1
    guard case .string(let name) = try scanner.expression(), scanner.byte == UInt8(ascii: "]")
    else {
      throw JSONFault(.keyExpected(found: "["), at: start)
    }
    scanner.index += 1
    try scanner.skipBlank()
    guard scanner.byte == UInt8(ascii: ":") else {
      throw JSONFault(.missingColon(key: name), at: scanner.index)
    }
    scanner.index += 1
    lastComma = nil
    tree.take(name: name, at: start)
    expectation = .value
  }

  /// Takes in what follows a scalar up to the next comma, as in `16 * 1.5`; it is then one
  /// expression.
  mutating func extendExpression(from start: Int) throws(JSONFault) {
    try scanner.skipBlank()
    guard scanner.continuesExpression else { return }
    scanner.index = start
    replaceLast(with: try scanner.expression())
  }
}

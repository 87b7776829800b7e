import StyleModel

/// How reading goes on behind a syntax error.
extension JSONReader {
  mutating func report(_ fault: JSONFault) {
    errors.append(JSONReader.diagnostic(of: fault, in: source))
  }

  /// Goes back into the string before the cursor where it took in a comma and the quote of the next
  /// name, as in `"Inter, "size": 17`: it lacks its own quote. Nil where it is sound.
  mutating func reopenString() -> JSONFault? {
    guard let string = lastString, string.upperBound == scanner.index,
      let byte = scanner.byte, JSONScanner.isWordByte(byte),
      let comma = scanner.bytes[string].firstIndex(of: UInt8(ascii: ","))
    else { return nil }
    lastString = nil
    replaceLast(with: .damaged)
    scanner.index = comma
    return JSONFault(.missingQuote, at: string.lowerBound)
  }

  /// Puts `value`, which is no container, in the place of the one delivered last.
  mutating func replaceLast(with value: Node.Value) {
    switch value {
    case .string(let text): tree.replaceLast(with: .keptText, extent: tree.keep(text))
    case .number(let number): tree.replaceLast(with: .keptNumber, extent: tree.keep(number.text))
    default: tree.replaceLast(with: .damaged)
    }
  }

  /// Reports `fault`, and goes on behind it: the value that it is in counts as damaged.
  mutating func recover(from fault: JSONFault) {
    report(fault)
    if errors.count == JSONReader.errorLimit {
      errors.append(
        Diagnostic(
          .error, at: source.position(at: source.base + fault.offset),
          "the rest of the file is not read after \(JSONReader.errorLimit) errors",
          hint: "check whether the file is what it should be"))
    }
    guard !fault.isFinal, errors.count < JSONReader.errorLimit else { return closeAll() }
    if case .mismatchedCloser = fault.error { return closeMismatched() }
    isCommaLost = fault.isLineBreak
    scanner.index = max(scanner.index, fault.offset)
    if scanner.index == lastRecovery { scanner.index += 1 }
    if !fault.isLineBreak { scanner.skipDamage() }
    lastRecovery = scanner.index
    if expectation == .value, openContainer == .object || fault.error != .extraComma {
      deliver(.damaged, at: fault.offset)
    }
    expectation = frames.isEmpty ? .value : .separator
    if frames.isEmpty, scanner.byte == nil {
      if !isDone { deliver(.damaged, at: fault.offset) }
    }
  }

  /// Closes up to the container that the closer under the cursor fits; one that fits none is skipped.
  private mutating func closeMismatched() {
    let wanted: JSONSyntaxError.Container = scanner.byte == UInt8(ascii: "}") ? .object : .array
    if frames.contains(where: { $0.container == wanted }) {
      while let frame = frames.last, frame.container != wanted { abandon(frame) }
      if expectation == .value, wanted == .object { deliver(.damaged, at: scanner.index) }
      finishContainer()
    }
    scanner.index += 1
  }

  /// Closes everything that is open, as at the end of a truncated file.
  mutating func closeAll() {
    while let frame = frames.last { abandon(frame) }
    if !isDone { deliver(.damaged, at: scanner.index) }
  }

  private mutating func abandon(_ frame: Frame) {
    if expectation == .value, frame.container == .object {
      deliver(.damaged, at: scanner.index)
    }
    finishContainer()
  }
}

import StyleModel

extension JSONReader {
  /// Warns of `number` where it is beyond all doubles.
  mutating func warnOfOverflow(_ number: WrittenNumber, at index: Int) {
    guard number.double.isInfinite else { return }
    warnings.append(
      Diagnostic(
        .warning, at: source.position(at: source.base + index),
        "the number \(Quotation(number.text)) is too large to hold", hint: "check the value"))
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

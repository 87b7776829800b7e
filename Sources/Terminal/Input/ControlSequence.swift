import Browser

/// A complete control sequence, `CSI prefix parameters intermediates final`.
struct ControlSequence {
  /// One of `< = > ?` in front of the parameters.
  private(set) var prefix: UInt8?
  /// The numbers between semicolons, 0 where one is left out; of a list with colons the first.
  private(set) var parameters: [Int] = []
  /// What stands between the parameters and the end, such as `$`.
  private(set) var intermediates: [UInt8] = []
  /// The letter, or `~`, that says what the sequence is.
  let final: UInt8

  /// Reads the bytes between the introducer and `final`.
  init(_ body: [UInt8], final: UInt8) {
    self.final = final
    var number = 0
    var isSubparameter = false
    var hasParameters = false
    for byte in body {
      switch byte {
      case 0x3C...0x3F:
        if !hasParameters { prefix = byte }
      case 0x30...0x39:
        hasParameters = true
        // Clamped far beyond any figure a terminal has to report.
        if !isSubparameter { number = min(99_999_999, number * 10 + Int(byte - 0x30)) }
      case 0x3A:
        isSubparameter = true
      case 0x3B:
        hasParameters = true
        parameters.append(number)
        number = 0
        isSubparameter = false
      default:
        intermediates.append(byte)
      }
    }
    if hasParameters { parameters.append(number) }
  }

  /// Whether pasted text follows.
  var startsPaste: Bool { isPlain && final == UInt8(ascii: "~") && parameters == [200] }

  /// What the sequence says, if it is one that this program knows.
  var meaning: DecodedInput? {
    if let answer { return .answer(answer) }
    if let mouse { return .event(.mouse(mouse)) }
    guard isPlain else { return nil }
    switch final {
    case UInt8(ascii: "I") where parameters.isEmpty: return .event(.focus(true))
    case UInt8(ascii: "O") where parameters.isEmpty: return .event(.focus(false))
    default: return key.map { .event(.key($0)) }
    }
  }

  private var isPlain: Bool { prefix == nil && intermediates.isEmpty }

  private func parameter(_ index: Int) -> Int {
    index < parameters.count ? parameters[index] : 0
  }

  private var answer: TerminalAnswer? {
    switch (prefix, intermediates, final) {
    case (UInt8(ascii: "?"), [], UInt8(ascii: "c")):
      .primaryAttributes(parameters)
    case (UInt8(ascii: ">"), [], UInt8(ascii: "c")):
      .secondaryAttributes(parameters)
    case (UInt8(ascii: "?"), [UInt8(ascii: "$")], UInt8(ascii: "y")) where parameters.count == 2:
      .mode(number: parameters[0], state: parameters[1])
    case (UInt8(ascii: "?"), [], UInt8(ascii: "u")):
      .keyboardFlags(parameter(0))
    case (nil, [], UInt8(ascii: "t")) where !parameters.isEmpty:
      .windowReport(parameters)
    default:
      nil
    }
  }

  private var mouse: MouseEvent? {
    guard prefix == UInt8(ascii: "<"), intermediates.isEmpty, parameters.count == 3,
      final == UInt8(ascii: "M") || final == UInt8(ascii: "m")
    else { return nil }
    return MouseReport(
      code: parameters[0], isRelease: final == UInt8(ascii: "m"), column: parameters[1] - 1,
      row: parameters[2] - 1
    ).event
  }

  private var key: Key? {
    let modifiers = KeyModifiers(parameter: parameter(1))
    switch final {
    case UInt8(ascii: "u"):
      return KeyTable.codePoint(parameter(0), modifiers)
    case UInt8(ascii: "~") where parameter(0) == 27 && parameters.count == 3:
      return KeyTable.codePoint(parameter(2), modifiers)
    case UInt8(ascii: "~"):
      return KeyTable.numbered(parameter(0)).map(modifiers.applied)
    default:
      // With another first parameter it is a report, such as the cursor's place in `CSI 24;80 R`.
      return parameter(0) <= 1 ? KeyTable.letter(final).map(modifiers.applied) : nil
    }
  }
}

import Browser

/// Turns what a terminal sends into events and answers, a byte at a time.
///
/// Feed it whatever has arrived, cut anywhere. Sequences it does not know are swallowed whole, so
/// that no part of them looks like a key; what it keeps of an unfinished one is bounded.
public struct InputDecoder: Sendable {
  /// Which bytes, if any, are still missing.
  public enum Awaited: Hashable, Sendable {
    /// None: what was fed is complete.
    case nothing
    /// Perhaps none: an escape that may be the key itself or the start of a sequence.
    case escape
    /// The rest of a sequence, a string or a paste.
    case sequence
  }

  /// The longest parameter part of a control sequence that is understood, in bytes.
  public static let sequenceLimit = 128
  /// The longest answer string that is understood, in bytes.
  public static let stringLimit = 4096
  /// How much of one paste is kept, in bytes; the rest of it is dropped.
  public static let pasteLimit = 65536

  enum StringKind { case operatingSystemCommand, deviceControl, applicationCommand }

  private enum State {
    case ground
    /// A character of several bytes; with Alt it means nothing.
    case character(missing: Int, hasAlt: Bool = false)
    case escape
    case controlSequence
    case linuxFunctionKey
    case singleShift
    case legacyMouse
    case string(StringKind)
    case stringEnd(StringKind)
    case paste
  }

  private static let escape: UInt8 = 0x1B
  private static let pasteTerminator: [UInt8] = [0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E]

  private var state = State.ground
  private var collected: [UInt8] = []
  private var matchedTerminator = 0
  private var output: [DecodedInput] = []

  /// A decoder that has seen nothing yet.
  public init() {}

  /// What the decoder waits for.
  public var awaited: Awaited {
    switch state {
    case .ground, .character: .nothing
    case .escape: .escape
    case .controlSequence, .singleShift, .linuxFunctionKey, .legacyMouse, .string, .stringEnd,
      .paste:
      .sequence
    }
  }

  /// Returns what the bytes complete, in the order of arrival.
  public mutating func feed(_ bytes: some Sequence<UInt8>) -> [DecodedInput] {
    for byte in bytes { step(byte) }
    return takeOutput()
  }

  /// Returns what the bytes so far mean if nothing follows: a lone escape is the escape key.
  ///
  /// An unfinished paste ends here; other unfinished sequences are dropped.
  public mutating func timeOut() -> [DecodedInput] {
    switch state {
    case .paste: finishPaste()
    case .escape: emit(.escape)
    default: break
    }
    enter(.ground)
    return takeOutput()
  }

  private mutating func takeOutput() -> [DecodedInput] {
    defer { output.removeAll(keepingCapacity: true) }
    return output
  }

  private mutating func enter(_ next: State) {
    state = next
    collected.removeAll(keepingCapacity: true)
    matchedTerminator = 0
  }

  private mutating func emit(_ key: Key) {
    output.append(.event(.key(key)))
  }

  private mutating func step(_ byte: UInt8) {
    switch state {
    case .ground: stepGround(byte)
    case .character(let missing, let hasAlt):
      stepCharacter(byte, missing: missing, hasAlt: hasAlt)
    case .escape: stepEscape(byte)
    case .controlSequence: stepControlSequence(byte)
    case .linuxFunctionKey: stepLinuxFunctionKey(byte)
    case .singleShift: stepSingleShift(byte)
    case .legacyMouse: stepLegacyMouse(byte)
    case .string(let kind): stepString(byte, kind)
    case .stringEnd(let kind): stepStringEnd(byte, kind)
    case .paste: stepPaste(byte)
    }
  }

  /// Leaves a sequence that cannot go on and reads the byte as if it stood alone.
  private mutating func abandon(for byte: UInt8) {
    enter(.ground)
    stepGround(byte)
  }

  // MARK: Characters

  private mutating func stepGround(_ byte: UInt8) {
    switch byte {
    case Self.escape:
      enter(.escape)
    case 0x00...0x1F, 0x7F:
      emit(KeyTable.control(byte))
    case 0x20...0x7E:
      emit(.character(Character(Unicode.Scalar(byte))))
    case 0xC2...0xF4:
      enter(.character(missing: Self.continuation(of: byte)))
      collected.append(byte)
    default:
      break
    }
  }

  /// How many bytes follow a leading one.
  private static func continuation(of byte: UInt8) -> Int { byte < 0xE0 ? 1 : byte < 0xF0 ? 2 : 3 }

  private mutating func stepCharacter(_ byte: UInt8, missing: Int, hasAlt: Bool) {
    guard byte & 0xC0 == 0x80 else { return abandon(for: byte) }
    collected.append(byte)
    guard missing == 1 else {
      state = .character(missing: missing - 1, hasAlt: hasAlt)
      return
    }
    // Overlong forms and surrogates come out as U+FFFD; C1 controls are no characters either.
    let scalar = String(decoding: collected, as: UTF8.self).unicodeScalars.first
    if let scalar, scalar != "\u{FFFD}", scalar.value >= 0xA0, !hasAlt {
      emit(.character(Character(scalar)))
    }
    enter(.ground)
  }

  // MARK: Sequences

  private mutating func stepEscape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "["): enter(.controlSequence)
    case UInt8(ascii: "O"): enter(.singleShift)
    case UInt8(ascii: "]"): enter(.string(.operatingSystemCommand))
    case UInt8(ascii: "P"): enter(.string(.deviceControl))
    case UInt8(ascii: "_"): enter(.string(.applicationCommand))
    case Self.escape:
      // Alt with a key that has a sequence of its own; the sequence follows.
      break
    case 0xC2...0xF4:
      enter(.character(missing: Self.continuation(of: byte), hasAlt: true))
      collected.append(byte)
    default:
      // Alt sends an escape first. No key with Alt means anything, and Escape must not slip through.
      enter(.ground)
    }
  }

  private mutating func stepControlSequence(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "[") where collected.isEmpty:
      enter(.linuxFunctionKey)
    case UInt8(ascii: "M") where collected.isEmpty:
      enter(.legacyMouse)
    case 0x20...0x3F:
      if collected.count <= Self.sequenceLimit { collected.append(byte) }
    case 0x40...0x7E:
      finishControlSequence(final: byte)
    default:
      abandon(for: byte)
    }
  }

  private mutating func finishControlSequence(final: UInt8) {
    let sequence = ControlSequence(collected, final: final)
    let fits = collected.count <= Self.sequenceLimit
    enter(.ground)
    guard fits else { return }
    if sequence.startsPaste {
      enter(.paste)
    } else if let meaning = sequence.meaning {
      output.append(meaning)
    }
  }

  private mutating func stepLinuxFunctionKey(_ byte: UInt8) {
    guard byte >= 0x20 else { return abandon(for: byte) }
    enter(.ground)
    if let number = KeyTable.linuxFunctionNumber(byte) { emit(.function(number)) }
  }

  private mutating func stepSingleShift(_ byte: UInt8) {
    switch byte {
    case 0x30...0x3B where collected.count < Self.sequenceLimit:
      // Some terminals put modifiers here, as in `ESC O 5 C`; the key is what counts.
      collected.append(byte)
    case 0x20...0x7E:
      enter(.ground)
      if let key = KeyTable.singleShift(byte) { emit(key) }
    default:
      abandon(for: byte)
    }
  }

  private mutating func stepLegacyMouse(_ byte: UInt8) {
    collected.append(byte)
    guard collected.count == 3 else { return }
    let report = collected
    enter(.ground)
    guard report.allSatisfy({ $0 >= 0x20 }) else { return }
    let code = Int(report[0]) - 32
    let mouse = MouseReport(
      code: code, isRelease: code & 3 == 3, column: Int(report[1]) - 33, row: Int(report[2]) - 33)
    if let event = mouse.event { output.append(.event(.mouse(event))) }
  }

  // MARK: Strings and pastes

  private mutating func stepString(_ byte: UInt8, _ kind: StringKind) {
    switch byte {
    case Self.escape:
      state = .stringEnd(kind)
    case 0x07:
      finishString(kind)
    case 0x00...0x1F:
      // No answer holds a control character; a reader who presses Control-C wants out.
      abandon(for: byte)
    default:
      if collected.count <= Self.stringLimit { collected.append(byte) }
    }
  }

  private mutating func stepStringEnd(_ byte: UInt8, _ kind: StringKind) {
    if byte == UInt8(ascii: "\\") {
      finishString(kind)
    } else {
      enter(.escape)
      stepEscape(byte)
    }
  }

  private mutating func finishString(_ kind: StringKind) {
    let text = String(decoding: collected, as: UTF8.self)
    let fits = collected.count <= Self.stringLimit
    enter(.ground)
    if fits, let answer = AnswerString(kind: kind, text: text).answer {
      output.append(.answer(answer))
    }
  }

  private mutating func stepPaste(_ byte: UInt8) {
    if byte == Self.pasteTerminator[matchedTerminator] {
      matchedTerminator += 1
      if matchedTerminator == Self.pasteTerminator.count {
        finishPaste()
        enter(.ground)
      }
      return
    }
    for matched in Self.pasteTerminator.prefix(matchedTerminator) { keepPasted(matched) }
    matchedTerminator = byte == Self.escape ? 1 : 0
    if matchedTerminator == 0 { keepPasted(byte) }
  }

  private mutating func keepPasted(_ byte: UInt8) {
    if collected.count < Self.pasteLimit { collected.append(byte) }
  }

  private mutating func finishPaste() {
    // Terminals send a line's end as a carriage return, as if it had been typed.
    var text = String.UnicodeScalarView()
    var followsReturn = false
    for scalar in String(decoding: collected, as: UTF8.self).unicodeScalars {
      if scalar == "\r" || scalar == "\n" && !followsReturn {
        text.append("\n")
      } else if scalar != "\n" && scalar != "\u{FFFD}" {
        text.append(scalar)
      }
      followsReturn = scalar == "\r"
    }
    output.append(.event(.paste(String(text))))
  }
}

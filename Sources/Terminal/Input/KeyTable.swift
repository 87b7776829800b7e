import Browser

/// Which key a control character or the end of a key sequence stands for.
///
/// Sources: the xterm control sequences document (PC-style and VT220-style function keys) and
/// console_codes(4) for the Linux console.
enum KeyTable {
  /// The key behind a byte below 0x20, or 0x7F.
  static func control(_ byte: UInt8) -> Key {
    switch byte {
    case 0x00: .control(" ")
    case 0x08, 0x7F: .backspace
    case 0x09: .tab
    case 0x0A, 0x0D: .enter
    case 0x1B: .escape
    case 0x01...0x1A: .control(Character(Unicode.Scalar(byte + 0x60)))
    default: .control(Character(Unicode.Scalar(byte + 0x40)))
    }
  }

  /// The key of `CSI … letter`, as sent without modifiers.
  static func letter(_ final: UInt8) -> Key? {
    switch final {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "P")...UInt8(ascii: "S"): .function(Int(final - UInt8(ascii: "P")) + 1)
    case UInt8(ascii: "Z"): .backTab
    default: nil
    }
  }

  /// The key of `SS3 letter`: those of `letter`, and the keypad in application mode.
  static func singleShift(_ final: UInt8) -> Key? {
    switch final {
    case UInt8(ascii: "M"): .enter
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      // The keypad's characters lie 0x40 below the letters that stand for them.
      .character(Character(Unicode.Scalar(final - 0x40)))
    default: letter(final)
    }
  }

  /// The key of `CSI number ~`.
  static func numbered(_ number: Int) -> Key? {
    switch number {
    case 1, 7: .home
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23, 24: .function(number - 12)
    default: nil
    }
  }

  /// The key of a code point and modifiers, as in `CSI 97 ; 5 u`.
  static func codePoint(_ code: Int, _ modifiers: KeyModifiers) -> Key? {
    guard let value = UInt32(exactly: code), let scalar = Unicode.Scalar(value) else { return nil }
    if value < 0x20 || value == 0x7F {
      let key = control(UInt8(value))
      return key == .tab && modifiers.contains(.shift) ? .backTab : key
    }
    // The kitty protocol numbers keys without a character in the private use area.
    guard value >= 0x20, !(0x80...0x9F).contains(value), !(0xE000...0xF8FF).contains(value) else {
      return nil
    }
    let character = Character(scalar)
    if modifiers.contains(.control) { return .control(Character(character.lowercased())) }
    let upper = character.uppercased()
    return .character(
      modifiers.contains(.shift) && upper.count == 1 ? Character(upper) : character)
  }

  /// The function key of `CSI [ letter` on the Linux console.
  static func linuxFunctionNumber(_ byte: UInt8) -> Int? {
    (UInt8(ascii: "A")...UInt8(ascii: "E")).contains(byte) ? Int(byte - UInt8(ascii: "A")) + 1 : nil
  }
}

/// Keys held down with another one, in the bits that follow from `CSI 1 ; n` (n − 1); of the others,
/// such as Alt in bit 1, nothing is asked.
struct KeyModifiers: OptionSet {
  let rawValue: Int

  static let shift = KeyModifiers(rawValue: 1)
  static let control = KeyModifiers(rawValue: 4)

  init(rawValue: Int) { self.rawValue = rawValue }

  /// From the parameter of a sequence; 0 and 1 mean none.
  init(parameter: Int) { self.init(rawValue: max(0, parameter - 1)) }

  /// Shift or Control makes a step a leap: an arrow goes to the end, or a page on.
  func applied(to key: Key) -> Key {
    guard !isDisjoint(with: [.shift, .control]) else { return key }
    switch key {
    case .left: return .home
    case .right: return .end
    case .up: return .pageUp
    case .down: return .pageDown
    case .tab where contains(.shift): return .backTab
    default: return key
    }
  }
}

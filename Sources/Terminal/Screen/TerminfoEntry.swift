import Browser
import Imaging

/// A terminfo entry of our own, for ncurses to draw with where the installed one would not do.
///
/// `xterm-256color` knows no 24-bit colours, and the entries that do are in a package that few have
/// installed. ncurses 6.1 and later takes a whole compiled entry from the environment, as
/// `TERMINFO=hex:…` (ncurses(3), "TERMINFO"), so the entry is made here. It holds what ncurses needs
/// for drawing and every terminal in the xterm family has: no scrolling, no keys, and no erasing in
/// colour, on which terminals disagree. The format is term(5), "Extended number format".
struct TerminfoEntry {
  /// What `TERM` is while ncurses reads the entry.
  let name: String
  private let colors: Int32
  private let setForeground: String
  private let setBackground: String
  private let hasDirectColor: Bool

  /// 24-bit colours; numbers below 256 are the palette.
  static let directColor = TerminfoEntry(
    name: "typeramp-direct", colors: 1 << 24, setForeground: directColorSequence(layer: 38),
    setBackground: directColorSequence(layer: 48), hasDirectColor: true)

  /// The palette of 256, for a terminal whose `TERM` is not installed here.
  static let palette = TerminfoEntry(
    name: "typeramp-256", colors: 256, setForeground: "\u{1B}[38;5;%p1%dm",
    setBackground: "\u{1B}[48;5;%p1%dm", hasDirectColor: false)

  /// What to describe the terminal to ncurses with, best first; `nil` is the installed entry.
  static func candidates(probe: CapabilityProbe, wishedDepth: ColorDepth?) -> [TerminfoEntry?] {
    if probe.identity.isPlain { return [nil] }
    switch wishedDepth ?? probe.capabilities().colorDepth {
    case .truecolor: return [.directColor, nil]
    case .ansi256 where wishedDepth != nil: return [.palette, nil]
    // Whatever answered the questions understands this much, also under a name unknown here.
    default: return probe.hasAnswered ? [nil, .palette] : [nil]
    }
  }

  /// The value for the environment variable `TERMINFO`.
  var environmentValue: String {
    let digits = Array("0123456789abcdef".utf8)
    var text = Array("hex:".utf8)
    for byte in compiled {
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 15)])
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func directColorSequence(layer: Int) -> String {
    let channels = "%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d"
    return "\u{1B}[\(layer);%?%p1%{256}%<%t5;%p1%d%e2;\(channels)%;m"
  }

  /// Indexes into the format's list of flags, as in term.h.
  private static let flags = [
    1,  // am: the cursor moves on by itself,
    4,  // xenl: but only with the next character after the last column
    13,  // mir: it may move while inserting
    14,  // msgr: it may move while attributes are on
  ]

  /// Indexes into the format's list of strings, as in term.h.
  private var strings: [Int: String] {
    [
      1: "\u{07}",  // bel
      2: "\r",  // cr
      5: "\u{1B}[H\u{1B}[2J",  // clear
      6: "\u{1B}[K",  // el
      7: "\u{1B}[J",  // ed
      8: "\u{1B}[%i%p1%dG",  // hpa
      10: "\u{1B}[%i%p1%d;%p2%dH",  // cup
      11: "\n",  // cud1
      12: "\u{1B}[H",  // home
      13: "\u{1B}[?25l",  // civis
      14: "\u{08}",  // cub1
      16: "\u{1B}[?25h",  // cnorm
      17: "\u{1B}[C",  // cuf1
      19: "\u{1B}[A",  // cuu1
      27: "\u{1B}[1m",  // bold
      28: "\u{1B}[?1049h",  // smcup
      30: "\u{1B}[2m",  // dim
      34: "\u{1B}[7m",  // rev
      36: "\u{1B}[4m",  // smul
      37: "\u{1B}[%p1%dX",  // ech
      39: "\u{1B}[m",  // sgr0
      40: "\u{1B}[?1049l",  // rmcup
      44: "\u{1B}[24m",  // rmul
      107: "\u{1B}[%p1%dB",  // cud
      111: "\u{1B}[%p1%dD",  // cub
      112: "\u{1B}[%p1%dC",  // cuf
      114: "\u{1B}[%p1%dA",  // cuu
      127: "\u{1B}[%i%p1%dd",  // vpa
      151: "\u{1B}[?7h",  // smam
      152: "\u{1B}[?7l",  // rmam
      269: "\u{1B}[1K",  // el1
      297: "\u{1B}[39;49m",  // op
      359: setForeground,  // setaf
      360: setBackground,  // setab
    ]
  }

  /// Indexes into the format's list of numbers, as in term.h.
  private var numbers: [Int: Int32] {
    [
      0: 80,  // cols
      1: 8,  // it
      2: 24,  // lines
      13: colors,  // colors
      14: 65536,  // pairs
    ]
  }

  /// The entry as tic(1) would have written it.
  var compiled: [UInt8] {
    let names = Array("\(name)|drawn with by typeramp".utf8) + [0]
    let flagCount = 1 + (Self.flags.max() ?? 0)
    let numberCount = 1 + (numbers.keys.max() ?? 0)
    let stringCount = 1 + (strings.keys.max() ?? 0)

    var offsets: [UInt8] = []
    var table: [UInt8] = []
    for index in 0..<stringCount {
      guard let string = strings[index] else {
        offsets += Self.short(-1)
        continue
      }
      offsets += Self.short(table.count)
      table += Array(string.utf8) + [0]
    }

    let extendedNumberMagic = 0o1036
    var entry = [
      extendedNumberMagic, names.count, flagCount, numberCount, stringCount, table.count,
    ].flatMap(Self.short)
    entry += names
    entry += (0..<flagCount).map { Self.flags.contains($0) ? 1 : 0 }
    Self.padToEven(&entry)
    entry += (0..<numberCount).flatMap { Self.long(numbers[$0] ?? -1) }
    entry += offsets + table
    if hasDirectColor { appendDirectColorFlag(to: &entry) }
    return entry
  }

  /// The extended flag RGB, which tells ncurses that colour numbers are not a palette to keep.
  private func appendDirectColorFlag(to entry: inout [UInt8]) {
    let flagName = Array("RGB".utf8) + [0]
    Self.padToEven(&entry)
    // Flags, numbers, strings, names of all of them, bytes of the names.
    entry += [1, 0, 0, 1, flagName.count].flatMap(Self.short)
    entry += [1, 0]
    entry += Self.short(0)
    entry += flagName
  }

  private static func padToEven(_ bytes: inout [UInt8]) {
    if bytes.count % 2 == 1 { bytes.append(0) }
  }

  private static func short(_ value: Int) -> [UInt8] {
    let bits = UInt16(truncatingIfNeeded: value)
    return [UInt8(bits & 255), UInt8(bits >> 8)]
  }

  private static func long(_ value: Int32) -> [UInt8] {
    let bits = UInt32(bitPattern: value)
    return [0, 8, 16, 24].map { UInt8(bits >> $0 & 255) }
  }
}

import Imaging

/// Which terminal this is, as far as it said or the environment lets on.
public struct TerminalIdentity: Hashable, Sendable {
  /// Name and version for people to read, such as `kitty(0.26.5)`; never empty.
  public let name: String
  /// The program's name in lower case, such as `kitty`.
  let program: String
  /// Its version in digits and dots, empty where it is not known.
  let version: String

  /// From the answer to XTVERSION where there is one, else from the environment.
  ///
  /// Variables of the terminal are inherited by other terminals started from it, so they count only
  /// where `TERM` is one that many terminals share.
  init(versionAnswer: String?, environment: [String: String]) {
    let answer = versionAnswer ?? Self.inferred(from: environment)
    name = answer.isEmpty ? "unknown" : answer
    // A name is letters and inner hyphens: `foot-extra`, but `tmux` of `tmux-256color`.
    var leading = name.lowercased().prefix { $0.isLetter || $0 == "-" }
    while leading.last == "-" { leading.removeLast() }
    program = String(leading)
    let rest = name.dropFirst(leading.count).drop { !$0.isNumber }
    version = String(rest.prefix { $0.isNumber || $0 == "." })
  }

  private static func inferred(from environment: [String: String]) -> String {
    let type = environment["TERM"] ?? ""
    // Whoever says that a terminal is plain means it, wherever that runs.
    if isPlain(type.prefix { $0.isLetter }) { return type }
    if environment["TMUX"] != nil { return "tmux" }
    if environment["STY"] != nil { return "screen" }
    guard ["xterm", "xterm-256color", "xterm-direct"].contains(type) else {
      return type.hasPrefix("xterm-") ? String(type.dropFirst("xterm-".count)) : type
    }
    switch environment["TERM_PROGRAM"] {
    case "Apple_Terminal": return "Apple-Terminal"
    case "iTerm.app": return "iTerm \(environment["TERM_PROGRAM_VERSION"] ?? "")"
    case let program? where !program.isEmpty:
      return "\(program) \(environment["TERM_PROGRAM_VERSION"] ?? "")"
    default: break
    }
    if let version = environment["VTE_VERSION"], !version.isEmpty { return "VTE(\(version))" }
    return type
  }

  /// The finest mosaic whose glyphs the terminal draws by itself, or surely has in its font.
  ///
  /// Sextants are Unicode 13 and missing from most fonts, so only terminals that draw them count:
  /// kitty, foot, WezTerm, Ghostty, Contour and VTE (notcurses' termdesc.c keeps the same list).
  /// tmux and screen do not tell what they run in. Apple's Terminal leaves gaps in quadrants.
  var mosaic: Mosaic {
    switch program {
    case "kitty", "foot", "foot-extra", "foot-direct", "ghostty", "contour": .sextant
    case "wezterm": isAtLeast("20210610") ? .sextant : .quadrant
    case "vte", "vte-direct": isAtLeast("6200") ? .sextant : .quadrant
    case "linux", "apple-terminal": .half
    default: isPlain ? .half : .quadrant
    }
  }

  /// Whether it is a terminal of fixed abilities that better be asked nothing: it would print it.
  var isPlain: Bool { Self.isPlain(program) }

  private static func isPlain(_ program: some StringProtocol) -> Bool {
    ["linux", "dumb", "ansi", "unknown", "cons", "sun", "vt"].contains { $0 == program }
  }

  /// Whether it shows programs inside of another terminal.
  var isMultiplexer: Bool { ["tmux", "screen", "zellij"].contains(program) }

  /// Whether it prints what it does not understand, so that only the oldest questions are safe.
  var asksForCare: Bool { program == "apple-terminal" || program == "screen" }

  /// Whether 24-bit colour is part of every version in use.
  var isKnownForTruecolor: Bool {
    [
      "kitty", "foot", "foot-extra", "wezterm", "ghostty", "contour", "vte", "alacritty", "iterm",
      "konsole", "rio",
    ].contains(program)
  }

  /// Compares the part of the version before the first dot; an unknown version is a current one.
  private func isAtLeast(_ minimum: String) -> Bool {
    guard let wanted = Int(minimum), let major = Int(version.prefix { $0 != "." }) else {
      return true
    }
    return major >= wanted
  }
}

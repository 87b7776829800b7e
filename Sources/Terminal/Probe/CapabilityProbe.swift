public import Browser
import Imaging

/// What to ask a terminal about itself, and what follows from its answers and the environment.
///
/// Pure: it neither writes nor reads. Send `query`, hand over the answers, and stop waiting once it
/// is complete. Every terminal answers the last question, so a time-out is for broken lines only.
public struct CapabilityProbe: Sendable {
  /// The questions, to be sent in one piece; empty for a terminal that would print them.
  public let query: [UInt8]
  /// Whether the last question was answered, or none was asked.
  public private(set) var isComplete: Bool
  /// Whether the terminal has answered the last question, and so is one that understands sequences.
  public private(set) var hasAnswered = false
  /// Whether the terminal knows synchronized output (private mode 2026).
  public private(set) var supportsSynchronizedOutput = false

  private let environment: [String: String]
  private let isUTF8: Bool
  private let window: WindowSize
  private var versionAnswer: String?
  private var background: RGB?
  private var foreground: RGB?
  private var cell: PixelSize?
  private var showsSixels = false
  private var showsKittyGraphics = false
  private var keepsTruecolor = false

  /// A probe of the terminal that the environment describes.
  ///
  /// - Parameters:
  ///   - environment: `TERM`, `COLORTERM`, `NO_COLOR`, `TERM_PROGRAM`, `TMUX` and their like.
  ///   - isUTF8: Whether the locale's characters are UTF-8.
  ///   - window: The window's size, for the shape of a cell where the terminal does not tell it.
  ///   - asks: Whether questions may be sent at all.
  public init(
    environment: [String: String], isUTF8: Bool = true,
    window: WindowSize = WindowSize(columns: 80, rows: 24), asks: Bool = true
  ) {
    self.environment = environment
    self.isUTF8 = isUTF8
    self.window = window
    let guess = TerminalIdentity(versionAnswer: nil, environment: environment)
    query = asks ? Self.query(for: guess) : []
    isComplete = query.isEmpty
  }

  /// The questions that `terminal` takes without printing any of them.
  private static func query(for terminal: TerminalIdentity) -> [UInt8] {
    if terminal.isPlain { return [] }
    let colors = "\u{1B}]10;?\u{1B}\\\u{1B}]11;?\u{1B}\\"
    let attributes = "\u{1B}[c"
    if terminal.asksForCare { return Array((colors + attributes).utf8) }
    let version = "\u{1B}[>q"
    // Sets an unlikely background and asks for it back: a terminal of 256 colours has rounded it.
    let truecolor = "\u{1B}[48;2;1;2;3m\u{1B}P$qm\u{1B}\\\u{1B}[m"
    let synchronizedOutput = "\u{1B}[?2026$p"
    let cellSize = "\u{1B}[16t"
    // One pixel, asked about and not shown.
    let kitty = "\u{1B}_Gi=\(imageQuestion),s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"
    let graphics = terminal.isMultiplexer ? "" : kitty
    let questions = [
      colors, version, truecolor, synchronizedOutput, cellSize, graphics, attributes,
    ]
    return Array(questions.joined().utf8)
  }

  /// The number of the image that is only asked about.
  static let imageQuestion = 31

  /// Takes an answer into account; answers to questions that were not asked change nothing.
  public mutating func receive(_ answer: TerminalAnswer) {
    switch answer {
    case .primaryAttributes(let figures):
      // 4 among the extensions, which follow the class, is sixel.
      showsSixels = figures.dropFirst().contains(4)
      isComplete = true
      hasAnswered = true
    case .version(let text): versionAnswer = text.isEmpty ? nil : text
    case .background(let color): background = color
    case .foreground(let color): foreground = color
    case .mode(number: 2026, let state): supportsSynchronizedOutput = state == 1 || state == 2
    case .graphicRendition(let text): keepsTruecolor = Self.isTruecolor(text)
    case .windowReport(let figures) where figures.count == 3 && figures[0] == 6:
      if WindowSize.aspect(width: figures[2], height: figures[1]) != nil {
        cell = PixelSize(width: figures[2], height: figures[1])
      }
    case .kittyGraphics(let isSupported): showsKittyGraphics = isSupported
    case .mode, .windowReport, .secondaryAttributes, .keyboardFlags: break
    }
  }

  /// Whether SGR parameters say that the background of the question was kept to the bit.
  private static func isTruecolor(_ rendition: String) -> Bool {
    let figures = rendition.split { $0 == ";" || $0 == ":" }.map(String.init)
    return figures.indices.contains { index in
      figures[index...].starts(with: ["48", "2"]) && figures.suffix(3) == ["1", "2", "3"]
    }
  }

  /// The terminal, as named by itself or by the environment.
  public var identity: TerminalIdentity {
    TerminalIdentity(versionAnswer: versionAnswer, environment: environment)
  }

  /// Whether 24-bit colours arrive as such, whatever the terminal's terminfo entry says.
  ///
  /// `NO_COLOR` (no-color.org) does not count here: it is a wish, not an ability.
  public var showsTruecolor: Bool {
    let guess = TerminalIdentity(versionAnswer: nil, environment: environment)
    // GNU screen inherits COLORTERM, then takes the sequence apart; plain terminals never had it.
    if guess.isPlain || guess.program == "screen" { return false }
    let promise = environment["COLORTERM"]?.lowercased()
    return keepsTruecolor || promise == "truecolor" || promise == "24bit"
      || (environment["TERM"] ?? "").hasSuffix("-direct") || identity.isKnownForTruecolor
  }

  /// What follows from everything known so far.
  ///
  /// - Parameter terminfoColors: How many colours the terminal's terminfo entry has, where it was
  ///   read; without it the name in `TERM` decides.
  public func capabilities(terminfoColors: Int? = nil) -> TerminalCapabilities {
    TerminalCapabilities(
      colorDepth: colorDepth(terminfoColors: terminfoColors),
      mosaic: isUTF8 ? identity.mosaic : .ascii,
      background: background,
      foreground: foreground,
      isUTF8: isUTF8,
      cellAspect: cell.map { Double($0.width) / Double($0.height) } ?? window.cellAspect ?? 0.5,
      pictures: pictures,
      cell: cell ?? window.cell)
  }

  /// How pictures can be shown; a multiplexer would lose track of them.
  private var pictures: PictureProtocol? {
    if identity.isMultiplexer || cell ?? window.cell == nil { return nil }
    if showsKittyGraphics { return .kitty }
    return showsSixels ? .sixel : nil
  }

  private func colorDepth(terminfoColors: Int?) -> ColorDepth {
    if let wish = environment["NO_COLOR"], !wish.isEmpty { return .mono }
    if showsTruecolor { return .truecolor }
    switch terminfoColors ?? colorsByName {
    case 256...: return .ansi256
    case 8...: return .ansi16
    default: return .mono
    }
  }

  private var colorsByName: Int {
    let type = environment["TERM"] ?? ""
    if type.hasSuffix("-256color") { return 256 }
    if type.isEmpty || type == "dumb" || type.hasPrefix("vt") || type.hasSuffix("-mono") {
      return 0
    }
    return 8
  }
}

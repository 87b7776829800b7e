import Browser
import Imaging
import Testing

@testable import Terminal

/// A terminal as a probe meets it.
struct ProbedTerminal: CustomTestStringConvertible, Sendable {
  var label: String
  var environment: [String: String]
  var answers: [TerminalAnswer] = []
  var terminfoColors: Int?
  var depth: ColorDepth
  var mosaic: Mosaic
  var synchronizedOutput = false
  var isUTF8 = true

  var testDescription: String { label }
}

struct CapabilityProbeTests {
  static let attributes = TerminalAnswer.primaryAttributes([62])
  static let truecolor = TerminalAnswer.graphicRendition("0;48:2::1:2:3")
  static let synchronized = TerminalAnswer.mode(number: 2026, state: 2)

  /// The answers are those that these versions gave on Debian 12.
  static let terminals = [
    ProbedTerminal(
      label: "xterm 379", environment: ["TERM": "xterm"],
      answers: [
        .version("XTerm(379)"), truecolor, .mode(number: 2026, state: 0), attributes,
      ], terminfoColors: 8, depth: .truecolor, mosaic: .quadrant),
    ProbedTerminal(
      label: "kitty 0.26.5", environment: ["TERM": "xterm-kitty", "COLORTERM": "truecolor"],
      answers: [
        .version("kitty(0.26.5)"), .graphicRendition("0;48:2:1:2:3"), synchronized, attributes,
      ], terminfoColors: 256, depth: .truecolor, mosaic: .sextant, synchronizedOutput: true),
    ProbedTerminal(
      label: "foot 1.13.1", environment: ["TERM": "foot"],
      answers: [.version("foot(1.13.1)"), truecolor, synchronized, attributes],
      depth: .truecolor, mosaic: .sextant, synchronizedOutput: true),
    ProbedTerminal(
      label: "alacritty 0.11, which answers little",
      environment: ["TERM": "alacritty", "COLORTERM": "truecolor"],
      answers: [.primaryAttributes([6])], depth: .truecolor, mosaic: .quadrant),
    ProbedTerminal(
      label: "mlterm 3.9, which rounds 24-bit colours", environment: ["TERM": "mlterm"],
      answers: [.graphicRendition("48;5;16"), attributes], terminfoColors: 256,
      depth: .ansi256, mosaic: .quadrant),
    ProbedTerminal(
      label: "tmux 3.3a", environment: ["TERM": "tmux-256color", "TMUX": "/tmp/t,1,0"],
      answers: [.version("tmux 3.3a"), .primaryAttributes([1, 2])], terminfoColors: 256,
      depth: .ansi256, mosaic: .quadrant),
    ProbedTerminal(
      label: "tmux started in kitty: what is outside may have changed since",
      environment: [
        "TERM": "tmux-256color", "TMUX": "/tmp/t,1,0", "COLORTERM": "truecolor",
        "KITTY_WINDOW_ID": "1",
      ], answers: [attributes], depth: .truecolor, mosaic: .quadrant),
    ProbedTerminal(
      label: "GNU screen, with a COLORTERM that is not its own",
      environment: ["TERM": "screen-256color", "STY": "1.pts", "COLORTERM": "truecolor"],
      answers: [attributes], terminfoColors: 256, depth: .ansi256, mosaic: .quadrant),
    ProbedTerminal(
      label: "WezTerm before sextants", environment: ["TERM": "xterm-256color"],
      answers: [.version("WezTerm 20210502-130208"), attributes], depth: .truecolor,
      mosaic: .quadrant),
    ProbedTerminal(
      label: "WezTerm", environment: ["TERM": "xterm-256color"],
      answers: [.version("WezTerm 20230712-072601-f4abf8fd"), synchronized, attributes],
      depth: .truecolor, mosaic: .sextant, synchronizedOutput: true),
    ProbedTerminal(
      label: "Ghostty by TERM alone", environment: ["TERM": "xterm-ghostty"], depth: .truecolor,
      mosaic: .sextant),
    ProbedTerminal(
      label: "VTE by answer", environment: ["TERM": "xterm-256color"],
      answers: [.version("VTE(7002)"), attributes], depth: .truecolor, mosaic: .sextant),
    ProbedTerminal(
      label: "VTE by variable", environment: ["TERM": "xterm-256color", "VTE_VERSION": "6003"],
      depth: .truecolor, mosaic: .quadrant),
    ProbedTerminal(
      label: "xterm started from VTE", environment: ["TERM": "xterm", "VTE_VERSION": "7002"],
      answers: [.version("XTerm(379)"), attributes], terminfoColors: 8, depth: .ansi16,
      mosaic: .quadrant),
    ProbedTerminal(
      label: "Apple Terminal",
      environment: ["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"],
      answers: [attributes], terminfoColors: 256, depth: .ansi256, mosaic: .half),
    ProbedTerminal(
      label: "iTerm2",
      environment: [
        "TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app", "TERM_PROGRAM_VERSION": "3.5.0",
      ], depth: .truecolor, mosaic: .quadrant),
    ProbedTerminal(
      label: "Linux console", environment: ["TERM": "linux", "COLORTERM": "truecolor"],
      terminfoColors: 8, depth: .ansi16, mosaic: .half),
    ProbedTerminal(
      label: "vt100", environment: ["TERM": "vt100"], terminfoColors: 0, depth: .mono,
      mosaic: .half),
    ProbedTerminal(
      label: "tmux told to be plain", environment: ["TERM": "vt220", "TMUX": "/tmp/t,1,0"],
      terminfoColors: 0, depth: .mono, mosaic: .half),
    ProbedTerminal(
      label: "a locale without UTF-8", environment: ["TERM": "xterm-kitty"], depth: .truecolor,
      mosaic: .ascii, isUTF8: false),
    ProbedTerminal(
      label: "NO_COLOR", environment: ["TERM": "xterm-kitty", "NO_COLOR": "1"], depth: .mono,
      mosaic: .sextant),
    ProbedTerminal(
      label: "an empty NO_COLOR", environment: ["TERM": "xterm-256color", "NO_COLOR": ""],
      depth: .ansi256, mosaic: .quadrant),
    ProbedTerminal(
      label: "xterm-direct", environment: ["TERM": "xterm-direct"], depth: .truecolor,
      mosaic: .quadrant),
    ProbedTerminal(
      label: "no TERM at all", environment: [:], depth: .mono, mosaic: .half),
  ]

  @Test(arguments: terminals)
  func `infers what a terminal can show`(terminal: ProbedTerminal) {
    var probe = CapabilityProbe(environment: terminal.environment, isUTF8: terminal.isUTF8)
    terminal.answers.forEach { probe.receive($0) }
    let found = probe.capabilities(terminfoColors: terminal.terminfoColors)
    #expect(found.colorDepth == terminal.depth)
    #expect(found.mosaic == terminal.mosaic)
    #expect(found.isUTF8 == terminal.isUTF8)
    #expect(probe.supportsSynchronizedOutput == terminal.synchronizedOutput)
  }

  @Test func `asks everything in one piece and the fence last`() {
    let query = CapabilityProbe(environment: ["TERM": "xterm-256color"]).query
    let text = String(decoding: query, as: UTF8.self)
    for question in ["]10;?", "]11;?", "[>q", "P$qm", "[?2026$p", "[16t"] {
      #expect(text.contains("\u{1B}" + question))
    }
    #expect(text.hasSuffix("\u{1B}[c"))
    #expect(text.contains("\u{1B}[m"), "the pen is plain again")
  }

  @Test(arguments: [
    ["TERM": "linux"], ["TERM": "dumb"], ["TERM": "vt220"], ["TERM": "ansi"], [:],
  ])
  func `asks nothing of a terminal that would print it`(environment: [String: String]) {
    let probe = CapabilityProbe(environment: environment)
    #expect(probe.query.isEmpty)
    #expect(probe.isComplete)
  }

  @Test(arguments: [
    ["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"],
    ["TERM": "screen-256color", "STY": "1.pts"],
  ])
  func `asks only the oldest questions where others are printed`(environment: [String: String]) {
    let query = CapabilityProbe(environment: environment).query
    #expect(
      String(decoding: query, as: UTF8.self)
        == "\u{1B}]10;?\u{1B}\\\u{1B}]11;?\u{1B}\\\u{1B}[c")
  }

  @Test func `asks nothing when told not to`() {
    let probe = CapabilityProbe(environment: ["TERM": "xterm-kitty"], asks: false)
    #expect(probe.query.isEmpty && probe.isComplete)
    #expect(!probe.hasAnswered)
  }

  @Test func `is complete at the answer to the last question only`() {
    var probe = CapabilityProbe(environment: ["TERM": "xterm-256color"])
    for answer in [TerminalAnswer.version("x"), Self.truecolor, .keyboardFlags(0)] {
      probe.receive(answer)
      #expect(!probe.isComplete)
    }
    probe.receive(Self.attributes)
    #expect(probe.isComplete && probe.hasAnswered)
  }

  @Test func `keeps the terminal's own colours`() {
    var probe = CapabilityProbe(environment: ["TERM": "xterm-256color"])
    #expect(probe.capabilities().background == nil)
    probe.receive(.background(RGB(1, 2, 3)))
    probe.receive(.foreground(RGB(250, 251, 252)))
    #expect(probe.capabilities().background == RGB(1, 2, 3))
    #expect(probe.capabilities().foreground == RGB(250, 251, 252))
  }

  @Test(
    arguments: [
      // The answer in pixels, the window, and the shape of a cell.
      ([6, 20, 10], WindowSize(columns: 80, rows: 24), 0.5),
      ([6, 20, 9], WindowSize(columns: 80, rows: 24, pixelWidth: 800, pixelHeight: 480), 0.45),
      ([6, 0, 0], WindowSize(columns: 80, rows: 24, pixelWidth: 804, pixelHeight: 484), 0.5),
      (
        [4, 480, 800], WindowSize(columns: 80, rows: 30, pixelWidth: 800, pixelHeight: 589), 10 / 19
      ),
      ([6, 1, 40], WindowSize(columns: 80, rows: 24), 0.5),
      ([6, 20], WindowSize(columns: 0, rows: 0, pixelWidth: 9, pixelHeight: 9), 0.5),
    ] as [([Int], WindowSize, Double)])
  func `knows the shape of a cell`(report: [Int], window: WindowSize, aspect: Double) {
    var probe = CapabilityProbe(environment: ["TERM": "xterm"], window: window)
    probe.receive(.windowReport(report))
    #expect(probe.capabilities().cellAspect == aspect)
  }

  @Test(
    arguments: [
      ("XTerm(379)", [:], "XTerm(379)"),
      (nil, ["TERM": "xterm-kitty"], "kitty"),
      (
        nil, ["TERM": "xterm-256color", "TERM_PROGRAM": "vscode", "TERM_PROGRAM_VERSION": "1.9"],
        "vscode 1.9"
      ),
      (nil, ["TERM": "tmux-256color", "TMUX": "x"], "tmux"),
      (nil, [:], "unknown"),
    ] as [(String?, [String: String], String)])
  func `names the terminal`(answer: String?, environment: [String: String], name: String) {
    var probe = CapabilityProbe(environment: environment)
    if let answer { probe.receive(.version(answer)) }
    #expect(probe.identity.name == name)
  }
}

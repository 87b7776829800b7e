import Browser
import Imaging
import TestSupport
import Testing

@testable import Terminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Sessions over a pseudo-terminal, one at a time, since ncurses and signals are global.
@Suite(.serialized)
struct TerminalSessionTests {
  static let answers = "\u{1B}P>|kitty(0.26.5)\u{1B}\\\u{1B}[?2026;2$y\u{1B}[?62;c"
  static let environment = ["TERM": "xterm-256color", "LC_ALL": "C.UTF-8"]

  static func opened(
    _ terminal: PseudoTerminal, environment: [String: String] = environment,
    answers: String = answers, mouse: Bool = true, colorDepth: ColorDepth? = nil
  ) throws -> TerminalSession {
    let session = try TerminalSession(
      input: terminal.slave, output: terminal.slave, environment: environment, mouse: mouse,
      colorDepth: colorDepth)
    try session.begin()
    terminal.send(answers)
    try session.finishProbe()
    return session
  }

  static func grid(_ text: String, columns: Int = 80, rows: Int = 24, style: Cell = Cell())
    -> CellGrid
  {
    var grid = CellGrid(columns: columns, rows: rows)
    grid.write(
      text, column: 0, row: 0, foreground: style.foreground, background: style.background,
      attributes: style.attributes)
    return grid
  }

  @Test func `asks first, then opens the screen in every mode it needs`() throws {
    let terminal = try PseudoTerminal()
    let session = try TerminalSession(
      input: terminal.slave, output: terminal.slave, environment: Self.environment)
    try session.begin()
    let asked = terminal.received()
    #expect(asked.hasSuffix("\u{1B}[c"))
    #expect(!asked.contains("?1049h"))
    #expect(terminal.isRaw)
    terminal.send(Self.answers)
    let capabilities = try session.finishProbe()
    #expect(capabilities.colorDepth == .truecolor)
    #expect(capabilities.mosaic == .sextant)
    #expect(capabilities.cellAspect == 0.5)
    #expect(session.supportsSynchronizedOutput)
    let opened = terminal.received()
    for mode in ["?1049h", "?25l", "?1000h", "?1002h", "?1006h", "?1004h", "?2004h"] {
      #expect(opened.contains("\u{1B}[" + mode), "\(mode)")
    }
  }

  @Test func `leaves the terminal exactly as it was`() throws {
    let terminal = try PseudoTerminal()
    let before = terminal.modes
    let session = try Self.opened(terminal)
    #expect(terminal.modes != before)
    session.show(Frame(Self.grid("hello")))
    _ = terminal.received()
    session.close()
    let closing = terminal.received()
    for mode in ["?1049l", "?25h", "?1000l", "?1002l", "?1006l", "?1004l", "?2004l", "?2026l"] {
      #expect(closing.contains("\u{1B}[" + mode), "\(mode)")
    }
    #expect(terminal.modes == before)
    session.close()
    #expect(terminal.received() == "", "closing twice is closing once")
  }

  @Test func `leaves the terminal as it was when it is only let go`() throws {
    let terminal = try PseudoTerminal()
    let before = terminal.modes
    do { _ = try Self.opened(terminal) }
    #expect(terminal.modes == before)
    #expect(terminal.received().contains("\u{1B}[?1049l"))
  }

  /// terminfo sets no limit to how a terminal leaves the alternate screen.
  @Test(arguments: [1, 400, 512, 4000])
  func `opens on a terminal that leaves its screen at length`(length: Int) throws {
    let folder = TemporaryFolder()
    let leaving = String(repeating: "x", count: length)
    let source = folder.write(
      "at-length|leaves at length,\n\tam, cols#80, lines#24, cup=\\E[%i%p1%d;%p2%dH,\n"
        + "\tclear=\\E[H\\E[2J, smcup=\\E[?1049h, rmcup=\(leaving),\n", to: "source")
    let compiled = Shell.run("tic -x -o \(folder.path) \(source) 2>&1")
    #expect(compiled.code == 0, "\(compiled.output)")
    setenv("TERMINFO", folder.path, 1)
    defer { unsetenv("TERMINFO") }
    let terminal = try PseudoTerminal()
    let before = terminal.modes
    let session = try Self.opened(
      terminal, environment: ["TERM": "at-length"], answers: "\u{1B}[c", colorDepth: .mono)
    session.show(Frame(Self.grid("hello")))
    #expect(terminal.received().contains("hello"))
    session.close()
    #expect(terminal.received().contains(leaving))
    #expect(terminal.modes == before)
  }

  @Test func `leaves the mouse alone when told to`() throws {
    let terminal = try PseudoTerminal()
    let session = try Self.opened(terminal, mouse: false)
    #expect(!terminal.received().contains("?1000h"))
    session.close()
    #expect(!terminal.received().contains("?1000l"))
  }

  @Test func `sends little for one changed cell and nothing for none`() throws {
    let terminal = try PseudoTerminal()
    let session = try Self.opened(terminal)
    var grid = Self.grid("hello, world")
    session.show(Frame(grid))
    #expect(terminal.received().contains("hello, world"))
    session.show(Frame(grid))
    #expect(terminal.received() == "")
    grid[7, 0] = Cell("W")
    session.show(Frame(grid))
    let change = terminal.received()
    #expect(change.contains("W") && !change.contains("hello"))
    #expect(change.hasPrefix("\u{1B}[?2026h") && change.hasSuffix("\u{1B}[?2026l"))
    #expect(change.utf8.count < 40)
  }

  @Test(arguments: [
    (ColorDepth?.none, CellColor.rgb(RGB(1, 20, 255)), "38;2;1;20;255"),
    (nil, .rgb(RGB(0, 0, 0)), "38;2;0;1;0"), (nil, .palette(200), "38;5;200"),
    (.ansi256, .rgb(RGB(255, 0, 0)), "38;5;196"), (.ansi16, .palette(1), "31"),
  ])
  func `draws a colour as the depth allows`(
    depth: ColorDepth?, color: CellColor, sequence: String
  ) throws {
    let terminal = try PseudoTerminal()
    let session = try Self.opened(terminal, colorDepth: depth)
    session.show(Frame(Self.grid("x", style: Cell(foreground: color))))
    #expect(terminal.received().contains("\u{1B}[\(sequence)m"))
    #expect(session.capabilities.colorDepth == depth ?? .truecolor)
  }

  @Test func `writes no colour without colours, but attributes`() throws {
    let terminal = try PseudoTerminal()
    let session = try Self.opened(terminal, colorDepth: .mono)
    _ = terminal.received()
    let style = Cell(
      foreground: .palette(1), background: .rgb(RGB(9, 9, 9)), attributes: [.bold, .reverse])
    session.show(Frame(Self.grid("x", style: style)))
    let sent = terminal.received()
    #expect(!sent.contains("38;") && !sent.contains("31") && !sent.contains("48;"))
    #expect(sent.contains("\u{1B}[1m") || sent.contains(";1;") || sent.contains("1;7"))
  }

  @Test func `draws 24-bit colours where the terminal's entry has eight`() throws {
    let terminal = try PseudoTerminal()
    let session = try Self.opened(
      terminal, environment: ["TERM": "xterm"],
      answers: "\u{1B}P1$r0;48:2::1:2:3m\u{1B}\\\u{1B}[?64;1c")
    session.show(Frame(Self.grid("x", style: Cell(background: .rgb(RGB(1, 2, 3))))))
    #expect(terminal.received().contains("\u{1B}[48;2;1;2;3m"))
  }

  @Test func `draws under a name that is not installed if the terminal answers`() throws {
    let terminal = try PseudoTerminal()
    let session = try Self.opened(
      terminal, environment: ["TERM": "no-such-terminal"], answers: "\u{1B}[?62;c")
    #expect(session.capabilities.colorDepth == .ansi256)
    session.show(Frame(Self.grid("hello")))
    #expect(terminal.received().contains("hello"))
  }

  @Test func `draws wide characters, marks and the lower right corner`() throws {
    let terminal = try PseudoTerminal(columns: 10, rows: 2)
    let session = try Self.opened(terminal)
    var grid = Self.grid("美e\u{301}🬀", columns: 10, rows: 2)
    grid[9, 1] = Cell("#")
    session.show(Frame(grid))
    let sent = terminal.received()
    #expect(sent.contains("美e\u{301}🬀"))
    #expect(sent.contains("#"))
  }

  @Test(arguments: [(1, 1), (5, 2), (200, 60), (80, 24)])
  func `clips and pads a grid of another size`(columns: Int, rows: Int) throws {
    let terminal = try PseudoTerminal(columns: 20, rows: 5)
    let session = try Self.opened(terminal)
    var grid = CellGrid(columns: columns, rows: rows)
    for row in 0..<rows { grid.write("美美美美美美美美美美x", column: 0, row: row) }
    session.show(Frame(grid))
    _ = terminal.received()
    session.show(Frame(Self.grid("after", columns: 20, rows: 5)))
    #expect(terminal.received().contains("after"))
  }

  @Test func `goes on when the colour pairs run out`() throws {
    let terminal = try PseudoTerminal(columns: 100, rows: 100)
    // Entries of eight colours have 64 pairs, one fewer than all combinations need.
    let session = try Self.opened(
      terminal, environment: ["TERM": "xterm"], answers: "\u{1B}[?64;1c")
    #expect(session.capabilities.colorDepth == .ansi16)
    for step in UInt8(0)..<3 {
      var grid = CellGrid(columns: 100, rows: 100)
      for color in UInt8(0)..<64 {
        let cell = Cell(
          "x", foreground: .palette((color + step) % 8), background: .palette(color / 8))
        grid[Int(color), 0] = cell
      }
      grid.write("step \(step)", column: 0, row: 1)
      session.show(Frame(grid))
      #expect(terminal.received().contains("\(step)"))
    }
  }

  @Test func `hands over keys, in order and with those typed during the probe`() throws {
    let terminal = try PseudoTerminal()
    let session = try Self.opened(terminal, answers: "a\u{1B}[B" + Self.answers + "c")
    terminal.send("\u{1B}[<0;3;4Mé")
    let expected: [InputEvent] = [
      .key(.character("a")), .key(.down), .key(.character("c")),
      .mouse(MouseEvent(.press, column: 2, row: 3)), .key(.character("é")),
    ]
    for event in expected {
      #expect(session.nextEvent(timeoutMilliseconds: 1000) == .input(event))
    }
    #expect(session.nextEvent(timeoutMilliseconds: 0) == nil)
  }

  @Test func `takes a lone escape for the key and drops a late answer`() throws {
    let terminal = try PseudoTerminal()
    let session = try Self.opened(terminal, answers: Self.answers)
    terminal.send("\u{1B}]11;rgb:0000/0000/0000\u{1B}\\\u{1B}")
    #expect(session.nextEvent(timeoutMilliseconds: 1000) == .input(.key(.escape)))
    #expect(session.nextEvent(timeoutMilliseconds: 0) == nil)
  }

  @Test func `opens without an answer when time is up`() throws {
    let terminal = try PseudoTerminal()
    let session = try TerminalSession(
      input: terminal.slave, output: terminal.slave, environment: Self.environment)
    try session.begin()
    #expect(try session.finishProbe(timeoutMilliseconds: 5).colorDepth == .ansi256)
    #expect(!session.supportsSynchronizedOutput)
    session.show(Frame(Self.grid("hello")))
    let sent = terminal.received()
    #expect(sent.contains("hello") && !sent.contains("?2026h"))
  }

  @Test func `reports the last of several sizes once and draws everything again`() throws {
    let terminal = try PseudoTerminal()
    let session = try Self.opened(terminal)
    session.show(Frame(Self.grid("hello")))
    _ = terminal.received()
    for columns in [100, 60, 40] {
      terminal.resize(columns: columns, rows: 12)
      deliver(SIGWINCH)
    }
    terminal.send("k")
    var events: [TerminalEvent] = []
    while let event = session.nextEvent(timeoutMilliseconds: 100) { events.append(event) }
    #expect(events.contains(.input(.key(.character("k")))))
    #expect(
      events.filter { $0 != .input(.key(.character("k"))) }
        == [.input(.resize(columns: 40, rows: 12))])
    #expect(session.columns == 40 && session.rows == 12)
    session.show(Frame(Self.grid("hello", columns: 40, rows: 12)))
    #expect(terminal.received().contains("hello"))
  }

  @Test func `puts signal handlers back`() throws {
    func handlers() -> [UInt] {
      [SIGWINCH, SIGTSTP, SIGCONT, SIGTERM, SIGHUP, SIGINT, SIGSEGV, SIGABRT].map { number in
        var action = sigaction()
        sigaction(number, nil, &action)
        return withUnsafeBytes(of: action) { $0.load(as: UInt.self) }
      }
    }
    let before = handlers()
    let terminal = try PseudoTerminal()
    let session = try Self.opened(terminal)
    #expect(handlers() != before)
    session.close()
    #expect(handlers() == before)
  }

  @Test func `refuses what is no terminal, has no type or cannot place its cursor`() throws {
    let terminal = try PseudoTerminal()
    let null = open("/dev/null", O_RDWR)
    defer { close(null) }
    let slave = terminal.slave
    #expect(throws: TerminalError.notATerminal(.input)) {
      try TerminalSession(input: null, output: slave, environment: Self.environment)
    }
    #expect(throws: TerminalError.notATerminal(.output)) {
      try TerminalSession(input: slave, output: null, environment: Self.environment)
    }
    #expect(throws: TerminalError.noTerminalType) {
      try TerminalSession(input: slave, output: slave, environment: [:])
    }
    #expect(throws: TerminalError.cannotPlaceCursor(type: "dumb")) {
      try TerminalSession(input: slave, output: slave, environment: ["TERM": "dumb"])
    }
    let before = terminal.modes
    #expect(throws: TerminalError.unknownTerminalType("no-such-terminal")) {
      let session = try TerminalSession(
        input: slave, output: slave, environment: ["TERM": "no-such-terminal"], asks: false)
      try session.begin()
      try session.finishProbe()
    }
    #expect(terminal.modes == before)
  }
}

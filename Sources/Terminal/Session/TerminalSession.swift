public import Browser
import CTerminalGuard
public import Imaging

/// A terminal held for an interactive program, from the first question to the last restored mode.
///
/// `begin()` asks the terminal about itself, `finishProbe()` opens the screen, `show(_:)` draws,
/// `nextEvent()` waits, and `close()` leaves the terminal as it was; so does every other way out,
/// be it exit(), a crash, or a signal. To be used from one thread, and one at a time, since ncurses
/// and signal handlers are global. A hidden cursor, the alternate screen, the mouse, focus reports
/// and bracketed paste are on from `finishProbe()` to `close()`.
public final class TerminalSession {
  private enum State {
    case new, asking, shown, closed
    /// The screen belongs to the shell or to another program for a while.
    case left
  }

  /// What the terminal can show; complete after `finishProbe()`.
  public private(set) var capabilities = TerminalCapabilities()
  /// Whether frames are held back by the terminal until they are complete.
  public var supportsSynchronizedOutput: Bool { probe.supportsSynchronizedOutput }
  /// Cells in a row of the window.
  public private(set) var columns = 80
  /// Rows of cells of the window.
  public private(set) var rows = 24

  /// Stops the process, or its group, until it is continued.
  var stopProcess: (_ wholeGroup: Bool) -> Void = { terminal_guard_stop($0) }

  private let device: TerminalDevice
  private let type: String
  private let environment: [String: String]
  private let wishedDepth: ColorDepth?
  private var modes: TerminalModes
  private var state = State.new
  private var probe: CapabilityProbe
  private var source: EventSource?
  private var screen: NcursesScreen?
  private var presenter: FramePresenter?
  private var began = Instant.now

  /// A session on a terminal that is not touched yet.
  ///
  /// - Parameters:
  ///   - input: Where keys come from.
  ///   - output: Where the picture goes.
  ///   - environment: The process's environment.
  ///   - mouse: Whether the mouse is reported; without it, it selects text as usual.
  ///   - asks: Whether the terminal is asked about itself; otherwise the environment decides.
  ///   - colorDepth: How many colours to use instead of what the terminal has.
  /// - Throws: Where input or output is no terminal, or the terminal cannot do.
  public init(
    input: Int32 = 0, output: Int32 = 1, environment: [String: String], mouse: Bool = true,
    asks: Bool = true, colorDepth: ColorDepth? = nil
  ) throws(TerminalError) {
    device = try TerminalDevice(input: input, output: output)
    guard let type = environment["TERM"], !type.isEmpty else { throw .noTerminalType }
    if type == "dumb" { throw .cannotPlaceCursor(type: type) }
    self.type = type
    self.environment = environment
    wishedDepth = colorDepth
    let window = device.windowSize() ?? WindowSize(columns: columns, rows: rows)
    let encoding = CharacterEncoding.adopted(environment: environment)
    probe = CapabilityProbe(
      environment: environment, isUTF8: encoding == .utf8, window: window, asks: asks)
    modes = TerminalModes(mouse: mouse, isPlain: probe.identity.isPlain)
  }

  deinit { close() }

  // MARK: Opening

  /// Takes the terminal and sends the questions; returns at once, so that the caller can get ready
  /// while the answers travel.
  public func begin() throws(TerminalError) {
    precondition(state == .new, "a session begins once")
    source = EventSource(
      device: device, signals: try SignalPipe(),
      escapeDelay: EventSource.escapeDelay(environment: environment))
    state = .asking
    arm()
    try device.makeRaw()
    began = .now
    device.write(probe.query)
  }

  /// Waits for the answers, then opens the screen.
  ///
  /// - Parameter timeoutMilliseconds: How long a terminal that never answers may keep the program
  ///   waiting, counted from `begin()`; 200, or 1000 over ssh, unless said otherwise.
  /// - Returns: What the terminal can show, also if only the environment told it.
  /// - Throws: Where ncurses does not know the terminal.
  @discardableResult
  public func finishProbe(timeoutMilliseconds: Int? = nil) throws(TerminalError)
    -> TerminalCapabilities
  {
    precondition(state == .asking, "a session is opened once, after it began")
    let isRemote = environment["SSH_CONNECTION"] != nil || environment["SSH_TTY"] != nil
    let timeout = timeoutMilliseconds ?? (isRemote ? 1000 : 200)
    while !probe.isComplete, source?.interrupt == nil {
      let remaining = began.millisecondsLeft(of: timeout)
      if remaining <= 0 { break }
      wait(remaining)
    }
    // Whoever is asked to end before there is a screen needs none.
    if source?.interrupt == nil { try openScreen() }
    return capabilities
  }

  private func openScreen() throws(TerminalError) {
    let screen = try makeScreen()
    self.screen = screen
    if let size = device.windowSize(), size.columns != screen.columns || size.rows != screen.rows {
      screen.resize(columns: size.columns, rows: size.rows)
    }
    columns = screen.columns
    rows = screen.rows
    presenter = FramePresenter(
      screen, device: device, isUTF8: capabilities.isUTF8,
      isSynchronized: supportsSynchronizedOutput, pictures: capabilities.pictures)
    modes.showsKittyPictures = capabilities.pictures == .kitty
    state = .shown
    arm()
    screen.flush()
    device.write(modes.on.utf8)
  }

  private func makeScreen() throws(TerminalError) -> NcursesScreen {
    for entry in TerminfoEntry.candidates(probe: probe, wishedDepth: wishedDepth) {
      let screen = NcursesScreen(
        type: type, entry: entry, input: device.input, output: device.output,
        numbering: { colors in
          let found = self.probe.capabilities(terminfoColors: colors)
          self.capabilities = found
          let numbering = ColorNumbering(self.wishedDepth ?? found.colorDepth, colors: colors)
          self.capabilities.colorDepth = numbering.depth
          return numbering
        })
      guard let screen else { continue }
      guard screen.canPlaceCursor else {
        screen.end()
        throw .cannotPlaceCursor(type: type)
      }
      return screen
    }
    throw .unknownTerminalType(type)
  }

  // MARK: Drawing

  /// Shows a screenful: sends what differs from the last one.
  ///
  /// A grid of another size than the window is clipped, or set off by blanks. Where the locale is not
  /// UTF-8, ASCII stands in for other characters; where there are no pictures, theirs stay blank.
  /// Nothing is sent while the screen is left.
  public func show(_ frame: Frame) {
    if state == .shown { presenter?.show(frame) }
  }

  /// Draws the whole screen again, for when another program has written over it.
  public func redraw() {
    if state == .shown { presenter?.redraw() }
  }

  // MARK: Events

  /// Waits for something to happen, without waking up in between.
  ///
  /// Control-Z and SIGTSTP suspend the process here; when it is continued, the event is the window's
  /// size, also if that has not changed. Once the process is asked to end, or the terminal is gone,
  /// every call returns that at once.
  ///
  /// - Parameter timeoutMilliseconds: How long to wait at most; without it, as long as it takes.
  /// - Returns: The next event; `nil` where none came in time.
  public func nextEvent(timeoutMilliseconds: Int? = nil) -> TerminalEvent? {
    let start = Instant.now
    while true {
      if let event = takeEvent() { return event }
      let remaining = timeoutMilliseconds.map { max(0, start.millisecondsLeft(of: $0)) }
      let isLastLook = remaining == 0
      wait(remaining)
      if isLastLook { return takeEvent() }
    }
  }

  private func takeEvent() -> TerminalEvent? {
    guard let source else { return nil }
    if let interrupt = source.interrupt { return .interrupt(interrupt) }
    guard let event = source.takeEvent() else { return nil }
    guard event == .key(.control("z")) else { return .input(event) }
    suspend(wholeGroup: true)
    return takeEvent()
  }

  private func wait(_ milliseconds: Int?) {
    guard let source else { return }
    for report in source.wait(milliseconds: milliseconds) {
      switch report {
      case .answer(let answer): probe.receive(answer)
      case .windowChanged: adoptWindowSize(always: false)
      case .stopRequested: suspend(wholeGroup: false)
      case .continued:
        // Someone stopped the process without asking, and the shell has used the screen since.
        leave()
        enter()
      }
    }
  }

  private func adoptWindowSize(always: Bool) {
    guard state == .shown else { return }
    let size = device.windowSize() ?? WindowSize(columns: columns, rows: rows)
    let isNew = size.columns != columns || size.rows != rows
    if isNew {
      presenter?.resize(columns: size.columns, rows: size.rows)
      columns = size.columns
      rows = size.rows
    }
    if isNew || always { source?.appendResize(columns: columns, rows: rows) }
  }

  // MARK: Leaving and coming back

  /// Gives the terminal to another program, such as an editor, until `enter()`.
  public func leave() {
    guard state == .shown || state == .asking else { return }
    if let screen {
      device.write(modes.off.utf8)
      screen.end()
    }
    device.restoreModes(discardsInput: !probe.isComplete)
    terminal_guard_disarm()
    state = .left
  }

  /// Takes the terminal back after `leave()` and shows what was there; the next event is the size.
  public func enter() {
    guard state == .left else { return }
    arm()
    // The modes cannot be refused now if they were granted before, unless the terminal is gone, and
    // then the next read says so.
    try? device.makeRaw()
    guard let presenter else {
      state = .asking
      return
    }
    state = .shown
    adoptWindowSize(always: true)
    presenter.redraw()
    device.write(modes.on.utf8)
  }

  /// Leaves the screen and stops the process with its whole group, as Control-Z does; returns when
  /// it is continued, with the screen as it was.
  public func suspend() {
    suspend(wholeGroup: true)
  }

  private func suspend(wholeGroup: Bool) {
    leave()
    stopProcess(wholeGroup)
    source?.forgetStops()
    // A stopped process that is told to end must not reach for a terminal that is not its own.
    if source?.interrupt == nil { enter() }
  }

  /// Leaves the terminal exactly as it was before `begin()`; idempotent.
  public func close() {
    guard state != .closed else { return }
    leave()
    presenter = nil
    screen = nil
    source?.close()
    source = nil
    state = .closed
  }

  /// Tells the guard what a crash has to undo.
  private func arm() {
    let text = screen.map { modes.undoing(leavingSequence: $0.leavingSequence) } ?? ""
    var original = device.originalModes
    let bytes = text.utf8.map { CChar(bitPattern: $0) }
    // The guard copies the modes and as many bytes as it is told.
    let isArmed = unsafe terminal_guard_arm(
      device.input, device.output, &original, bytes, bytes.count)
    precondition(isArmed, "what a crash writes fits its buffer")
  }
}

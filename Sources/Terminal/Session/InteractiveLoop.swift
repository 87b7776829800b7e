public import Browser
public import Imaging

/// A program that lives on events and shows itself as cells.
public protocol InteractiveProgram {
  /// Takes an event into its state and says what follows.
  mutating func handle(_ event: InputEvent) -> Outcome
  /// Returns the picture of its state for a window of so many cells.
  mutating func frame(columns: Int, rows: Int, capabilities: TerminalCapabilities) -> Frame
}

/// How many events are handled at most before a frame is drawn, so that a pasted or endless input
/// does not keep the screen from changing.
private let eventsPerFrame = 256

/// Runs a program on a terminal until it quits or is asked to end, and returns the exit code.
///
/// Draws once for all the events that are waiting, so a held-down key never queues up frames.
///
/// - Parameters:
///   - session: A session that has not begun; it is closed when this returns or throws.
///   - prepare: Makes the program; runs while the terminal's answers travel.
/// - Throws: What `prepare` throws, or the `TerminalError` for which there is no screen.
public func runInteractively<Program: InteractiveProgram>(
  on session: TerminalSession, prepare: () throws -> Program
) throws -> Int32 {
  defer { session.close() }
  try session.begin()
  var program = try prepare()
  try session.finishProbe()
  var needsFrame = true
  while true {
    if needsFrame {
      session.show(
        program.frame(
          columns: session.columns, rows: session.rows, capabilities: session.capabilities))
      needsFrame = false
    }
    var event = session.nextEvent()
    var handled = 0
    while let current = event {
      switch current {
      case .interrupt(let interrupt):
        return interrupt.exitCode
      case .input(let input):
        // Another size is another picture, whatever the program makes of it.
        if case .resize = input { needsFrame = true }
        switch program.handle(input) {
        case .ignored: break
        case .redraw: needsFrame = true
        case .redrawAll:
          session.redraw()
          needsFrame = true
        case .suspend: session.suspend()
        case .quit(let code): return code
        }
      }
      handled += 1
      event = handled < eventsPerFrame ? session.nextEvent(timeoutMilliseconds: 0) : nil
    }
  }
}

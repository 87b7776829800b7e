public import Browser

/// What a session has to report.
public enum TerminalEvent: Hashable, Sendable {
  /// The reader did something, or the window changed its size.
  case input(InputEvent)
  /// The process is asked to end; restore the terminal, then exit with the interrupt's code.
  case interrupt(Interrupt)
}

/// A request from outside to end the process.
public enum Interrupt: Hashable, Sendable {
  /// SIGHUP, or the terminal is gone.
  case hangUp
  /// SIGINT from another process; Control-C is a key.
  case interrupt
  /// SIGTERM.
  case terminate

  /// What a shell expects the process to exit with: 128 and the signal's number.
  public var exitCode: Int32 {
    switch self {
    case .hangUp: 128 + 1
    case .interrupt: 128 + 2
    case .terminate: 128 + 15
    }
  }
}

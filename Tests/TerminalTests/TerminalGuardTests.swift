import Imaging
import Testing

@testable import Terminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Ways out that no Swift code sees: each happens in a process of its own, on this one's terminal.
struct TerminalGuardTests {
  static let undone = [
    "?1049l", "?25h", "?1000l", "?1002l", "?1006l", "?1004l", "?2004l", "?2026l",
  ]

  /// Opens a session on the terminal at `path`, then leaves the process in the middle of it.
  static func die(on path: String, by way: () -> Void) throws {
    let device = open(path, O_RDWR | O_NOCTTY)
    let session = try TerminalSession(
      input: device, output: device, environment: ["TERM": "xterm-256color"], asks: false)
    try session.begin()
    try session.finishProbe()
    session.show(Frame(CellGrid(columns: 80, rows: 24)))
    way()
    // A signal may take its time to arrive; to go on here would be another way out.
    poll(nil, 0, 10_000)
  }

  static func expectRestored(_ terminal: PseudoTerminal, modes: [UInt8]) {
    let text = terminal.received()
    for mode in undone { #expect(text.contains("\u{1B}[" + mode), "\(mode)") }
    #expect(terminal.modes == modes)
  }

  @Test(arguments: [SIGSEGV, SIGBUS, SIGABRT, SIGILL, SIGTRAP, SIGFPE, SIGQUIT])
  func `puts the terminal back before it dies of a crash`(signal: Int32) async throws {
    let terminal = try PseudoTerminal()
    let modes = terminal.modes
    await #expect(processExitsWith: .signal(signal)) { [path = terminal.path as String, signal] in
      try Self.die(on: path) { deliver(signal) }
    }
    Self.expectRestored(terminal, modes: modes)
  }

  @Test func `puts the terminal back before it dies of a failed precondition`() async throws {
    let terminal = try PseudoTerminal()
    let modes = terminal.modes
    await #expect(processExitsWith: .failure) { [path = terminal.path as String] in
      try Self.die(on: path) { preconditionFailure("on purpose") }
    }
    Self.expectRestored(terminal, modes: modes)
  }

  @Test func `puts the terminal back on exit()`() async throws {
    let terminal = try PseudoTerminal()
    let modes = terminal.modes
    await #expect(processExitsWith: .exitCode(7)) { [path = terminal.path as String] in
      try Self.die(on: path) { exit(7) }
    }
    Self.expectRestored(terminal, modes: modes)
  }

  @Test func `ends a program that does not answer at the second request`() async throws {
    let terminal = try PseudoTerminal()
    let modes = terminal.modes
    await #expect(processExitsWith: .signal(SIGTERM)) { [path = terminal.path as String] in
      try Self.die(on: path) {
        deliver(SIGTERM)
        deliver(SIGTERM)
      }
    }
    Self.expectRestored(terminal, modes: modes)
  }
}

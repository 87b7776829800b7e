import Browser
import Imaging
import Testing

@testable import Terminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension TerminalSessionTests {
  /// Stops, continuations and requests to end; in the same suite since signals are global.
  @Suite(.serialized)
  struct SignalTests {
    @Test func `leaves the screen while it is suspended and comes back as it was`() throws {
      let terminal = try PseudoTerminal()
      let before = terminal.modes
      let session = try TerminalSessionTests.opened(terminal)
      session.show(Frame(TerminalSessionTests.grid("hello")))
      _ = terminal.received()
      var stops: [Bool] = []
      var whileStopped = ""
      session.stopProcess = { wholeGroup in
        stops.append(wholeGroup)
        #expect(terminal.modes == before)
        whileStopped = terminal.received()
        session.show(Frame(TerminalSessionTests.grid("unseen")))
        #expect(terminal.received() == "")
        deliver(SIGCONT)
      }
      terminal.send("\u{1A}q")
      let size = InputEvent.resize(columns: 80, rows: 24)
      let next = [session.nextEvent(), session.nextEvent()]
      #expect(Set(next) == [.input(size), .input(.key(.character("q")))])
      #expect(whileStopped.contains("\u{1B}[?1049l") && whileStopped.contains("\u{1B}[?1000l"))
      let after = terminal.received()
      #expect(after.contains("\u{1B}[?1049h") && after.contains("\u{1B}[?1000h"))
      #expect(after.contains("hello"))
      #expect(terminal.isRaw)
      deliver(SIGTSTP)
      #expect(session.nextEvent() == .input(size))
      #expect(stops == [true, false], "Control-Z stops the group, a signal this process")
      #expect(session.nextEvent(timeoutMilliseconds: 0) == nil)
    }

    @Test func `does not take the terminal back when it is told to end while stopped`() throws {
      let terminal = try PseudoTerminal()
      let before = terminal.modes
      let session = try TerminalSessionTests.opened(terminal)
      session.stopProcess = { _ in
        _ = terminal.received()
        deliver(SIGTERM)
      }
      session.suspend()
      #expect(session.nextEvent() == .interrupt(.terminate))
      session.close()
      #expect(terminal.received() == "")
      #expect(terminal.modes == before)
    }

    @Test func `draws again after a stop that nobody announced`() throws {
      let terminal = try PseudoTerminal()
      let session = try TerminalSessionTests.opened(terminal)
      session.show(Frame(TerminalSessionTests.grid("hello")))
      _ = terminal.received()
      deliver(SIGCONT)
      #expect(session.nextEvent() == .input(.resize(columns: 80, rows: 24)))
      #expect(terminal.received().contains("hello"))
    }

    @Test(arguments: [
      (SIGTERM, Interrupt.terminate, Int32(143)), (SIGHUP, .hangUp, 129), (SIGINT, .interrupt, 130),
    ])
    func `reports a request to end, again and again`(
      signal: Int32, interrupt: Interrupt, code: Int32
    ) throws {
      let terminal = try PseudoTerminal()
      let session = try TerminalSessionTests.opened(terminal)
      deliver(signal)
      #expect(session.nextEvent() == .interrupt(interrupt))
      #expect(session.nextEvent() == .interrupt(interrupt))
      #expect(interrupt.exitCode == code)
    }

    @Test func `reports a terminal that is gone instead of spinning`() throws {
      let terminal = try PseudoTerminal()
      let session = try TerminalSessionTests.opened(terminal)
      terminal.hangUp()
      #expect(session.nextEvent() == .interrupt(.hangUp))
      session.show(Frame(TerminalSessionTests.grid("into the void")))
      session.close()
    }
  }
}

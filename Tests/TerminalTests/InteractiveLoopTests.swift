import Browser
import Imaging
import Testing

@testable import Terminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Counts its frames, and quits with the number of keys it got.
private struct CountingProgram: InteractiveProgram {
  final class Record {
    var frames = 0
    var events: [InputEvent] = []
  }
  let record = Record()

  mutating func handle(_ event: InputEvent) -> Outcome {
    record.events.append(event)
    switch event {
    case .key(.character("q")): return .quit(Int32(record.events.count))
    case .key(.character("n")): return .ignored
    case .key(.control("l")): return .redrawAll
    default: return .redraw
    }
  }

  mutating func frame(columns: Int, rows: Int, capabilities: TerminalCapabilities) -> Frame {
    record.frames += 1
    var grid = CellGrid(columns: columns, rows: rows)
    grid.write("frame \(record.frames)", column: 0, row: 0)
    return Frame(grid)
  }
}

extension TerminalSessionTests {
  /// The loop, in the same suite since it needs the same globals.
  @Suite(.serialized)
  struct InteractiveLoopTests {
    private static func run(_ keys: String) throws -> (code: Int32, CountingProgram.Record, String)
    {
      let terminal = try PseudoTerminal()
      let session = try TerminalSession(
        input: terminal.slave, output: terminal.slave, environment: environment)
      let program = CountingProgram()
      let code = try runInteractively(on: session) {
        terminal.send(answers + keys)
        return program
      }
      return (code, program.record, terminal.received())
    }

    @Test func `quits with the program's code and closes the session`() throws {
      let (code, record, output) = try Self.run("abq")
      #expect(code == 3)
      #expect(record.events.count == 3)
      #expect(output.contains("frame 1"))
      #expect(output.contains("\u{1B}[?1049l"))
    }

    @Test func `draws no frames in between for keys that are waiting`() throws {
      let (code, record, _) = try Self.run(String(repeating: "\u{1B}[B", count: 100) + "q")
      #expect(code == 101)
      #expect(record.frames == 1, "the first; the keys were there before it was drawn")
    }

    @Test func `draws in between when the keys do not end`() throws {
      let (_, record, _) = try Self.run(String(repeating: "j", count: 600) + "q")
      #expect(record.frames == 3)
    }

    @Test func `draws nothing when nothing changed`() throws {
      let (_, record, _) = try Self.run(String(repeating: "n", count: 600) + "q")
      #expect(record.frames == 1)
    }

    @Test func `exits as shells expect after a signal`() throws {
      let terminal = try PseudoTerminal()
      let before = terminal.modes
      let session = try TerminalSession(
        input: terminal.slave, output: terminal.slave, environment: environment)
      let code = try runInteractively(on: session) {
        terminal.send(answers)
        deliver(SIGTERM)
        return CountingProgram()
      }
      #expect(code == 143)
      #expect(terminal.modes == before)
    }

    @Test func `closes the session when the program cannot be made`() throws {
      struct NoProgram: Error {}
      let terminal = try PseudoTerminal()
      let before = terminal.modes
      let session = try TerminalSession(
        input: terminal.slave, output: terminal.slave, environment: environment)
      #expect(throws: NoProgram.self) {
        try runInteractively(on: session) { () throws -> CountingProgram in throw NoProgram() }
      }
      #expect(terminal.modes == before)
    }
  }
}

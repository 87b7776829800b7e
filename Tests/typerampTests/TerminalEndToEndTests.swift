import DynamicType
import TestSupport
import Testing

/// The built program in a real terminal; one test at a time, since each looks at a clock.
@Suite(.serialized)
struct TerminalEndToEndTests {
  private let binary = Shell.buildFolder + "/typeramp"

  /// A window in which the program shows the four-style set at `large`.
  private func started(columns: Int = 80, rows: Int = 24) throws -> Tmux {
    let tmux = Tmux(columns: columns, rows: rows)
    tmux.enter("stty -g > /dev/null; B=$(stty -g)")
    tmux.enter(
      "\(Shell.quoted(binary)) --set app; echo code=$?; test \"$B\" = \"$(stty -g)\" && echo same")
    try #require(tmux.waits(for: "body ×1.00"), "\(tmux.screen)")
    return tmux
  }

  /// Whether the terminal is as it was before the program, and the program ended with `code`.
  private func expectRestored(_ tmux: Tmux, code: Int) {
    #expect(tmux.waits(for: "code=\(code)"), "\(tmux.screen)")
    #expect(tmux.waits(for: "same"), "\(tmux.screen)")
    #expect(tmux.variable("alternate_on") == "0")
    #expect(tmux.variable("cursor_flag") == "1")
    #expect(tmux.variable("mouse_any_flag") == "0")
    #expect(tmux.variable("bracket_paste_flag") != "1")
  }

  @Test func `the slider goes through all twelve sizes and back`() throws {
    let tmux = try started()
    tmux.press("Home")
    for size in DynamicTypeSize.allCases {
      let factor = FontMetrics.default.ratio(at: size)
      let hundredths = Int((factor * 100).rounded())
      let text =
        "\(size.abbreviation) · body ×\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")"
      #expect(tmux.waits(for: text), "\(size): \(tmux.screen)")
      tmux.press("Right")
    }
    tmux.press("L")
    #expect(tmux.waits(for: "L · body ×1.00"))
    tmux.press("q")
    expectRestored(tmux, code: 0)
  }

  @Test func `down to one cell and back the screen is the same`() throws {
    let tmux = try started()
    let before = tmux.screen
    tmux.resize(columns: 1, rows: 1)
    Shell.sleep(milliseconds: 200)
    tmux.resize(columns: 30, rows: 10)
    #expect(tmux.waits { $0.contains("typeramp") && $0.contains("size") }, "\(tmux.screen)")
    tmux.resize(columns: 80, rows: 24)
    #expect(tmux.waits { $0 == before }, "\(tmux.screen)")
    tmux.press("Escape")
    expectRestored(tmux, code: 0)
  }

  @Test func `Ctrl-Z gives the shell back and fg the ramp`() throws {
    let tmux = try started()
    tmux.press("Right")
    #expect(tmux.waits(for: "xL · body ×1.09"), "\(tmux.screen)")
    tmux.press("C-z")
    #expect(tmux.waits { _ in tmux.variable("alternate_on") == "0" })
    #expect(tmux.waits { $0.contains("Stopped") || $0.contains("$ ") }, "\(tmux.screen)")
    #expect(tmux.variable("alternate_on") == "0")
    #expect(tmux.variable("cursor_flag") == "1")
    tmux.enter("fg")
    #expect(tmux.waits(for: "xL · body ×1.09"), "\(tmux.screen)")
    tmux.press("C-c")
    // What is typed while the program still has the terminal is the program's.
    #expect(tmux.waits { _ in tmux.variable("alternate_on") == "0" })
    // The shell went on with its list when the program stopped; ask again.
    tmux.enter("echo code=$?; test \"$B\" = \"$(stty -g)\" && echo same")
    expectRestored(tmux, code: 130)
  }

  @Test(arguments: [("TERM", 143), ("HUP", 129), ("INT", 130)])
  func `signals end it and the terminal is as it was`(signal: String, code: Int) throws {
    let tmux = try started()
    let pid = tmux.variable("pane_pid")
    _ = Shell.run("pkill -\(signal) -P \(pid) typeramp")
    expectRestored(tmux, code: code)
  }

  @Test(arguments: [("SEGV", 139), ("ABRT", 134), ("ILL", 132)])
  func `even a crash leaves the terminal usable`(signal: String, code: Int) throws {
    let tmux = try started()
    let pid = tmux.variable("pane_pid")
    _ = Shell.run("pkill -\(signal) -P \(pid) typeramp")
    #expect(tmux.waits(for: "code=\(code)"), "\(tmux.screen)")
    #expect(tmux.waits(for: "same"), "\(tmux.screen)")
    #expect(tmux.variable("alternate_on") == "0")
    #expect(tmux.variable("cursor_flag") == "1")
  }

  @Test func `search, help, sets, mosaics and zoom answer`() throws {
    let tmux = try started()
    tmux.press("/")
    tmux.press("c", "a", "p")
    #expect(tmux.waits(for: "1 of 4"), "\(tmux.screen)")
    tmux.press("Escape")
    // A key right behind would make it Alt with that key.
    #expect(tmux.waits { !$0.contains("1 of 4") }, "\(tmux.screen)")
    tmux.press("?")
    #expect(tmux.waits(for: "one Dynamic Type size smaller, larger"), "\(tmux.screen)")
    tmux.press("?")
    tmux.press("Tab")
    #expect(tmux.waits(for: "apple 2/4 · 11 styles"), "\(tmux.screen)")
    for mosaic in ["half", "sextant", "braille", "ascii", "quadrant"] {
      tmux.press("m")
      #expect(tmux.waits(for: mosaic), "\(tmux.screen)")
    }
    tmux.press("q")
    expectRestored(tmux, code: 0)
  }

  @Test func `a file that goes wrong is said before any screen opens`() {
    let tmux = Tmux()
    tmux.enter("\(Shell.quoted(binary)) /nonexistent/file.json; echo code=$?")
    #expect(tmux.waits(for: "code=2"))
    #expect(tmux.screen.contains("/nonexistent/file.json: no such file"))
  }

  @Test func `a dumb terminal is told about print`() {
    let tmux = Tmux()
    tmux.enter("TERM=dumb \(Shell.quoted(binary)); echo code=$?")
    #expect(tmux.waits(for: "code=2"))
    #expect(tmux.screen.contains("typeramp print"))
  }
}

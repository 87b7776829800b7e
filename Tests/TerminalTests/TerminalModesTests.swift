import CTerminalGuard
import Testing

@testable import Terminal

struct TerminalModesTests {
  private let modes = TerminalModes(mouse: true, isPlain: false, showsKittyPictures: true)
  private let limit = TERMINAL_GUARD_TEXT_LIMIT

  @Test func `what a crash writes ends in the terminal's own way to leave the screen`() {
    let text = modes.undoing(leavingSequence: "\u{1B}[?1049l")
    #expect(text == modes.off + TerminalModes.plain + "\u{1B}[?1049l")
  }

  @Test func `without a way to leave the screen a crash begins a line`() {
    #expect(modes.undoing(leavingSequence: "").hasSuffix("\u{1B}[?25h\r\n"))
  }

  @Test(arguments: [-1, 0, 1, 5000])
  func `what a crash writes fits the guard, with the leaving sequence whole or not at all`(
    excess: Int
  ) {
    let fixed = (modes.off + TerminalModes.plain).utf8.count
    let leaving =
      String(repeating: "é", count: 50)
      + String(
        repeating: "x", count: limit - fixed - 100 + excess)
    let text = modes.undoing(leavingSequence: leaving)
    #expect(text.utf8.count <= limit)
    #expect(text.hasSuffix(excess <= 0 ? leaving : "\u{1B}[?25h\r\n"))
  }
}

import CTerminalGuard

/// Switches of the terminal that ncurses leaves alone, as bytes to turn them on and off.
struct TerminalModes {
  /// Whether the mouse is reported.
  var mouse: Bool
  /// Whether the terminal has none of these.
  var isPlain: Bool
  /// Whether pictures in kitty's protocol may be on the screen.
  var showsKittyPictures = false

  /// Mouse buttons and drags (1000, 1002) in the form that knows no largest column (1006), focus
  /// (1004), and bracketed paste (2004).
  var on: String {
    if isPlain { return "" }
    return (mouse ? "\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h" : "") + "\u{1B}[?1004h\u{1B}[?2004h"
  }

  /// Turns off the same, and a frame that was begun (2026).
  var off: String {
    if isPlain { return "" }
    let pictures = showsKittyPictures ? "\u{1B}_Ga=d,d=A,q=2\u{1B}\\" : ""
    return pictures + "\u{1B}[?2026l\u{1B}[?2004l\u{1B}[?1004l"
      + (mouse ? "\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l" : "")
  }

  /// What a crash has to write: the modes off, plain colours, a visible cursor, and the screen left.
  ///
  /// An entry of terminfo may leave the screen by any number of bytes, and the guard has room for
  /// `TERMINAL_GUARD_TEXT_LIMIT` in all. A sequence is worth nothing in part, so one that is too long
  /// is left out: the terminal then keeps the last picture above the next prompt, and works.
  func undoing(leavingSequence: String) -> String {
    let text = off + Self.plain
    let room = TERMINAL_GUARD_TEXT_LIMIT - text.utf8.count
    let isWritten = !leavingSequence.isEmpty && leavingSequence.utf8.count <= room
    return text + (isWritten ? leavingSequence : "\r\n")
  }

  /// Holds the screen still until a frame is complete.
  static let beginFrame = "\u{1B}[?2026h"
  /// Shows the complete frame.
  static let endFrame = "\u{1B}[?2026l"
  /// Plain colours, visible cursor: what a crash has to undo besides the modes.
  static let plain = "\u{1B}[m\u{1B}[?25h"
}

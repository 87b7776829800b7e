import Browser

/// What a terminal reports about the mouse, before it is known whether the program cares.
struct MouseReport {
  /// Button and modifiers: bits 0–1 the button (3 none), 4 Shift, 8 Alt, 16 Control, 32 moved,
  /// 64 wheel, 128 further buttons (xterm control sequences, "Extended coordinates").
  var code: Int
  var isRelease: Bool
  /// In cells from 0; a report from beyond the edge is negative.
  var column: Int
  var row: Int

  private static let moved = 32
  private static let wheel = 64
  private static let furtherButtons = 128

  /// The event, for the first button and the vertical wheel; `nil` for anything else.
  var event: MouseEvent? {
    guard column >= 0, row >= 0, code & Self.furtherButtons == 0 else { return nil }
    return action.map { MouseEvent($0, column: column, row: row) }
  }

  private var action: MouseEvent.Action? {
    let button = code & 3
    if code & Self.wheel != 0 {
      return isRelease ? nil : button == 0 ? .wheelUp : button == 1 ? .wheelDown : nil
    }
    if code & Self.moved != 0 { return button == 0 ? .drag : nil }
    // The older report of three bytes does not say which button was let go.
    if isRelease { return button == 0 || button == 3 ? .release : nil }
    return button == 0 ? .press : nil
  }
}

import TestSupport

/// A private tmux server with one window, to see the real program as a reader does.
final class Tmux {
  private let socket: String

  /// A window of a shell without prompt ornaments, in a UTF-8 locale.
  init(columns: Int = 80, rows: Int = 24) {
    socket = "typeramp-test-\(UInt32.random(in: 0 ... .max))"
    _ = Shell.run(
      "LC_ALL=C.UTF-8 PS1='$ ' ENV= tmux -L \(socket) -f /dev/null new-session -d -x \(columns) "
        + "-y \(rows) 'sh -i' 2>&1")
    tmux("set -g status off")
  }

  deinit { _ = Shell.run("tmux -L \(socket) kill-server 2>/dev/null") }

  @discardableResult
  private func tmux(_ arguments: String) -> String {
    Shell.run("tmux -L \(socket) \(arguments) 2>&1").output
  }

  /// Types `text` and Return.
  func enter(_ text: String) {
    tmux("send-keys -l \(Shell.quoted(text))")
    tmux("send-keys Enter")
  }

  /// Presses keys by tmux's names, such as `Right` and `C-z`.
  func press(_ keys: String...) {
    for key in keys { tmux("send-keys \(Shell.quoted(key))") }
  }

  func resize(columns: Int, rows: Int) {
    tmux("resize-window -x \(columns) -y \(rows)")
  }

  /// The text on the screen.
  var screen: String { tmux("capture-pane -p") }

  /// A variable of tmux about the window, such as `alternate_on`.
  func variable(_ name: String) -> String {
    String(tmux("display-message -p '#{\(name)}'").prefix { !$0.isNewline })
  }

  /// Waits until the screen holds `text`; `false` after five seconds without it.
  func waits(for text: String) -> Bool { waits { $0.contains(text) } }

  /// Waits until the screen is as wanted; `false` after ten seconds.
  func waits(_ isWanted: (String) -> Bool) -> Bool {
    for _ in 0..<200 {
      if isWanted(screen) { return true }
      Shell.sleep(milliseconds: 50)
    }
    return false
  }
}

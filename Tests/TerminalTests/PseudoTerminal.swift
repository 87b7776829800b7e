import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A terminal with nobody in front of it: what a session writes can be read, and keys can be sent.
final class PseudoTerminal {
  /// The end of the one who looks and types.
  private let master: Int32
  /// The end of the program.
  let slave: Int32
  /// The path under which another process finds the program's end.
  let path: String

  init(columns: Int = 80, rows: Int = 24) throws {
    var ends: (master: Int32, slave: Int32) = (-1, -1)
    var name = [CChar](repeating: 0, count: 128)
    let result = openpty(&ends.master, &ends.slave, &name, nil, nil)
    try #require(result == 0)
    master = ends.master
    slave = ends.slave
    path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
    resize(columns: columns, rows: rows)
  }

  deinit {
    hangUp()
    close(slave)
  }

  private var isOpen = true

  /// Goes away, as a terminal's window that is closed.
  func hangUp() {
    if isOpen { close(master) }
    isOpen = false
  }

  /// Changes the window; the program has to be told by a signal, since this is not its terminal.
  func resize(columns: Int, rows: Int) {
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: UInt16(columns * 10),
      ws_ypixel: UInt16(rows * 20))
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// Types, or answers.
  func send(_ text: String) {
    let bytes = Array(text.utf8)
    #expect(write(master, bytes, bytes.count) == bytes.count)
  }

  /// Everything written so far that was not read before.
  func received() -> String {
    var all: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    // What was written arrives at this end a moment later.
    var waiting = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    while poll(&waiting, 1, 20) > 0 {
      let count = read(master, &buffer, buffer.count)
      if count <= 0 { break }
      all += buffer.prefix(count)
    }
    return String(decoding: all, as: UTF8.self)
  }

  /// The line discipline's modes, every byte of them.
  var modes: [UInt8] {
    var modes = termios()
    tcgetattr(slave, &modes)
    let flags = [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag]
    return withUnsafeBytes(of: &modes.c_cc) { Array($0) }
      + flags.flatMap { flag in withUnsafeBytes(of: flag) { Array($0) } }
  }

  /// Whether keys arrive one by one and unseen.
  var isRaw: Bool {
    var modes = termios()
    tcgetattr(slave, &modes)
    return modes.c_lflag & tcflag_t(ICANON | ECHO | ISIG) == 0
  }
}

/// Sends a signal to this process and returns when its handler has run.
///
/// Test threads block signals, so another thread takes it, a moment later. Until it has, the signal is
/// pending, and a second one of its kind would be lost.
func deliver(_ signal: Int32) {
  kill(getpid(), signal)
  for _ in 0..<500 {
    poll(nil, 0, 20)
    var pending = sigset_t()
    sigpending(&pending)
    if sigismember(&pending, signal) == 0 { return }
  }
}

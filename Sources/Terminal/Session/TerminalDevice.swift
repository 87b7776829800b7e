#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The two ends of a terminal and the line discipline between: modes, bytes, size.
///
/// Every call to the system marked `unsafe` is lent either a value of the caller's, which the system
/// reads or fills by its size, or an array together with its length.
struct TerminalDevice {
  /// What a read came to.
  enum Reading: Equatable {
    case bytes([UInt8])
    /// Nothing there after all.
    case nothing
    /// The other side is gone.
    case hungUp
  }

  let input: Int32
  let output: Int32
  /// The modes the terminal had before, to be given back.
  let originalModes: termios

  /// A device on two descriptors; throws where one is no terminal.
  init(input: Int32, output: Int32) throws(TerminalError) {
    guard isatty(input) == 1 else { throw .notATerminal(.input) }
    guard isatty(output) == 1 else { throw .notATerminal(.output) }
    self.input = input
    self.output = output
    var modes = termios()
    guard unsafe tcgetattr(input, &modes) == 0 else {
      throw .system(call: "tcgetattr", code: errno)
    }
    originalModes = modes
  }

  /// Every key arrives at once, as it is, and is not echoed.
  func makeRaw() throws(TerminalError) {
    var modes = originalModes
    modes.c_iflag &= ~tcflag_t(IGNBRK | BRKINT | PARMRK | ISTRIP | INLCR | IGNCR | ICRNL | IXON)
    modes.c_lflag &= ~tcflag_t(ECHO | ECHONL | ICANON | ISIG | IEXTEN)
    modes.c_cflag &= ~tcflag_t(CSIZE | PARENB)
    modes.c_cflag |= tcflag_t(CS8)
    // C's arrays are tuples here, without an index; the system's own constants are places in this one.
    unsafe withUnsafeMutableBytes(of: &modes.c_cc) { characters in
      unsafe characters[Int(VMIN)] = 1
      unsafe characters[Int(VTIME)] = 0
    }
    guard set(modes, TCSADRAIN) else { throw .system(call: "tcsetattr", code: errno) }
  }

  /// Gives the original modes back; what was typed meanwhile stays for the next program, unless
  /// `discardsInput`, since an answer that is still on its way would be taken for typing.
  func restoreModes(discardsInput: Bool) {
    _ = set(originalModes, discardsInput ? TCSAFLUSH : TCSADRAIN)
  }

  private func set(_ modes: termios, _ action: Int32) -> Bool {
    var modes = modes
    while unsafe tcsetattr(input, action, &modes) != 0 {
      if errno != EINTR { return false }
    }
    return true
  }

  /// Writes all of it, however slow the terminal is; stops where the terminal is gone.
  func write(_ bytes: some Collection<UInt8>) {
    let buffer = Array(bytes)
    var start = 0
    while start < buffer.count {
      let count = unsafe buffer.withUnsafeBytes { raw in
        unsafe Self.writeOnce(output, UnsafeRawBufferPointer(rebasing: raw[start...]))
      }
      if count > 0 {
        start += count
      } else if errno == EAGAIN {
        var waiting = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
        unsafe poll(&waiting, 1, -1)
        if waiting.revents & Int16(POLLOUT) == 0 { return }
      } else if errno != EINTR {
        return
      }
    }
  }

  private static func writeOnce(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      unsafe Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #else
      Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }

  /// Reads what is there; to be called when poll() says that something is.
  func read() -> Reading {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = Self.readOnce(input, &buffer)
    if count > 0 { return .bytes(Array(buffer.prefix(count))) }
    return count < 0 && (errno == EINTR || errno == EAGAIN) ? .nothing : .hungUp
  }

  private static func readOnce(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
    let limit = buffer.count
    #if canImport(Glibc)
      return unsafe Glibc.read(descriptor, &buffer, limit)
    #else
      return Darwin.read(descriptor, &buffer, limit)
    #endif
  }

  /// The window's size; `nil` where the terminal does not know it.
  func windowSize() -> WindowSize? {
    var size = winsize()
    guard unsafe ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else {
      return nil
    }
    return WindowSize(
      columns: Int(size.ws_col), rows: Int(size.ws_row), pixelWidth: Int(size.ws_xpixel),
      pixelHeight: Int(size.ws_ypixel))
  }
}

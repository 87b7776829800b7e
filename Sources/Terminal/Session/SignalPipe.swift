import CTerminalGuard

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Signals as something to read: which of those that concern a terminal have come.
struct SignalPipe {
  /// The descriptor to wait for.
  let descriptor: Int32
  private(set) var arrived: Set<Int32> = []

  /// Installs the handlers; throws where the system has no pipe left.
  init() throws(TerminalError) {
    descriptor = terminal_guard_watch()
    if descriptor < 0 { throw .system(call: "pipe", code: errno) }
  }

  /// Puts the handlers back as they were.
  func close() {
    terminal_guard_unwatch()
  }

  /// Reads what has come, without waiting.
  mutating func refill() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while true {
      // No more than the array holds.
      let count = unsafe read(descriptor, &bytes, bytes.count)
      if count > 0 {
        arrived.formUnion(bytes.prefix(count).map(Int32.init))
      } else if count == 0 || errno != EINTR {
        return
      }
    }
  }

  /// Whether a signal has come since it was taken last.
  mutating func take(_ signal: Int32) -> Bool {
    arrived.remove(signal) != nil
  }

  /// The most pressing request to end, if there is one.
  mutating func takeInterrupt() -> Interrupt? {
    if take(SIGTERM) { return .terminate }
    if take(SIGHUP) { return .hangUp }
    if take(SIGINT) { return .interrupt }
    return nil
  }
}

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A moment on a clock that nobody sets.
struct Instant {
  private let milliseconds: Int

  /// This moment.
  static var now: Instant {
    var time = timespec()
    // Fills the value that is lent to it.
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Instant(milliseconds: time.tv_sec * 1000 + time.tv_nsec / 1_000_000)
  }

  /// How much of a span that began at this moment is left, in milliseconds; negative when it is over.
  func millisecondsLeft(of span: Int) -> Int {
    milliseconds + span - Instant.now.milliseconds
  }
}

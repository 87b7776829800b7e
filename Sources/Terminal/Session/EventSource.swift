import Browser

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Where events come from: the terminal's bytes and the process's signals, waited for together.
final class EventSource {
  /// What a session has to see to before events go on.
  enum Report: Equatable {
    case answer(TerminalAnswer)
    case windowChanged
    case stopRequested
    case continued
  }

  /// The request to end, once there is one.
  private(set) var interrupt: Interrupt?

  private let device: TerminalDevice
  private let escapeDelay: Int
  private var signals: SignalPipe
  private var decoder = InputDecoder()
  private var events: [InputEvent] = []

  /// How long the rest of a sequence that has begun may take, in milliseconds.
  private static let sequenceDelay = 1000

  init(device: TerminalDevice, signals: SignalPipe, escapeDelay: Int) {
    self.device = device
    self.signals = signals
    self.escapeDelay = escapeDelay
  }

  /// How long an escape may be the start of a sequence, in milliseconds: the variable ESCDELAY of
  /// ncurses, or 50, which is beyond most pauses inside a key's bytes and below what people notice.
  static func escapeDelay(environment: [String: String]) -> Int {
    guard let wish = environment["ESCDELAY"].flatMap({ Int($0) }), wish > 0 else { return 50 }
    return min(wish, 10_000)
  }

  /// Takes the handlers off the process.
  func close() {
    signals.close()
  }

  /// The earliest event that is not taken yet.
  func takeEvent() -> InputEvent? {
    events.isEmpty ? nil : events.removeFirst()
  }

  /// Puts the window's size behind the other events, instead of an earlier size still waiting.
  func appendResize(columns: Int, rows: Int) {
    events.removeAll { if case .resize = $0 { true } else { false } }
    events.append(.resize(columns: columns, rows: rows))
  }

  /// Notices what came while the process was stopped, but for the stop and the continuation.
  func forgetStops() {
    signals.refill()
    _ = signals.take(SIGTSTP)
    _ = signals.take(SIGCONT)
    interrupt = interrupt ?? signals.takeInterrupt()
  }

  /// Waits once, until bytes or signals come, or until the time is over; without one, for ever.
  func wait(milliseconds: Int?) -> [Report] {
    let patience: Int? =
      switch decoder.awaited {
      case .nothing: nil
      case .escape: escapeDelay
      case .sequence: Self.sequenceDelay
      }
    let limit = [milliseconds, patience].compactMap { $0 }.min()
    let readable = Int16(POLLIN)
    var waiting = [
      pollfd(fd: device.input, events: readable, revents: 0),
      pollfd(fd: signals.descriptor, events: readable, revents: 0),
    ]
    // As many descriptors as the array holds.
    let count = unsafe poll(
      &waiting, nfds_t(waiting.count), limit.map { Int32(clamping: $0) } ?? -1)
    if count == 0, let patience, limit == patience { return sort(decoder.timeOut()) }
    var reports: [Report] = []
    if count > 0, waiting[0].revents != 0 { reports += readInput() }
    // Also after an interrupted call: the handler has written by then.
    if count != 0 { reports += readSignals() }
    return reports
  }

  private func readInput() -> [Report] {
    switch device.read() {
    case .bytes(let bytes): return sort(decoder.feed(bytes))
    case .nothing: return []
    case .hungUp:
      interrupt = interrupt ?? .hangUp
      return []
    }
  }

  private func sort(_ inputs: [DecodedInput]) -> [Report] {
    var reports: [Report] = []
    for input in inputs {
      switch input {
      case .event(let event): events.append(event)
      case .answer(let answer): reports.append(.answer(answer))
      }
    }
    return reports
  }

  private func readSignals() -> [Report] {
    signals.refill()
    interrupt = interrupt ?? signals.takeInterrupt()
    var reports: [Report] = []
    if signals.take(SIGWINCH) { reports.append(.windowChanged) }
    if signals.take(SIGTSTP) { reports.append(.stopRequested) }
    if signals.take(SIGCONT) { reports.append(.continued) }
    return reports
  }
}

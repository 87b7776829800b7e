// The C streams are global variables; this file alone touches them.
#if canImport(Glibc)
  @unsafe @preconcurrency import Glibc
#else
  @unsafe @preconcurrency import Darwin
#endif
import StyleModel

/// Standard output and standard error.
enum StandardStreams {
  /// Writes `text` to standard output; throws where it is closed or full.
  static func write(_ text: String) throws(OutputError) {
    try write(Array(text.utf8))
  }

  /// Writes bytes to standard output; throws where it is closed or full.
  static func write(_ bytes: [UInt8]) throws(OutputError) {
    // An array is handed over with its own length; the stream keeps nothing of it.
    let written = unsafe fwrite(bytes, 1, bytes.count, stdout)
    guard written == bytes.count, unsafe fflush(stdout) == 0 else { throw OutputError(code: errno) }
  }

  /// Writes a line to standard error, where nothing can be done about a failure.
  static func complain(_ line: String) {
    unsafe fputs("typeramp: \(line)\n", stderr)
  }

  /// Writes a diagnostic, which names its own file, to standard error.
  static func report(_ line: String) {
    unsafe fputs(line + "\n", stderr)
  }

  /// Lines of standard input, without their ends.
  static func readLines(_ body: (String) -> Void) {
    while let line = readLine(strippingNewline: true) { body(line) }
  }

  /// Whether more of standard input can be read without waiting; also at its end.
  static var hasWaitingInput: Bool {
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&input, 1, 0) > 0
  }

  /// A descriptor of the reader's own terminal, for when standard input is a file of styles.
  static func openTerminal() -> Int32? {
    let descriptor = unsafe open("/dev/tty", O_RDWR | O_CLOEXEC)
    return descriptor >= 0 ? descriptor : nil
  }

  /// Runs `body` while standard error goes to a file; what came there is written at the end.
  ///
  /// Libraries complain on standard error, which would be written across the screen.
  static func holdingErrors<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard isatty(STDERR_FILENO) == 1, let file = unsafe tmpfile() else { return try body() }
    // The file is this function's own, and closed at its end.
    let original = dup(STDERR_FILENO)
    unsafe dup2(fileno(file), STDERR_FILENO)
    defer {
      unsafe fflush(stderr)
      dup2(original, STDERR_FILENO)
      close(original)
      unsafe rewind(file)
      var buffer = [UInt8](repeating: 0, count: 4_096)
      while case let count = unsafe fread(&buffer, 1, buffer.count, file), count > 0 {
        unsafe fwrite(buffer, 1, count, stderr)
      }
      unsafe fclose(file)
    }
    return try body()
  }

  /// Whether standard output is a terminal.
  static var isOutputTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Columns of the terminal on standard output; `nil` where there is none.
  static var outputColumns: Int? {
    var size = winsize()
    guard unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return Int(size.ws_col)
  }

  /// Lets a closed pipe and a file at its greatest size show as errors of a write instead of ending
  /// the process.
  static func letWritesFail() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Ends the process.
  static func exit(_ code: Int32) -> Never {
    #if canImport(Glibc)
      Glibc.exit(code)
    #else
      Darwin.exit(code)
    #endif
  }

  /// The variables of the process's environment.
  static var environment: [String: String] {
    var variables: [String: String] = [:]
    // The list of texts that the system gave the process ends in nothing; nobody writes to it.
    #if canImport(Glibc)
      var entry: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> = unsafe environ
    #else
      guard var entry = unsafe _NSGetEnviron().pointee else { return variables }
    #endif
    while let text = unsafe entry.pointee {
      let parts = unsafe String(cString: text).split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 { variables[String(parts[0])] = String(parts[1]) }
      unsafe entry += 1
    }
    return variables
  }
}

/// Why standard output took no more.
struct OutputError: ExplainedError, Equatable {
  let code: Int32

  /// Whether the reader of a pipe simply went away, as `head` does.
  var isClosedPipe: Bool { code == EPIPE }

  var message: String {
    let reason = unsafe String(cString: strerror(code))
    return "standard output: \(reason); check where it is redirected to"
  }
}

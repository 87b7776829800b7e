// The C streams are global variables; this file alone touches them.
#if canImport(Glibc)
  @preconcurrency import Glibc
#else
  @preconcurrency import Darwin
#endif
import StyleModel

/// Standard output and standard error.
enum StandardStreams {
  /// Writes `text` to standard output; throws where it is closed or full.
  static func write(_ text: String) throws(OutputError) {
    var text = text
    let count = text.utf8.count
    let written = text.withUTF8 { fwrite($0.baseAddress, 1, $0.count, stdout) }
    guard written == count, fflush(stdout) == 0 else { throw OutputError(code: errno) }
  }

  /// Writes bytes to standard output; throws where it is closed or full.
  static func write(_ bytes: [UInt8]) throws(OutputError) {
    let written = fwrite(bytes, 1, bytes.count, stdout)
    guard written == bytes.count, fflush(stdout) == 0 else { throw OutputError(code: errno) }
  }

  /// Writes a line to standard error, where nothing can be done about a failure.
  static func complain(_ line: String) {
    fputs("typeramp: \(line)\n", stderr)
  }

  /// Writes a diagnostic, which names its own file, to standard error.
  static func report(_ line: String) {
    fputs(line + "\n", stderr)
  }

  /// Lines of standard input, without their ends.
  static func readLines(_ body: (String) -> Void) {
    while let line = readLine(strippingNewline: true) { body(line) }
  }

  /// Whether more of standard input can be read without waiting; also at its end.
  static var hasWaitingInput: Bool {
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&input, 1, 0) > 0
  }

  /// A descriptor of the reader's own terminal, for when standard input is a file of styles.
  static func openTerminal() -> Int32? {
    let descriptor = open("/dev/tty", O_RDWR | O_CLOEXEC)
    return descriptor >= 0 ? descriptor : nil
  }

  /// Runs `body` while standard error goes to a file; what came there is written at the end.
  ///
  /// Libraries complain on standard error, which would be written across the screen.
  static func holdingErrors<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard isatty(STDERR_FILENO) == 1, let file = tmpfile() else { return try body() }
    let original = dup(STDERR_FILENO)
    dup2(fileno(file), STDERR_FILENO)
    defer {
      fflush(stderr)
      dup2(original, STDERR_FILENO)
      close(original)
      rewind(file)
      var buffer = [UInt8](repeating: 0, count: 4_096)
      while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
        fwrite(buffer, 1, count, stderr)
      }
      fclose(file)
    }
    return try body()
  }

  /// Whether standard output is a terminal.
  static var isOutputTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Columns of the terminal on standard output; `nil` where there is none.
  static var outputColumns: Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
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
    #if canImport(Glibc)
      var entry: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> = environ
    #else
      guard var entry = _NSGetEnviron().pointee else { return variables }
    #endif
    while let text = entry.pointee {
      let parts = String(cString: text).split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 { variables[String(parts[0])] = String(parts[1]) }
      entry += 1
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
    "standard output: \(String(cString: strerror(code))); check where it is redirected to"
  }
}

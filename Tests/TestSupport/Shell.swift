#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Commands run by the system's shell, and what they said.
public enum Shell {
  /// What a command printed on standard output and the code it ended with.
  public struct Result: Equatable, Sendable {
    /// What went to the pipe, as UTF-8.
    public let output: String
    /// The exit code; 128 and the signal's number where a signal ended it.
    public let code: Int32

    /// A result to compare with.
    public init(output: String, code: Int32) {
      self.output = output
      self.code = code
    }
  }

  /// Runs `command` and waits for it; add `2>&1` to see standard error too.
  public static func run(_ command: String) -> Result {
    guard let pipe = popen(command, "r") else { return Result(output: "", code: -1) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&buffer, 1, buffer.count, pipe)
      if count == 0 { break }
      bytes += buffer[..<count]
    }
    let status = pclose(pipe)
    let code = status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
    return Result(output: String(decoding: bytes, as: UTF8.self), code: code)
  }

  /// The path of a program; `nil` where it is not installed.
  public static func path(of program: String) -> String? {
    let found = run("command -v \(quoted(program))")
    return found.code == 0 ? String(found.output.prefix { $0 != "\n" }) : nil
  }

  /// `text` as one word of the shell.
  public static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }

  /// Waits for `milliseconds`.
  public static func sleep(milliseconds: Int) {
    usleep(UInt32(milliseconds) * 1_000)
  }

  /// The folder in which the tests and the programs they run were built, from the root.
  public static var buildFolder: String {
    let path = CommandLine.arguments[0]
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/")
    guard !folder.hasPrefix("/"), let current = getcwd(nil, 0) else { return folder }
    defer { free(current) }
    return String(cString: current) + "/" + folder
  }
}

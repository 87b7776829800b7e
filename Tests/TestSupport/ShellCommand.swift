#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A command of the shell, run to its end.
public struct ShellCommand {
  /// What it wrote to standard output and standard error.
  public let output: String
  /// Its exit code.
  public let code: Int32

  /// Runs `command`; a shell that cannot be started gives the code 127.
  public init(_ command: String) {
    guard let pipe = popen("(\(command)) 2>&1", "r") else {
      output = ""
      code = 127
      return
    }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&buffer, 1, buffer.count, pipe)
      if count == 0 { break }
      bytes += buffer[..<count]
    }
    output = String(decoding: bytes, as: UTF8.self)
    code = pclose(pipe) >> 8 & 0xFF
  }

  /// The path of a program; `nil` where it is not installed.
  public static func path(of program: String) -> String? {
    let found = ShellCommand("command -v \(program)")
    return found.code == 0 ? String(found.output.prefix { $0 != "\n" }) : nil
  }
}

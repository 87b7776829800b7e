/// Why there is no interactive screen.
public enum TerminalError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One end of the conversation with the reader.
  public enum Stream: String, Hashable, Sendable {
    case input = "standard input"
    case output = "standard output"
  }

  /// A stream is a file or a pipe.
  case notATerminal(Stream)
  /// The variable `TERM` is not set, so nothing is known about the terminal.
  case noTerminalType
  /// The terminal of this type cannot place its cursor.
  case cannotPlaceCursor(type: String)
  /// No terminfo entry of this name is installed.
  case unknownTerminalType(String)
  /// The operating system refused a call, with its error number.
  case system(call: String, code: Int32)

  /// One sentence on what is wrong and one on what to do.
  public var description: String {
    switch self {
    case .notATerminal(let stream):
      "The \(stream.rawValue) is not a terminal. \(Self.advice)"
    case .noTerminalType:
      "The variable TERM is not set, so the terminal is unknown. Set it, as in"
        + " TERM=xterm-256color, or: \(Self.advice)"
    case .cannotPlaceCursor(let type):
      "A terminal of type \(type) cannot place its cursor. \(Self.advice)"
    case .unknownTerminalType(let type):
      "There is no terminfo entry for TERM=\(type) here. Try TERM=xterm-256color, or:"
        + " \(Self.advice)"
    case .system(let call, let code):
      "The terminal could not be set up: \(call) failed with error \(code). \(Self.advice)"
    }
  }

  private static let advice = "`typeramp print` writes one picture as text instead."
}

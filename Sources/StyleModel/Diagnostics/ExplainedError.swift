/// An error that the program puts before its user as it is.
package protocol ExplainedError: Error {
  /// One sentence without a full stop: what is wrong, and what to do about it.
  var message: String { get }
  /// Whether `message` begins with its place and its severity, as a compiler's does.
  var hasPlace: Bool { get }
}

extension ExplainedError {
  /// Most are about the command line or a file as a whole.
  package var hasPlace: Bool { false }
}

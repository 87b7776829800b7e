/// A syntax error and the UTF-8 offset where it stands.
struct JSONFault: Error, Equatable {
  var error: JSONSyntaxError
  var offset: Int

  init(_ error: JSONSyntaxError, at offset: Int) {
    self.error = error
    self.offset = offset
  }

  /// Whether a string ends at the end of its line without a quote.
  var isLineBreak: Bool {
    error == .controlCharacter(0x0A) || error == .controlCharacter(0x0D)
  }

  /// Whether there is nothing left to go on with.
  var isFinal: Bool {
    switch error {
    case .unexpectedEnd, .unterminatedString, .unterminatedComment, .tooDeep: true
    default: false
    }
  }
}

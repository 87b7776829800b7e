public import Browser

/// One thing that bytes from the terminal meant.
public enum DecodedInput: Hashable, Sendable {
  /// Something the reader did.
  case event(InputEvent)
  /// Something the terminal said about itself.
  case answer(TerminalAnswer)
}

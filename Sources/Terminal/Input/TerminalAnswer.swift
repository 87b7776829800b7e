public import Imaging

/// What a terminal says when it is asked about itself.
///
/// Names and forms are those of the xterm control sequences document.
public enum TerminalAnswer: Hashable, Sendable {
  /// Device attributes (DA1): the class of terminal, then its extensions, such as 4 for sixel.
  case primaryAttributes([Int])
  /// Secondary device attributes (DA2): model, firmware, and one more.
  case secondaryAttributes([Int])
  /// Name and version as the terminal writes them (XTVERSION), such as `kitty(0.26.5)`.
  case version(String)
  /// The colour of text (OSC 10).
  case foreground(RGB)
  /// The colour behind it (OSC 11).
  case background(RGB)
  /// State of a private mode (DECRQM): 0 unknown, 1 set, 2 reset, 3 and 4 the same for good.
  case mode(number: Int, state: Int)
  /// The current colours and attributes as SGR parameters (DECRQSS), such as `48:2::1:2:3`.
  case graphicRendition(String)
  /// A window report (`CSI … t`): its kind, then what it measures, heights before widths.
  case windowReport([Int])
  /// The kitty graphics protocol's answer to an image that was only asked about (`APC G … ST`).
  case kittyGraphics(isSupported: Bool)
  /// The kitty keyboard protocol's current flags (`CSI ? … u`).
  case keyboardFlags(Int)
}

/// Writes text for XML and HTML.
package enum XMLText {
  /// `text` as content and as an attribute's value in double quotes.
  ///
  /// A line feed stays one in an attribute too; tabs and carriage returns become blanks. What XML 1.0
  /// forbids altogether and the control character that HTML forbids besides become U+FFFD.
  package static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "\n": "&#10;"
      case "\t", "\r": " "
      case "\0"..."\u{1F}", "\u{7F}", "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
      default: String(scalar)
      }
    }.joined()
  }

  /// `text` as an attribute's value with its quotes.
  package static func attribute(_ text: String) -> String { "\"\(escaped(text))\"" }
}

/// A piece of a user's file as a message quotes it: in single quotes, on one line, and short.
///
/// Control characters and marks that change the writing direction are spelt out, so that a file
/// cannot move the cursor of the terminal it is reported on.
package struct Quotation: CustomStringConvertible {
  package static let longest = 60

  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  package var description: String { "'\(Quotation.shortened(Quotation.harmless(text)))'" }

  /// `text` with every character that would act on a terminal spelt out.
  package static func harmless(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: acts) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if acts(scalar) {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func shortened(_ text: String) -> String {
    guard text.count > longest else { return text }
    return text.prefix(longest - 1) + "…"
  }

  private static func acts(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069, 0x200E, 0x200F: true
    default: false
    }
  }
}

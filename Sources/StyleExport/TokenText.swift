import StyleModel

/// A text as the value of a token: braces would make it refer to another token, and no format of tokens
/// has a way to write them otherwise.
enum TokenText {
  /// `text` with round brackets in the place of braces.
  static func withoutReference(_ text: String) -> String {
    String(text.map { $0 == "{" ? "(" : $0 == "}" ? ")" : $0 })
  }

  /// What is said of a family that had to be written otherwise; none where none had to.
  static func remarks(onFamilies families: [String]) -> [String] {
    families.filter { withoutReference($0) != $0 }.map { family in
      "the font \(Quotation(family)) is called \(Quotation(withoutReference(family))) in the export"
    }
  }
}

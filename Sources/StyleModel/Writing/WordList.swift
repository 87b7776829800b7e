/// Words one after the other in a sentence: `a`, `a and b`, `a, b and c`.
package struct WordList: CustomStringConvertible {
  /// The words, commas and "and" between them; empty where there are none.
  package let description: String

  /// `words` in their order.
  package init(_ words: [String]) {
    if let last = words.last, words.count > 1 {
      description = words.dropLast().joined(separator: ", ") + " and " + last
    } else {
      description = words.first ?? ""
    }
  }
}

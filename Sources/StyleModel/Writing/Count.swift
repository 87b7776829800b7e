/// How many there are of something, in words: `1 style`, `3 styles`.
package struct Count: CustomStringConvertible {
  /// The number and the noun.
  package let description: String

  /// `number` of what `noun` names in the singular; its plural ends in s.
  package init(_ number: Int, _ noun: String) {
    description = "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}

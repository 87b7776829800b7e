import DynamicType
import Testing

@Suite struct EditDistanceTests {
  @Test(arguments: [
    ("", "", 0), ("", "body", 4), ("body", "", 4), ("body", "body", 0), ("body", "bodi", 1),
    ("bdy", "body", 1), ("boddy", "body", 1), ("bdoy", "body", 1), ("body", "ydob", 3),
    ("caption", "option", 2), ("ab", "ba", 1), ("abcd", "badc", 2),
  ])
  func `counts insertions, deletions, replacements and swaps`(
    source: String, target: String, distance: Int
  ) {
    #expect(editDistance(from: source, to: target) == distance)
    #expect(editDistance(from: target, to: source) == distance)
  }
}

import DynamicType
import Testing

@testable import StyleModel

@Suite struct NearestNameTests {
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

  @Test(arguments: [
    ("bdy", "body"), ("BODY-", "body"), ("boyd", "body"), ("bo", nil), ("b", nil), ("", nil),
    ("captoin", "caption"), ("cpaiton", "caption"), ("cxxtion", "caption"), ("cxxxion", nil),
    ("large title", "largeTitle"), ("small", "size.small"), ("sizesmall", "size.small"),
  ])
  func `finds what is meant, and nothing where it is too far`(name: String, nearest: String?) {
    var names = NearestName(among: ["body", "caption", "largeTitle", "size.small", "size.smell"])
    #expect(names.nearest(to: name) == nearest)
  }

  @Test func `a name without end is compared with nothing`() {
    var names = NearestName(among: ["body", "caption"])
    #expect(names.nearest(to: String(repeating: "x", count: 1_000_000)) == nil)
  }

  @Test(arguments: [
    ("acessibility3", "accessibility3"), ("meduim", "medium"), ("xxLagre", "xxLarge"),
    ("accesibility-extra-large", "accessibilityExtraLarge"), ("AX6", "AX1"),
    ("UIContentSizeCategory.extraLarg", "extraLarge"),
    ("UICTContentSizeCategoryAccesibilityXL", "AccessibilityXL"),
  ])
  func `a misspelled size suggests the nearest spelling`(spelling: String, nearest: String) throws {
    let error = try #require(throws: UnknownName.self) { try DynamicTypeSize(spelling: spelling) }
    #expect(
      error.message == "unknown Dynamic Type size '\(spelling)'; did you mean '\(nearest)'?")
  }

  @Test(arguments: ["", " ", "-", ".", "q", "huge", "小", "UIContentSizeCategory", "xSmall.small"])
  func `a size near to nothing names all that there are`(spelling: String) throws {
    let error = try #require(throws: UnknownName.self) { try DynamicTypeSize(spelling: spelling) }
    #expect(error.message == "\(error.problem); use \(error.choices)")
  }
}

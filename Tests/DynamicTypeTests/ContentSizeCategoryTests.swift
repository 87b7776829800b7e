import DynamicType
import Testing

@Suite struct ContentSizeCategoryTests {
  static let rawStrings: [(ContentSizeCategory, String)] = [
    (.extraSmall, "UICTContentSizeCategoryXS"), (.small, "UICTContentSizeCategoryS"),
    (.medium, "UICTContentSizeCategoryM"), (.large, "UICTContentSizeCategoryL"),
    (.extraLarge, "UICTContentSizeCategoryXL"), (.extraExtraLarge, "UICTContentSizeCategoryXXL"),
    (.extraExtraExtraLarge, "UICTContentSizeCategoryXXXL"),
    (.accessibilityMedium, "UICTContentSizeCategoryAccessibilityM"),
    (.accessibilityLarge, "UICTContentSizeCategoryAccessibilityL"),
    (.accessibilityExtraLarge, "UICTContentSizeCategoryAccessibilityXL"),
    (.accessibilityExtraExtraLarge, "UICTContentSizeCategoryAccessibilityXXL"),
    (.accessibilityExtraExtraExtraLarge, "UICTContentSizeCategoryAccessibilityXXXL"),
  ]

  @Test(arguments: rawStrings)
  func `raw strings are UIKit's and come back`(category: ContentSizeCategory, raw: String) {
    #expect(category.rawString == raw)
    #expect(ContentSizeCategory(rawString: raw) == category)
  }

  @Test(arguments: ["_UICTContentSizeCategoryUnspecified", "", "uictcontentsizecategoryxs", "XS"])
  func `the unspecified string and inexact ones give nothing`(raw: String) {
    #expect(ContentSizeCategory(rawString: raw) == nil)
  }

  @Test(arguments: DynamicTypeSize.allCases)
  func `every size has its category and comes back`(size: DynamicTypeSize) throws {
    let category = ContentSizeCategory(size)
    #expect(DynamicTypeSize(category) == size)
    #expect(category.isAccessibilityCategory == size.isAccessibilitySize)
    #expect(try DynamicTypeSize(spelling: category.name) == size)
  }

  @Test func `categories are ordered by size`() {
    #expect(ContentSizeCategory.allCases.sorted() == ContentSizeCategory.allCases)
    #expect(ContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
  }
}

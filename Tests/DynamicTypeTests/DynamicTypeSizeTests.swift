import DynamicType
import Testing

@Suite struct DynamicTypeSizeTests {
  /// Every spelling of one size: SwiftUI, Human Interface Guidelines, older SwiftUI and UIKit, UIKit's
  /// raw string, Core Text's constant, and the command line of the simulator.
  static let spellings: [(DynamicTypeSize, [String])] = [
    (.xSmall, row("xSmall", "xS", "extraSmall", "XS", "extra-small")),
    (.small, row("small", "S", "small", "S", "small")),
    (.medium, row("medium", "M", "medium", "M", "medium")),
    (.large, row("large", "L", "large", "L", "large")),
    (.xLarge, row("xLarge", "xL", "extraLarge", "XL", "extra-large")),
    (.xxLarge, row("xxLarge", "xxL", "extraExtraLarge", "XXL", "extra-extra-large")),
    (
      .xxxLarge,
      row("xxxLarge", "xxxL", "extraExtraExtraLarge", "XXXL", "extra-extra-extra-large")
    ),
    (
      .accessibility1,
      row("accessibility1", "AX1", "accessibilityMedium", "AccessibilityM", "accessibility-medium")
    ),
    (
      .accessibility2,
      row("accessibility2", "AX2", "accessibilityLarge", "AccessibilityL", "accessibility-large")
    ),
    (
      .accessibility3,
      row(
        "accessibility3", "AX3", "accessibilityExtraLarge", "AccessibilityXL",
        "accessibility-extra-large")
    ),
    (
      .accessibility4,
      row(
        "accessibility4", "AX4", "accessibilityExtraExtraLarge", "AccessibilityXXL",
        "accessibility-extra-extra-large")
    ),
    (
      .accessibility5,
      row(
        "accessibility5", "AX5", "accessibilityExtraExtraExtraLarge", "AccessibilityXXXL",
        "accessibility-extra-extra-extra-large")
    ),
  ]

  private static func row(
    _ swiftUI: String, _ short: String, _ uiKit: String, _ suffix: String, _ commandLine: String
  ) -> [String] {
    [
      swiftUI, "." + swiftUI, "DynamicTypeSize." + swiftUI, short, uiKit, "." + uiKit,
      "ContentSizeCategory." + uiKit, "UIContentSizeCategory." + uiKit,
      "UIContentSizeCategory" + uiKit, "UICTContentSizeCategory" + suffix,
      "kCTFontContentSizeCategory" + suffix, commandLine,
    ]
  }

  @Test(arguments: spellings)
  func `every spelling of a size is understood, whatever case and separators`(
    size: DynamicTypeSize, spellings: [String]
  ) throws {
    for spelling in spellings {
      #expect(try DynamicTypeSize(spelling: spelling) == size, "\(spelling)")
      #expect(try DynamicTypeSize(spelling: spelling.uppercased()) == size, "\(spelling)")
      #expect(try DynamicTypeSize(spelling: spelling.lowercased()) == size, "\(spelling)")
      let spaced = spelling.map { $0.isUppercase ? " \($0)" : "\($0)" }.joined()
      #expect(try DynamicTypeSize(spelling: spaced) == size, "\(spaced)")
    }
  }

  @Test(arguments: ["AX-3", "ax_3", "Accessibility 3", "accessibility_3", " AX3 "])
  func `separators make no difference`(spelling: String) throws {
    #expect(try DynamicTypeSize(spelling: spelling) == .accessibility3)
  }

  @Test func `the twelve sizes are in SwiftUI's order, the last five for accessibility`() {
    #expect(DynamicTypeSize.allCases.map(\.rawValue) == Array(0..<12))
    #expect(DynamicTypeSize.allCases.sorted() == DynamicTypeSize.allCases)
    #expect(
      DynamicTypeSize.allCases.filter(\.isAccessibilitySize)
        == Array(DynamicTypeSize.allCases.suffix(5)))
  }
}

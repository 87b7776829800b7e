/// One of the twelve sizes of text a reader may choose, smallest first.
///
/// The order is the declaration order, as in SwiftUI. `large` is the default on iOS.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  case xSmall
  case small
  case medium
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5

  /// Whether the size is one of the five that only the accessibility settings offer.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Whether `a` is the smaller size.
  public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.rawValue < b.rawValue }
}

extension DynamicTypeSize {
  /// The name SwiftUI gives the size, such as `xxLarge` or `accessibility3`.
  public var name: String { "\(self)" }

  /// The short form used where twelve sizes stand side by side: `xS` … `xxxL`, `AX1` … `AX5`.
  public var abbreviation: String {
    ["xS", "S", "M", "L", "xL", "xxL", "xxxL", "AX1", "AX2", "AX3", "AX4", "AX5"][rawValue]
  }
}

extension DynamicTypeSize {
  /// Creates a size from any spelling in use, or throws with those that are understood.
  ///
  /// Understood are SwiftUI's names (`xxLarge`, `accessibility3`), the abbreviations (`xxL`, `AX3`),
  /// UIKit's and the older SwiftUI names (`extraExtraLarge`, `accessibility-extra-large`), UIKit's raw
  /// strings (`UICTContentSizeCategoryXXL`) and Core Text's constants
  /// (`kCTFontContentSizeCategoryXXL`). Case, spaces, hyphens and underscores make no difference.
  /// `AXXXL` is refused: it may be read as A+XXXL or as AX+XXL.
  public init(spelling: String) throws(UnknownName) {
    self = try Self.spellings.value(of: spelling)
  }

  private static let spellings = SpellingLookup(
    .dynamicTypeSize,
    qualifiers: [
      "DynamicTypeSize", "ContentSizeCategory", "UIContentSizeCategory", "UICTContentSizeCategory",
      "kCTFontContentSizeCategory",
    ],
    allCases.map { size in
      let category = ContentSizeCategory(size)
      return (size, [size.name, size.abbreviation, category.name, category.rawStringSuffix])
    })
}

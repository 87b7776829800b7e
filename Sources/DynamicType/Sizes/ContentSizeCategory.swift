/// A Dynamic Type size under the name UIKit gives it, as older SwiftUI did.
public enum ContentSizeCategory: Int, Hashable, Comparable, CaseIterable, Sendable {
  case extraSmall
  case small
  case medium
  case large
  case extraLarge
  case extraExtraLarge
  case extraExtraExtraLarge
  case accessibilityMedium
  case accessibilityLarge
  case accessibilityExtraLarge
  case accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  /// Whether the category is one of the five that only the accessibility settings offer.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Whether `a` is the smaller size.
  public static func < (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool {
    a.rawValue < b.rawValue
  }
}

extension ContentSizeCategory {
  /// The name of the case, such as `extraExtraLarge`; UIKit's is the same.
  public var name: String { "\(self)" }

  /// The string UIKit stores, such as `UICTContentSizeCategoryAccessibilityXL`.
  public var rawString: String { "UICTContentSizeCategory" + rawStringSuffix }

  /// Creates a category from UIKit's string, which must be exact.
  ///
  /// Returns `nil` for any other string, `_UICTContentSizeCategoryUnspecified` included: that one
  /// means that no size has been set.
  public init?(rawString: String) {
    guard let category = Self.allCases.first(where: { $0.rawString == rawString }) else {
      return nil
    }
    self = category
  }

  var rawStringSuffix: String {
    let letters = ["XS", "S", "M", "L", "XL", "XXL", "XXXL"]
    guard isAccessibilityCategory else { return letters[rawValue] }
    return "Accessibility" + letters[rawValue - Self.accessibilityMedium.rawValue + 2]
  }
}

extension ContentSizeCategory {
  /// Creates the category of a Dynamic Type size.
  public init(_ size: DynamicTypeSize) {
    self = Self.allCases[size.rawValue]
  }
}

extension DynamicTypeSize {
  /// Creates the size of a content size category.
  public init(_ category: ContentSizeCategory) {
    self = Self.allCases[category.rawValue]
  }
}

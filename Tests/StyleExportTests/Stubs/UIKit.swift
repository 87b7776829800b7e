// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What exported styles use of UIKit, with the signatures of Apple's, to check the types of an export
// where there is no UIKit. Nothing here does anything.

public typealias CGFloat = Double

public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let extraSmall = Self(rawValue: "XS")
  public static let small = Self(rawValue: "S")
  public static let medium = Self(rawValue: "M")
  public static let large = Self(rawValue: "L")
  public static let extraLarge = Self(rawValue: "XL")
  public static let extraExtraLarge = Self(rawValue: "XXL")
  public static let extraExtraExtraLarge = Self(rawValue: "XXXL")
  public static let accessibilityMedium = Self(rawValue: "AccessibilityM")
  public static let accessibilityLarge = Self(rawValue: "AccessibilityL")
  public static let accessibilityExtraLarge = Self(rawValue: "AccessibilityXL")
  public static let accessibilityExtraExtraLarge = Self(rawValue: "AccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = Self(rawValue: "AccessibilityXXXL")
}

public final class UITraitCollection: Sendable {
  public static var current: UITraitCollection { UITraitCollection() }
  public init() {}
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
}

public final class UIFontDescriptor: Sendable {
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let family = Self(rawValue: "family")
    public static let traits = Self(rawValue: "traits")
  }

  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let weight = Self(rawValue: "weight")
  }

  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = Self(rawValue: 1)
  }

  public init(fontAttributes: [AttributeName: Any] = [:]) {}
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? { self }
}

public final class UIFont: Sendable {
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let largeTitle = Self(rawValue: "largeTitle")
    public static let title1 = Self(rawValue: "title1")
    public static let title2 = Self(rawValue: "title2")
    public static let title3 = Self(rawValue: "title3")
    public static let headline = Self(rawValue: "headline")
    public static let subheadline = Self(rawValue: "subheadline")
    public static let body = Self(rawValue: "body")
    public static let callout = Self(rawValue: "callout")
    public static let footnote = Self(rawValue: "footnote")
    public static let caption1 = Self(rawValue: "caption1")
    public static let caption2 = Self(rawValue: "caption2")
  }

  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Self(rawValue: -0.8)
    public static let thin = Self(rawValue: -0.6)
    public static let light = Self(rawValue: -0.4)
    public static let regular = Self(rawValue: 0)
    public static let medium = Self(rawValue: 0.23)
    public static let semibold = Self(rawValue: 0.3)
    public static let bold = Self(rawValue: 0.4)
    public static let heavy = Self(rawValue: 0.56)
    public static let black = Self(rawValue: 0.62)
  }

  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {}
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(descriptor: UIFontDescriptor(), size: fontSize)
  }
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor() }
  public var pointSize: CGFloat { 0 }
  public var lineHeight: CGFloat { 0 }
}

public final class UIFontMetrics: Sendable {
  public init(forTextStyle textStyle: UIFont.TextStyle) {}
  public func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection? = nil
  ) -> UIFont { font }
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection? = nil
  ) -> UIFont { font }
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection? = nil
  ) -> CGFloat { value }
}

public final class NSMutableParagraphStyle {
  public init() {}
  public var minimumLineHeight: CGFloat = 0
  public var maximumLineHeight: CGFloat = 0
}

public final class NSAttributedString {
  public struct Key: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let font = Self(rawValue: "font")
    public static let kern = Self(rawValue: "kern")
    public static let paragraphStyle = Self(rawValue: "paragraphStyle")
    public static let baselineOffset = Self(rawValue: "baselineOffset")
  }
}

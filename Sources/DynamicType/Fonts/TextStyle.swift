extension Font {
  /// One of the eleven text styles whose leading drives all scaling on iOS.
  public enum TextStyle: Int, Hashable, CaseIterable, Sendable {
    case largeTitle
    case title
    case title2
    case title3
    case headline
    case subheadline
    case body
    case callout
    case footnote
    case caption
    case caption2
  }
}

extension Font.TextStyle {
  /// The name SwiftUI gives the style, such as `title` (UIKit: `title1`) or `caption2`.
  public var name: String { "\(self)" }

  /// The name UIKit gives the style: as SwiftUI, but `title1` and `caption1`.
  public var uiKitName: String {
    switch self {
    case .title: "title1"
    case .caption: "caption1"
    default: name
    }
  }

  /// The string UIKit stores, such as `UICTFontTextStyleTitle0` for `largeTitle`.
  public var rawString: String { "UICTFontTextStyle" + rawStringSuffix }

  /// The name in the Human Interface Guidelines, such as "Title 1".
  public var displayName: String {
    switch self {
    case .largeTitle: "Large Title"
    case .title: "Title 1"
    case .title2: "Title 2"
    case .title3: "Title 3"
    case .headline: "Headline"
    case .subheadline: "Subheadline"
    case .body: "Body"
    case .callout: "Callout"
    case .footnote: "Footnote"
    case .caption: "Caption 1"
    case .caption2: "Caption 2"
    }
  }

  private var rawStringSuffix: String {
    switch self {
    case .largeTitle: "Title0"
    case .title: "Title1"
    case .title2: "Title2"
    case .title3: "Title3"
    case .headline: "Headline"
    case .subheadline: "Subhead"
    case .body: "Body"
    case .callout: "Callout"
    case .footnote: "Footnote"
    case .caption: "Caption1"
    case .caption2: "Caption2"
    }
  }
}

extension Font.TextStyle {
  /// Creates a text style from any spelling in use, or throws with those that are understood.
  ///
  /// Understood are the names of SwiftUI (`title`), UIKit (`title1`) and the Human Interface
  /// Guidelines ("Large Title"), and UIKit's strings and constants (`UICTFontTextStyleSubhead`,
  /// `UIFontTextStyleSubheadline`). Case, spaces, hyphens and underscores make no difference.
  public init(spelling: String) throws(UnknownName) {
    self = try Self.spellings.value(of: spelling)
  }

  /// Creates the text style that a style's own name says, such as `heading/body` or "Large Title".
  ///
  /// The name is split at slashes and dots. Its last component must be a spelling of a text style;
  /// components after it that only say a weight or a slant (`Body/Semibold`, `caption.italic`) are
  /// passed over. Anything else returns `nil`: `titleLarge` and `headline.large` belong to other type
  /// scales, where the word doesn't mean Apple's style.
  public init?(inferredFromName name: String) {
    var components = name.split { $0 == "/" || $0 == "." }[...]
    while let last = components.last, Self.saysOnlyWeightOrSlant(last) { components.removeLast() }
    guard let last = components.last, let style = Self.spellings.value(ofUnqualified: last) else {
      return nil
    }
    self = style
  }

  private static func saysOnlyWeightOrSlant(_ component: Substring) -> Bool {
    Font.Weight.isName(component)
      || ["italic", "oblique", "emphasized", "default"].contains(component.lowercased())
  }

  private static let spellings = SpellingLookup(
    .textStyle,
    qualifiers: [
      "Font.TextStyle", "TextStyle", "Font", "UIFont.TextStyle", "UIFontTextStyle",
      "NSFont.TextStyle", "NSFontTextStyle", "UICTFontTextStyle",
    ],
    allCases.map { style in
      (style, [style.name, style.uiKitName, style.displayName, style.rawStringSuffix])
    })
}

/// Returns the text style whose point size at `large` is the nearest that is not above a point size.
///
/// That is how design systems map sizes to text styles (Microsoft's Fluent UI for Apple platforms):
/// 32 pt takes `title`'s curve, not that of `largeTitle`, which grows too little for it. 17 pt gives
/// `body`, never `headline`, whose leading dips at `accessibility4`. Sizes below the table give
/// `caption2`; not a number gives `body`.
public func nearestTextStyle(toPointSize pointSize: Double) -> Font.TextStyle {
  guard !pointSize.isNaN else { return .body }
  let below = Font.TextStyle.smallestFirst.last { style in
    style != .headline && IOSTypeTable.pointSize(for: style, at: .large) <= pointSize
  }
  return below ?? .caption2
}

extension Font.TextStyle {
  fileprivate static let smallestFirst = allCases.sorted {
    IOSTypeTable.pointSize(for: $0, at: .large) < IOSTypeTable.pointSize(for: $1, at: .large)
  }
}

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
}

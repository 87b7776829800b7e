import SwiftUI

/// The styles /* of /* the */ app */.
enum AppStyle: CaseIterable {
  case title, body
  case caption

  static let captionSize: CGFloat = 12

  var size: CGFloat {
    switch self {
    case .title: return 28.0
    case .body: 17
    default: return Self.captionSize
    }
  }

  var weight: Font.Weight {
    switch self {
    case .title: .heavy
    case .body, .caption: .regular
    }
  }

  var textStyle: Font.TextStyle {
    switch self {
    case .title: .title
    case .body: .body
    case .caption: .caption
    }
  }

  var lineHeight: CGFloat {
    switch self {
    case .title: 28 * 1.2
    default: 20
    }
  }
  var fontName: String { FontName.text.rawValue }
}

enum FontName: String {
  case text = "Inter-Regular"
}

extension Font {
  static let lead = Font.custom("PTSans-Bold", size: 19)
  static var quote: Font { .custom(FontName.text.rawValue, size: 22, relativeTo: .title2).italic() }
  static func badge() -> Font { return Font.system(size: 11, weight: .medium) }
  static let legal = UIFontMetrics(forTextStyle: .footnote).scaledFont(
    for: UIFont(name: "Avenir-Book", size: 13)!)
}

struct Ramp {
  let hero: (size: CGFloat, lineHeight: CGFloat) = (44, 52)
  static let note = TextToken(family: "Graphik", size: 13, tracking: -0.1, weight: .bold)
}

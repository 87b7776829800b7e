import DynamicType
import Testing

@Suite struct TextStyleTests {
  /// SwiftUI's name, UIKit's name, the raw string, and the name in the Human Interface Guidelines.
  static let names: [(Font.TextStyle, [String])] = [
    (.largeTitle, ["largeTitle", "largeTitle", "UICTFontTextStyleTitle0", "Large Title"]),
    (.title, ["title", "title1", "UICTFontTextStyleTitle1", "Title 1"]),
    (.title2, ["title2", "title2", "UICTFontTextStyleTitle2", "Title 2"]),
    (.title3, ["title3", "title3", "UICTFontTextStyleTitle3", "Title 3"]),
    (.headline, ["headline", "headline", "UICTFontTextStyleHeadline", "Headline"]),
    (.subheadline, ["subheadline", "subheadline", "UICTFontTextStyleSubhead", "Subheadline"]),
    (.body, ["body", "body", "UICTFontTextStyleBody", "Body"]),
    (.callout, ["callout", "callout", "UICTFontTextStyleCallout", "Callout"]),
    (.footnote, ["footnote", "footnote", "UICTFontTextStyleFootnote", "Footnote"]),
    (.caption, ["caption", "caption1", "UICTFontTextStyleCaption1", "Caption 1"]),
    (.caption2, ["caption2", "caption2", "UICTFontTextStyleCaption2", "Caption 2"]),
  ]

  @Test(arguments: names)
  func `names are those of SwiftUI, UIKit and the guidelines, and come back`(
    style: Font.TextStyle, names: [String]
  ) throws {
    #expect(names == [style.name, style.uiKitName, style.rawString, style.displayName])
    let qualified = [
      "." + style.name, "Font.TextStyle." + style.name, "Font." + style.name,
      "UIFont.TextStyle." + style.uiKitName, "UIFontTextStyle" + style.uiKitName,
    ]
    for spelling in names + qualified {
      #expect(try Font.TextStyle(spelling: spelling) == style, "\(spelling)")
      #expect(try Font.TextStyle(spelling: spelling.uppercased()) == style, "\(spelling)")
    }
  }

  @Test(arguments: [
    ("large-title", Font.TextStyle.largeTitle), ("large_title", .largeTitle),
    ("subhead", .subheadline),
    ("Title1", .title), ("caption 1", .caption),
  ])
  func `separators and short forms make no difference`(
    spelling: String, style: Font.TextStyle
  ) throws {
    #expect(try Font.TextStyle(spelling: spelling) == style)
  }

  @Test(
    arguments: [
      ("body", .body), ("heading/body", .body), ("Large Title", .largeTitle),
      ("text.caption2", .caption2),
      ("iOS/Title 1/Bold", .title), ("Body/Semibold Italic", nil), ("Body/Semibold/Italic", .body),
      ("caption.italic", .caption), ("titleLarge", nil), ("headline.large", nil), ("body/2", nil),
      ("display", nil), ("", nil), ("/", nil), ("bold", nil), ("body-text", nil), ("subbody", nil),
      ("title/Emphasized", .title),
    ] as [(String, Font.TextStyle?)])
  func `a style's own name says its text style only if a component is one`(
    name: String, style: Font.TextStyle?
  ) {
    #expect(Font.TextStyle(inferredFromName: name) == style)
  }

  @Test(arguments: [
    (57.0, Font.TextStyle.largeTitle), (34, .largeTitle), (33.9, .title), (32, .title),
    (28, .title), (27, .title2), (24, .title2), (22, .title2), (21.5, .title3), (20, .title3),
    (19, .body), (17, .body), (16, .callout), (15, .subheadline), (14, .footnote),
    (13, .footnote), (12, .caption), (11.5, .caption2), (11, .caption2), (9, .caption2),
    (0, .caption2), (-5, .caption2), (.infinity, .largeTitle), (-.infinity, .caption2),
    (.nan, .body),
  ])
  func `the nearest text style is the largest that is not above the size`(
    pointSize: Double, style: Font.TextStyle
  ) {
    #expect(nearestTextStyle(toPointSize: pointSize) == style)
  }
}

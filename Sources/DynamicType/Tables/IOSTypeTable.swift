/// What iOS gives each text style at each Dynamic Type size: point size, leading and weight.
///
/// iPadOS uses the same table. Point sizes agree with measurements of iOS 13.3, 26 and 27 in all 132
/// cells. Leadings come twice, because eight cells of the printed table differ from what iOS does.
public enum IOSTypeTable {
  /// The point size of the system font for a text style, in points.
  ///
  /// Source: Human Interface Guidelines, Typography, "iOS, iPadOS Dynamic Type sizes".
  public static func pointSize(for style: Font.TextStyle, at size: DynamicTypeSize) -> Double {
    pointSizes[index(style, size)]
  }

  /// The leading iOS works with, in points from baseline to baseline: what all scaling is made of.
  ///
  /// Worked out from values measured on iOS 26 (the one whole number per cell that reproduces every
  /// scaled value) and confirmed by 132 factors measured on iOS 27.
  public static func leading(for style: Font.TextStyle, at size: DynamicTypeSize) -> Double {
    measuredLeadings[index(style, size)]
  }

  /// The leading as printed, in points; differs from `leading(for:at:)` in eight cells.
  ///
  /// Source: Human Interface Guidelines, Typography, "iOS, iPadOS Dynamic Type sizes".
  public static func publishedLeading(for style: Font.TextStyle, at size: DynamicTypeSize) -> Double
  {
    publishedLeadings[index(style, size)]
  }

  /// The weight of the system font for a text style, the same at every size.
  public static func weight(for style: Font.TextStyle) -> Font.Weight {
    style == .headline ? .semibold : .regular
  }

  /// The weight a text style takes when it is made bold.
  ///
  /// Source: Human Interface Guidelines, Typography, column "Emphasized weight" (December 2025).
  public static func emphasizedWeight(for style: Font.TextStyle) -> Font.Weight {
    switch style {
    case .largeTitle, .title, .title2: .bold
    default: .semibold
    }
  }

  private static func index(_ style: Font.TextStyle, _ size: DynamicTypeSize) -> Int {
    style.rawValue * DynamicTypeSize.allCases.count + size.rawValue
  }

  // One row a text style, in the order of `Font.TextStyle`; columns xSmall … accessibility5.

  private static let pointSizes: [Double] = [
    31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60,  // largeTitle
    25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58,  // title
    19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56,  // title2
    17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55,  // title3
    14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53,  // headline
    12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49,  // subheadline
    14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53,  // body
    13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51,  // callout
    12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44,  // footnote
    11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43,  // caption
    11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40,  // caption2
  ]

  private static let publishedLeadings: [Double] = [
    38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70,  // largeTitle
    31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68,  // title
    24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66,  // title2
    22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65,  // title3
    19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62,  // headline
    16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58,  // subheadline
    19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62,  // body
    18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60,  // callout
    16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52,  // footnote
    13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51,  // caption
    13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48,  // caption2
  ]

  private static let measuredLeadings: [Double] = [
    38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70,  // largeTitle
    31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68,  // title
    24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66,  // title2
    22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65,  // title3
    19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62,  // headline
    16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58,  // subheadline
    19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62,  // body
    18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60,  // callout
    16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52,  // footnote
    13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51,  // caption
    13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48,  // caption2
  ]
}

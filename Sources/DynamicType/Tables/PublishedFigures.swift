// Source of all tables: Human Interface Guidelines, Typography, "Specifications".

extension PublishedTable {
  static let ios = PublishedTable(
    platform: .ios,
    rows: Font.TextStyle.allCases.flatMap { style in
      DynamicTypeSize.allCases.map { size in
        Row(
          style.displayName, style, size: size, IOSTypeTable.pointSize(for: style, at: size),
          leading: IOSTypeTable.publishedLeading(for: style, at: size),
          IOSTypeTable.weight(for: style), emphasized: IOSTypeTable.emphasizedWeight(for: style),
          note: IOSTypeTable.publishedLeading(for: style, at: size)
            == IOSTypeTable.leading(for: style, at: size)
            ? nil : "iOS 26 scales by another leading than the printed one.")
      }
    },
    defaultSizes: [DefaultSize(devices: "iPhone and iPad", size: .large)],
    missing: [
      "What leading iOS before version 26 used in the eight cells whose printed leading differs from "
        + "the measured one is not known.",
      "The larger leadings iOS uses for tall scripts such as Thai are not published.",
    ])

  static let macos = PublishedTable(
    platform: .macos,
    rows: [
      Row("Large Title", .largeTitle, 26, leading: 32, .regular, emphasized: .bold),
      Row("Title 1", .title, 22, leading: 26, .regular, emphasized: .bold),
      Row("Title 2", .title2, 17, leading: 22, .regular, emphasized: .bold),
      Row("Title 3", .title3, 15, leading: 20, .regular, emphasized: .semibold),
      Row("Headline", .headline, 13, leading: 16, .bold, emphasized: .heavy),
      Row("Body", .body, 13, leading: 16, .regular, emphasized: .semibold),
      Row("Callout", .callout, 12, leading: 15, .regular, emphasized: .semibold),
      Row("Subheadline", .subheadline, 11, leading: 14, .regular, emphasized: .semibold),
      Row("Footnote", .footnote, 10, leading: 13, .regular, emphasized: .semibold),
      Row("Caption 1", .caption, 10, leading: 13, .regular, emphasized: .medium),
      Row("Caption 2", .caption2, 10, leading: 13, .medium, emphasized: .semibold),
    ],
    defaultSizes: [],
    missing: ["macOS doesn't support Dynamic Type: there are no sizes for the twelve steps."])

  static let tvos = PublishedTable(
    platform: .tvos,
    rows: [
      Row("Title 1", .title, 76, leading: 96, .medium, emphasized: .bold),
      Row("Title 2", .title2, 57, leading: 66, .medium, emphasized: .bold),
      Row("Title 3", .title3, 48, leading: 56, .medium, emphasized: .bold),
      Row("Headline", .headline, 38, leading: 46, .medium, emphasized: .bold),
      Row("Subtitle 1", nil, 38, leading: 46, .regular, emphasized: .medium),
      Row("Callout", .callout, 31, leading: 38, .medium, emphasized: .bold),
      Row("Body", .body, 29, leading: 36, .medium, emphasized: .bold),
      Row("Caption 1", .caption, 25, leading: 32, .medium, emphasized: .bold),
      Row("Caption 2", .caption2, 23, leading: 30, .medium, emphasized: .bold),
    ],
    defaultSizes: [],
    missing: [
      "tvOS is named among the platforms with Dynamic Type, but only one size per text style is "
        + "published.",
      "Large Title, Subheadline and Footnote have no published size on tvOS.",
    ])

  static let visionos = PublishedTable(
    platform: .visionos,
    rows: [
      Row(
        "Extra Large Title 1", nil, 36, leading: nil, .bold, emphasized: nil,
        note: "Measured with UIFont.preferredFont on iOS 17, not printed."),
      Row(
        "Extra Large Title 2", nil, 28, leading: nil, .bold, emphasized: nil,
        note: "Measured with UIFont.preferredFont on iOS 17, not printed."),
      Row(
        "Body", .body, 17, leading: nil, .medium, emphasized: nil,
        note: "The guidance prints the size and says only that the weight is bolder than on iOS."),
    ],
    defaultSizes: [],
    missing: [
      "No table of text styles is published for visionOS, only the default of 17 pt and the minimum "
        + "of 12 pt.",
      "No sizes for the twelve Dynamic Type steps are published for visionOS.",
    ])

  static let watchos = PublishedTable(
    platform: .watchos,
    rows: watchSizes.indices.flatMap { column in
      watchStyles.map { style in
        Row(
          style.name, style.textStyle, size: watchSizes[column], style.pointSizes[column],
          leading: style.leadings[column], style.weight, emphasized: style.emphasized,
          note: watchNote(style.name, at: watchSizes[column]))
      }
    },
    defaultSizes: [
      DefaultSize(devices: "38 mm", size: .small),
      DefaultSize(devices: "40, 41 and 42 mm", size: .large),
      DefaultSize(devices: "44, 45 and 49 mm", size: .xLarge),
    ],
    missing: [
      "watchOS has no sizes medium, accessibility4 and accessibility5.",
      "Subheadline and Callout have no published size on watchOS.",
      "The default size of the 46 mm case is not published.",
      "How watchOS scales custom fonts has not been measured.",
    ])

  private static let watchSizes: [DynamicTypeSize] = [
    .xSmall, .small, .large, .xLarge, .xxLarge, .xxxLarge, .accessibility1, .accessibility2,
    .accessibility3,
  ]

  private static func watchNote(_ name: String, at size: DynamicTypeSize) -> String? {
    switch (name, size) {
    case ("Title 2", .large): "Copies up to February 2026 print 27 pt, later ones 28 pt."
    case ("Caption 2", .xxLarge): "Copies up to February 2026 print 15 pt, later ones 16 pt."
    case ("Title 2", .accessibility1), ("Title 1", .accessibility2),
      ("Footnote 2", .accessibility2), ("Title 1", .accessibility3):
      "Every other leading is the point size + 2.5 pt: probably a misprint."
    default: nil
    }
  }

  /// Point sizes and leadings in the order of `watchSizes`.
  private static let watchStyles:
    [(
      name: String, textStyle: Font.TextStyle?, weight: Font.Weight, emphasized: Font.Weight,
      pointSizes: [Double], leadings: [Double]
    )] = [
      (
        "Large Title", .largeTitle, .regular, .bold,
        [30, 32, 36, 40, 41, 42, 44, 45, 46],
        [32.5, 34.5, 38.5, 42.5, 43.5, 44.5, 46.5, 47.5, 48.5]
      ),
      (
        "Title 1", .title, .regular, .semibold,
        [28, 30, 34, 38, 39, 40, 42, 43, 44],
        [30.5, 32.5, 36.5, 40.5, 41.5, 42.5, 44.5, 46, 47]
      ),
      (
        "Title 2", .title2, .regular, .semibold,
        [24, 26, 28, 30, 31, 32, 34, 35, 36],
        [26.5, 28.5, 30.5, 32.5, 33.5, 34.5, 41, 37.5, 38.5]
      ),
      (
        "Title 3", .title3, .regular, .semibold,
        [17, 18, 19, 20, 21, 22, 24, 25, 26],
        [19.5, 20.5, 21.5, 22.5, 23.5, 24.5, 26.5, 27.5, 28.5]
      ),
      (
        "Headline", .headline, .semibold, .semibold,
        [14, 15, 16, 17, 18, 19, 21, 22, 23],
        [16.5, 17.5, 18.5, 19.5, 20.5, 21.5, 23.5, 24.5, 25.5]
      ),
      (
        "Body", .body, .regular, .semibold,
        [14, 15, 16, 17, 18, 19, 21, 22, 23],
        [16.5, 17.5, 18.5, 19.5, 20.5, 21.5, 23.5, 24.5, 25.5]
      ),
      (
        "Caption 1", .caption, .regular, .semibold,
        [13, 14, 15, 16, 17, 18, 18, 19, 20],
        [15.5, 16.5, 17.5, 18.5, 19.5, 20.5, 20.5, 21.5, 22.5]
      ),
      (
        "Caption 2", .caption2, .regular, .semibold,
        [12, 13, 14, 15, 16, 17, 17, 18, 19],
        [14.5, 15.5, 16.5, 17.5, 18.5, 19.5, 19.5, 20.5, 21.5]
      ),
      (
        "Footnote 1", .footnote, .regular, .semibold,
        [11, 12, 13, 14, 15, 16, 16, 17, 18],
        [13.5, 14.5, 15.5, 16.5, 17.5, 18.5, 18.5, 19.5, 20.5]
      ),
      (
        "Footnote 2", nil, .regular, .semibold,
        [10, 11, 12, 13, 14, 15, 15, 16, 17],
        [12.5, 13.5, 14.5, 15.5, 16.5, 17.5, 17.5, 17.5, 19.5]
      ),
    ]
}

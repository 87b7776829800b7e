/// What Android makes of text sizes when the reader enlarges text: large text grows less.
///
/// Source: AOSP, core/java/android/content/res/FontScaleConverterFactory.java; androidx has the same
/// tables (compose/ui/ui-unit).
enum AndroidFontScale {
  /// The scales that tables are given for; 1 is the default, 2 the largest that is offered.
  static let scales = [1.15, 1.3, 1.5, 1.8, 2.0]

  private static let spSizes: [Double] = [8, 10, 12, 14, 18, 20, 24, 30, 100]
  /// Sizes in dp, one row a scale.
  private static let dpSizes: [[Double]] = [
    [9.2, 11.5, 13.8, 16.4, 19.8, 21.8, 25.2, 30, 100],
    [10.4, 13, 15.6, 18.8, 21.6, 23.6, 26.4, 30, 100],
    [12, 15, 18, 22, 24, 26, 28, 30, 100],
    [14.4, 18, 21.6, 24.4, 27.6, 30.8, 32.8, 34.8, 100],
    [16, 20, 24, 26, 30, 34, 36, 38, 100],
  ]

  /// The size in dp of `sp` at the scale of an index in `scales`.
  ///
  /// Between two sizes of the table along a straight line, below it from 0 up, above it by the ratio
  /// of its end.
  static func dp(_ sp: Double, scaleAt index: Int) -> Double {
    let row = dpSizes[index]
    guard let above = spSizes.firstIndex(where: { $0 >= sp }) else {
      return sp * row[row.count - 1] / spSizes[spSizes.count - 1]
    }
    let start =
      above == 0 ? (sp: 0.0, dp: 0.0) : (sp: spSizes[above - 1], dp: row[above - 1])
    let share = (sp - start.sp) / (spSizes[above] - start.sp)
    return start.dp + (row[above] - start.dp) * share
  }
}

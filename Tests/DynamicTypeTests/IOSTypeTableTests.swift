import DynamicType
import Testing

@Suite struct IOSTypeTableTests {
  @Test func `printed and measured leading differ in eight cells`() {
    var differing: [String] = []
    for style in Font.TextStyle.allCases {
      for size in DynamicTypeSize.allCases {
        let printed = IOSTypeTable.publishedLeading(for: style, at: size)
        let measured = IOSTypeTable.leading(for: style, at: size)
        if printed != measured {
          differing.append("\(style.name) \(size.abbreviation) \(Int(printed)) \(Int(measured))")
        }
      }
    }
    #expect(
      differing == [
        "title xL 37 36", "title xxL 39 38", "title AX4 62 61", "headline AX4 56 51",
        "subheadline xxxL 28 26", "subheadline AX2 37 36", "caption AX1 28 27",
        "caption2 AX2 30 29",
      ])
  }

  @Test(arguments: [
    (Font.TextStyle.largeTitle, 34.0, 41.0), (.title, 28, 34), (.title2, 22, 28), (.title3, 20, 25),
    (.headline, 17, 22), (.subheadline, 15, 20), (.body, 17, 22), (.callout, 16, 21),
    (.footnote, 13, 18), (.caption, 12, 16), (.caption2, 11, 13),
  ])
  func `sizes and leadings at large are the well-known defaults`(
    style: Font.TextStyle, pointSize: Double, leading: Double
  ) {
    #expect(IOSTypeTable.pointSize(for: style, at: .large) == pointSize)
    #expect(IOSTypeTable.leading(for: style, at: .large) == leading)
    #expect(IOSTypeTable.publishedLeading(for: style, at: .large) == leading)
  }

  @Test(arguments: Font.TextStyle.allCases)
  func `no text style shrinks as the size grows, and none goes below 11 pt`(style: Font.TextStyle) {
    let sizes = DynamicTypeSize.allCases.map { IOSTypeTable.pointSize(for: style, at: $0) }
    let leadings = DynamicTypeSize.allCases.map { IOSTypeTable.leading(for: style, at: $0) }
    #expect(sizes == sizes.sorted())
    #expect(leadings == leadings.sorted())
    #expect(sizes[0] >= Platform.ios.minimumPointSize)
    #expect(zip(sizes, leadings).allSatisfy { $0 < $1 })
  }

  @Test func `headline alone is semibold, and the largest three grow bold`() {
    let styles = Font.TextStyle.allCases
    #expect(styles.filter { IOSTypeTable.weight(for: $0) == .semibold } == [.headline])
    #expect(
      styles.filter { IOSTypeTable.emphasizedWeight(for: $0) == .bold }
        == [.largeTitle, .title, .title2])
  }
}

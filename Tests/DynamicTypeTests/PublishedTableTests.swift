import DynamicType
import Testing

@Suite struct PublishedTableTests {
  @Test(arguments: [
    (Platform.ios, 132, 1), (.watchos, 90, 3), (.tvos, 9, 0), (.macos, 11, 0), (.visionos, 3, 0),
  ])
  func `each platform has the rows its guidance prints, and says what is missing`(
    platform: Platform, rows: Int, defaults: Int
  ) {
    let table = platform.publishedTable
    #expect(table.platform == platform)
    #expect(table.rows.count == rows)
    #expect(table.defaultSizes.count == defaults)
    #expect(!table.missing.isEmpty)
    #expect(table.missing.allSatisfy { $0.hasSuffix(".") })
    let keys = table.rows.map { "\($0.name) \($0.size?.name ?? "")" }
    #expect(Set(keys).count == rows)
  }

  @Test(arguments: Platform.allCases)
  func `body at the default size is the platform's default`(platform: Platform) throws {
    let row = try #require(platform.publishedTable.row(for: .body, at: .large))
    #expect(row.pointSize == platform.defaultPointSize)
  }

  @Test(arguments: [
    (Platform.ios, Font.TextStyle.headline, DynamicTypeSize.accessibility4, 47.0, 56.0),
    (.watchos, .title2, .large, 28, 30.5), (.watchos, .largeTitle, .accessibility3, 46, 48.5),
    (.watchos, .caption, .accessibility1, 18, 20.5), (.tvos, .title, .xSmall, 76, 96),
    (.macos, .title2, .accessibility5, 17, 22),
  ])
  func `single rows stand as printed`(
    platform: Platform, style: Font.TextStyle, size: DynamicTypeSize, pointSize: Double,
    leading: Double
  ) throws {
    let row = try #require(platform.publishedTable.row(for: style, at: size))
    #expect(row.pointSize == pointSize)
    #expect(row.leading == leading)
  }

  @Test(arguments: [
    (Platform.watchos, Font.TextStyle.body, DynamicTypeSize.medium),
    (.watchos, .body, .accessibility4), (.watchos, .subheadline, .large),
    (.tvos, .largeTitle, .large), (.visionos, .title, .large),
  ])
  func `what is not published is not made up`(
    platform: Platform, style: Font.TextStyle, size: DynamicTypeSize
  ) {
    #expect(platform.publishedTable.row(for: style, at: size) == nil)
  }

  @Test func `watchOS leadings are the size and 2½ pt, except where a note doubts them`() {
    let odd = Platform.watchos.publishedTable.rows.filter { $0.leading != $0.pointSize + 2.5 }
    #expect(odd.count == 4)
    #expect(odd.allSatisfy { $0.note?.contains("misprint") == true })
  }

  @Test func `the iOS rows with a note are the eight doubtful ones`() {
    let noted = Platform.ios.publishedTable.rows.filter { $0.note != nil }
    #expect(noted.count == 8)
  }
}

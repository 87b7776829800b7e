@testable import StyleModel
@testable import StyleReading
@testable import StyleAudit
@testable import StyleExport
import Testing

@Suite struct AndroidFontScaleTests {
  @Test(arguments: [
    (14.0, 4, 26.0), (12, 0, 13.8), (24, 2, 28), (100, 4, 100), (16, 4, 28), (8, 3, 14.4),
    (4, 4, 8), (0, 4, 0), (200, 4, 200), (27, 4, 37),
  ])
  func `goes along the table's lines`(sp: Double, index: Int, dp: Double) {
    #expect(abs(AndroidFontScale.dp(sp, scaleAt: index) - dp) < 1e-9)
  }

  @Test(arguments: AndroidFontScale.scales.indices)
  func `never turns the order of two sizes round`(index: Int) {
    let sizes = stride(from: 1.0, through: 120, by: 0.5).map {
      AndroidFontScale.dp($0, scaleAt: index)
    }
    #expect(zip(sizes, sizes.dropFirst()).allSatisfy { $0 < $1 })
  }
}

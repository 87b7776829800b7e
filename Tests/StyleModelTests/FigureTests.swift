import StyleModel
import Testing

@Suite struct FigureTests {
  @Test(arguments: [
    (17.0, 2, "17"), (17.5, 2, "17.5"), (17.004, 2, "17"), (0.125, 2, "0.13"), (-0.125, 2, "-0.13"),
    (-0.001, 2, "0"), (0.05, 1, "0.1"), (1.0 / 3, 3, "0.333"), (47.6666666, 6, "47.666667"),
    (12.3, 0, "12"), (0.00001, 6, "0.00001"), (0.0000004, 6, "0"), (1_000_000_000, 6, "1000000000"),
  ])
  func `writes at most so many decimals and no more than it takes`(
    value: Double, decimals: Int, text: String
  ) {
    #expect(Figure(value, decimals: decimals).description == text)
  }

  @Test func `writes what no length is without a crash`() {
    #expect(Figure(.infinity).description == "inf")
    #expect(Figure(.nan).description == "nan")
    #expect(Figure(1e300, decimals: 6).description == "1e+300")
  }

  @Test(arguments: [(1.0, "×1.00"), (1.704, "×1.70"), (3.118, "×3.12"), (0.05, "×0.05")])
  func `a factor has two decimals`(value: Double, text: String) {
    #expect(Figure.factor(value) == text)
  }
}

import StyleModel
import Testing

@Suite struct CountTests {
  @Test(arguments: [(0, "0 styles"), (1, "1 style"), (2, "2 styles")])
  func `one is singular, all else plural`(number: Int, text: String) {
    #expect("\(Count(number, "style"))" == text)
  }
}

import StyleModel
import Testing

@Suite struct NearestNameTests {
  private static let names = ["format", "font", "text.body", "text.caption", "accessibility3"]

  @Test(arguments: [
    ("formt", "format"), ("FORMAT", "format"), ("fromat", "format"), ("body", "text.body"),
    ("acessibilty3", "accessibility3"), ("text.captoin", "text.caption"), ("fonf", "font"),
  ])
  func `knows what a name means that is short or misspelt`(name: String, nearest: String) {
    #expect(NearestName.nearest(to: name, among: Self.names) == nearest)
  }

  @Test(arguments: ["frmt", "x", "", "bod", "accessible"])
  func `guesses nothing where more than a quarter differs`(name: String) {
    #expect(NearestName.nearest(to: name, among: Self.names) == nil)
  }

  @Test func `no names are near to nothing`() {
    #expect(NearestName.nearest(to: "a", among: []) == nil)
  }
}

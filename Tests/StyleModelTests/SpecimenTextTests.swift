import StyleModel
import StyleTestSupport
import Testing

@Suite struct SpecimenTextTests {
  @Test func `a style's own sample comes first`() {
    var style = SampleStyles.style("a", 17)
    style.sample = "Twelve hours"
    #expect(style.specimenText == "Twelve hours")
  }

  @Test func `styles without a sample show their names with more than one line of copy`() {
    let names = [
      "displayLarge", "displayMedium", "headlineSmall", "bodyLarge", "labelSmall", "見出し",
    ]
    let texts = names.map { SampleStyles.style($0, 17).specimenText }
    #expect(zip(texts, names).allSatisfy { $0.hasPrefix($1 + " ") })
    let lines = zip(texts, names).map { $0.dropFirst($1.count) }
    #expect(Set(lines).count >= 3)
    #expect(texts == names.map { SampleStyles.style($0, 30).specimenText })
  }
}

@testable import StyleModel
@testable import SourceTree
@testable import StyleReading
@testable import StyleAudit
import StyleTestSupport
import DynamicType
import Testing

@Suite struct TyperampExtensionTests {
  private func read(_ settings: String) -> StyleSet {
    DesignTokensFixture.style(
      value: DesignTokensFixture.value(), more: ",\n\"$extensions\":{\"typeramp\":\(settings)}")
  }

  @Test func `reads how a style scales`() throws {
    let set = read(
      "{\"relativeTo\":\"Large Title\",\"maximumPointSize\":40,\"scaling\":\"fixed\",\"sample\":\"Ahoy\"}"
    )
    let style = try #require(set.styles.first)
    #expect(set.messages == [])
    #expect(style.relativeTo == .largeTitle)
    #expect(style.relativeToOrigin == .explicit)
    #expect(style.maximumPointSize == 40)
    #expect(style.method == .fixed)
    #expect(style.sample == "Ahoy")
    #expect(
      style.scaledPointSize
        == ScaledPointSize(base: 17, relativeTo: .largeTitle, method: .fixed, maximum: 40))
  }

  @Test func `reads a size for each of some sizes of text`() {
    let set = read(
      "{\"scaling\":{\"xSmall\":15,\"large\":\"17px\",\"AX5\":{\"value\":30,\"unit\":\"px\"}}}")
    #expect(set.messages == [])
    #expect(
      set.styles.map(\.method) == [.steps([.xSmall: 15, .large: 17, .accessibility5: 30])])
  }

  @Test(arguments: [
    (
      "{\"relativeTo\":\"titel\"}", 31,
      "unknown text style 'titel'; did you mean 'title'?"
    ),
    ("{\"relativeTo\":7}", 31, "relativeTo is a number; write a text style such as \"body\""),
    ("{\"scaling\":\"fixd\"}", 28, "unknown scaling method 'fixd'; did you mean 'fixed'?"),
    (
      "{\"scaling\":\"steps\"}", 28,
      "scaling \"steps\" says no sizes; write them: {\"large\": 17, \"AX5\": 30}"
    ),
    (
      "{\"maximumPointSize\":0}", 37,
      "maximumPointSize is not a point size above 0 and up to 1000; write a number of points"
    ),
    ("{\"sample\":\"\"}", 27, "sample is no text; write the text to show"),
    (
      "{\"relativTo\":\"body\"}", 18,
      "typeramp has no setting 'relativTo'; did you mean 'relativeTo'?"
    ),
    (
      "{\"colour\":1}", 18,
      "typeramp has no setting 'colour'; use one of relativeTo, maximumPointSize, scaling, sample, check"
    ),
    ("[]", 17, "'typeramp' is a list; write an object"),
  ])
  func `warns of a setting it doesn't understand and leaves it out`(
    settings: String, column: Int, message: String
  ) {
    let set = read(settings)
    #expect(set.messages == ["t.json:2:\(column + 10): warning: \(message)"])
    #expect(set.styles.map(\.method) == [.custom])
    #expect(set.styles.map(\.relativeToOrigin) == [.nearestSize])
  }

  @Test func `leaves out a step of an unknown size`() {
    let set = read("{\"scaling\":{\"large\":17,\"gigantic\":99,\"small\":-1}}")
    #expect(set.styles.map(\.method) == [.steps([.large: 17])])
    #expect(set.diagnostics.count == 2)
  }
}

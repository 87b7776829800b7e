@testable import StyleModel
@testable import SourceTree
@testable import StyleReading
@testable import StyleAudit
import StyleTestSupport
import DynamicType
import Testing

@Suite struct BuiltInStyleSetsTests {
  private func named(_ name: String) throws -> StyleSet {
    try #require(BuiltInStyleSets.named(name))
  }

  @Test func `offers four sets by name`() {
    #expect(BuiltInStyleSets.names == ["app", "apple", "material", "faults"])
    #expect(BuiltInStyleSets.all.map(\.name) == BuiltInStyleSets.names)
    #expect(BuiltInStyleSets.all.allSatisfy { $0.source == .builtIn })
    #expect(BuiltInStyleSets.named("nope") == nil)
    #expect(BuiltInStyleSets.file(named: "nope") == nil)
  }

  @Test(arguments: [("app", 4), ("apple", 11), ("material", 15)])
  func `reads a good set without a word`(name: String, count: Int) throws {
    let set = try named(name)
    #expect(set.messages == [])
    #expect(set.assumptions == [])
    #expect(set.styles.count == count)
  }

  @Test func `gives every style a sample of its own`() throws {
    let samples = BuiltInStyleSets.all.flatMap { $0.styles.map(\.sample) }
    let texts = samples.compactMap { $0 }
    #expect(texts.count == samples.count)
    #expect(Set(texts).count == texts.count)
    #expect(texts.filter { $0.count > 30 } == [])
  }

  @Test func `has Apple's styles at Apple's sizes, weights and leading`() throws {
    let set = try named("apple")
    #expect(set.styles.map(\.name) == Font.TextStyle.allCases.map(\.name))
    for style in set.styles {
      #expect(style.relativeTo.name == style.name)
      #expect(style.relativeToOrigin == .explicit)
      #expect(style.families == [])
      #expect(style.pointSize == IOSTypeTable.pointSize(for: style.relativeTo, at: .large))
      #expect(style.weight == (style.name == "headline" ? .semibold : .regular))
    }
    #expect(set.styles.map(\.lineHeight) == [41, 34, 28, 25, 22, 20, 22, 21, 18, 16, 13])
  }

  @Test func `has the figures of Material 3`() throws {
    let set = try named("material")
    #expect(
      set.styles.map(\.pointSize) == [57, 45, 36, 32, 28, 24, 22, 16, 14, 16, 14, 12, 14, 12, 11])
    #expect(
      set.styles.map(\.lineHeight) == [64, 52, 44, 40, 36, 32, 28, 24, 20, 24, 20, 16, 20, 16, 16])
    #expect(
      set.styles.map(\.tracking)
        == [-0.25, 0, 0, 0, 0, 0, 0, 0.15, 0.1, 0.5, 0.25, 0.4, 0.1, 0.5, 0.5])
    #expect(
      set.styles.filter { $0.weight == .medium }.map(\.name)
        == ["titleMedium", "titleSmall", "labelLarge", "labelMedium", "labelSmall"])
    #expect(set.styles.allSatisfy { $0.relativeToOrigin == .nearestSize })
    #expect(set.styles.allSatisfy { $0.families.first == "Inter" })
  }

  @Test func `has the faults it is there for`() throws {
    let set = try named("faults")
    #expect(
      set.messages.map { String($0.drop { $0 != " " }.dropFirst()) } == [
        "error: demo.banner: unknown unit 'vw' in fontSize; use px or rem",
        "error: demo.lead: the alias runs in a circle: demo.lead → demo.intro → demo.lead; "
          + "give one of them a value",
        "error: demo.intro: the alias runs in a circle: demo.lead → demo.intro → demo.lead; "
          + "give one of them a value",
      ])
    #expect(set.unreadable.map(\.name) == ["banner", "lead", "intro"])
    #expect(set.styles.contains { $0.families == ["Futura-Medium"] })
    #expect(set.styles.contains { $0.sample == "朝の光が湾をわたる" })
    #expect(set.styles.contains { $0.sample == "바다 위로 번지는 아침 빛" })
    #expect(
      Set(Audit.findings(in: set).map(\.rule)) == [
        "DT001", "DT004", "DT005", "DT006", "DT008", "DT013",
      ])
  }
}

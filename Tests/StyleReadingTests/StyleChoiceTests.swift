@testable import StyleModel
@testable import SourceTree
@testable import StyleReading
@testable import StyleAudit
import StyleTestSupport
import Testing

/// Themes and modes: what is read of a file that has several.
@Suite struct StyleChoiceTests {
  private func read(_ name: String, theme: String? = nil, modes: [String] = []) -> StyleSet {
    FormatFixture.read(name, options: ReadingOptions(theme: theme, modes: modes))
  }

  @Test(arguments: [
    ("A", ["Inter"]), ("b", ["Graphik"]), ("Brand/B", ["Graphik"]),
  ])
  func `reads the sets of a theme`(theme: String, families: [String]) {
    let set = read("studio-sets.json", theme: theme)
    #expect(set.messages == [])
    #expect(set.styles.map(\.families) == [families])
    let selected = set.choices.first?.selected?.lowercased() ?? "none"
    #expect(theme.lowercased().hasSuffix(selected))
  }

  @Test(arguments: [
    ("figma-variables.json", "bold", 20), ("figma-variables.json", "Brand=Plain", 17),
    ("spectrum.json", "mobile", 17), ("dtcg-modes.json", "compact", 15),
    ("dtcg-modes.json", "roomy", 20), ("resolver.json", "size=mobile", 17),
    ("resolver.json", "desktop", 14),
  ])
  func `reads the values of a mode`(file: String, mode: String, size: Double) {
    let set = read(file, modes: [mode])
    #expect(set.styles.map(\.pointSize) == [size])
    #expect(!set.messages.contains { $0.contains("no mode") })
  }

  @Test func `lists what there is when nothing is chosen`() {
    #expect(read("studio-sets.json").choices.map(\.description) == ["theme Brand: A, B"])
    #expect(read("dtcg-modes.json").choices.map(\.description) == ["mode: compact, roomy"])
    #expect(
      read("resolver.json").choices.map(\.description) == ["mode size: mobile, desktop (read)"])
    #expect(read("dtcg-extends.json").choices == [])
  }

  @Test(
    arguments: [
      ("studio-sets.json", "C", nil, "there is no theme 'c'; use one of A, B"),
      (
        "objects.json", "C", nil, "there is no theme 'c'; leave out --theme: the file has no themes"
      ),
      ("dtcg-modes.json", nil, "wide", "there is no mode 'wide'; use one of compact, roomy"),
      (
        "objects.json", nil, "wide",
        "there is no mode 'wide'; leave out --mode: the file has no modes"
      ),
    ] as [(String, String?, String?, String)])
  func `says what there is instead of what there is not`(
    file: String, theme: String?, mode: String?, message: String
  ) {
    let set = read(file, theme: theme, modes: mode.map { [$0] } ?? [])
    #expect(set.messages.contains { $0.hasSuffix("error: " + message) }, "\(set.messages)")
    #expect(!set.styles.isEmpty)
  }
}

import Testing

@testable import FontRaster

@Suite struct ScriptRunTests {
  @Test(arguments: [
    ("Hello, world", [0..<12]),
    ("12 abc", [0..<6]),
    ("漢字かなカナー、", [0..<24]),
    ("abc 漢字 def", [0..<4, 4..<11, 11..<14]),
    ("「漢」abc", [0..<9, 9..<12]),
    ("한국어와 日本", [0..<13, 13..<19]),
    ("abc שלום", [0..<4, 4..<12]),
    ("e\u{301}a", [0..<4]),
    ("👩‍👩‍👧", [0..<18]),
    ("", []),
  ])
  func `text is split where the script changes`(text: String, ranges: [Range<Int>]) {
    #expect(ScriptRun.runs(of: text).map(\.utf8Range) == ranges)
  }

  @Test func `what belongs to no script takes the script beside it`() {
    #expect(ScriptRun.runs(of: "12 漢字").map(\.script) == [.han])
    #expect(ScriptRun.runs(of: "123").map(\.script) == [.common])
  }

  @Test func `only Latin is hinted`() {
    let isHintable = { (character: Character) in Script(of: character).isHintable }
    #expect(isHintable("a") && isHintable("1"))
    #expect(!isHintable("漢") && !isHintable("ש"))
  }
}

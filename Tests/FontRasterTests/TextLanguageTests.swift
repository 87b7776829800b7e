import Testing

@testable import FontRaster

@Suite struct TextLanguageTests {
  @Test(arguments: [
    ("Hello", TextLanguage.english), ("日本語のテキスト", .japanese), ("カナ", .japanese),
    ("한국어", .korean), ("大韓民國 만세", .korean), ("你好", .simplifiedChinese),
    ("ㄋㄧˇㄏㄠˇ你好", .traditionalChinese), ("naïve café", .english), ("한국 と 日本", .japanese),
  ])
  func `letters tell the language of Han characters`(text: String, language: TextLanguage) {
    #expect(TextLanguage(of: text) == language)
  }

  @Test func `hangul is Korean in any text`() {
    #expect(TextLanguage.japanese.language(of: .hangul) == .korean)
    #expect(TextLanguage.japanese.language(of: .han) == .japanese)
    #expect(TextLanguage.japanese.language(of: .latin) == .english)
  }
}

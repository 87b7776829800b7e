import PreviewUI
import Testing

@testable import FontRaster

@Suite struct LineBuilderTests {
  private static let samples = [
    "The quick brown fox", "AVAWA Tofu fi ffi", "naïve café e\u{301}\u{327}", "日本語のテキスト", "한국어 문장",
    "Price: 1,234.50 €", "mixed 漢字 and かな, 한글, 😀.", "👩‍👩‍👧 family", "שלום world", "🇯🇵🇰🇷",
    "\u{E000}\t\u{1}",
    " ", "",
  ]

  @Test(arguments: samples)
  func `twice the size is exactly twice the width`(text: String) throws {
    let library = try InstalledFonts.library(with: .inter, .notoJapanese)
    for size in [11.0, 17, 53, 12.7] {
      let once = library.shape(text, FontRequest(families: ["Inter"], pointSize: size))
      let twice = library.shape(text, FontRequest(families: ["Inter"], pointSize: 2 * size))
      #expect(twice.width == 2 * once.width)
      #expect(twice.clusters.map(\.advance) == once.clusters.map { 2 * $0.advance })
    }
  }

  @Test(arguments: samples, [0, 1.5])
  func `clusters are graphemes in order and add up to the width`(
    text: String, tracking: Double
  ) throws {
    let library = try InstalledFonts.library(with: .inter, .notoJapanese)
    let request = FontRequest(families: ["Inter"], pointSize: 17, tracking: tracking)
    let line = library.shape(text, request)
    let sum = line.clusters.reduce(0) { $0 + $1.advance }
    #expect(abs(sum - line.width) < 1e-9)

    var graphemes: Set<Int> = []
    var offset = 0
    for character in text {
      graphemes.insert(offset)
      offset += character.utf8.count
    }
    let offsets = line.clusters.map(\.utf8Offset)
    #expect(offsets == Set(offsets).sorted())
    #expect(graphemes.isSuperset(of: offsets))
    #expect(offsets.first == (text.isEmpty ? nil : 0))
  }

  @Test(arguments: samples)
  func `faces cover every byte once and in order`(text: String) throws {
    let library = try InstalledFonts.library(with: .inter, .notoJapanese)
    let line = library.shape(text, FontRequest(families: ["Inter"], pointSize: 17))
    var end = 0
    for run in line.faceRuns {
      #expect(run.utf8Range.lowerBound == end && !run.utf8Range.isEmpty)
      end = run.utf8Range.upperBound
    }
    #expect(end == text.utf8.count)
  }

  @Test func `pairs are kerned`() throws {
    let library = try InstalledFonts.library(with: .inter)
    let request = FontRequest(families: ["Inter"], pointSize: 100)
    let apart = library.shape("A", request).width + library.shape("V", request).width
    #expect(library.shape("AV", request).width < apart - 1)
  }

  @Test(arguments: [("Hello", 5), ("日本語", 3), ("e\u{301}a", 2), ("👩‍👩‍👧x", 2), ("", 0)])
  func `tracking is added once for every grapheme`(text: String, count: Int) throws {
    let library = try InstalledFonts.library(with: .inter, .notoJapanese)
    let plain = library.shape(text, FontRequest(families: ["Inter"], pointSize: 20))
    for tracking in [-0.5, 2] {
      let request = FontRequest(families: ["Inter"], pointSize: 20, tracking: tracking)
      let tracked = library.shape(text, request)
      #expect(abs(tracked.width - plain.width - tracking * Double(count)) < 1e-9)
    }
  }

  @Test func `tracked text has no ligatures`() throws {
    let library = try InstalledFonts.library(with: .dejaVu)
    let request = FontRequest(families: ["DejaVu Sans"], pointSize: 20)
    var tracked = request
    tracked.tracking = 1
    #expect(library.shape("fi", request).clusters.map(\.utf8Offset) == [0])
    #expect(library.shape("fi", tracked).clusters.map(\.utf8Offset) == [0, 1])
  }

  @Test(arguments: ["👩‍👩‍👧", "🏳️‍🌈", "👍🏽", "🇯🇵", "1️⃣"])
  func `an emoji is one cluster whatever it is made of`(emoji: String) throws {
    let library = try InstalledFonts.library(with: .inter)
    let line = library.shape("a\(emoji)b", FontRequest(families: ["Inter"], pointSize: 17))
    #expect(line.clusters.map(\.utf8Offset) == [0, 1, 1 + emoji.utf8.count])
  }

  @Test(arguments: [
    ("日本語のテキスト", "Noto Sans CJK JP Regular"), ("한국어", "Noto Sans CJK KR Regular"),
    ("你好", "Noto Sans CJK SC Regular"), ("ㄋㄧˇ好", "Noto Sans CJK TC Regular"),
  ])
  func `East Asian text is drawn in its language's face`(text: String, face: String) throws {
    let library = try InstalledFonts.library(with: .inter, .notoJapanese, .notoKorean)
    let line = library.shape(text, FontRequest(families: ["Inter"], pointSize: 17))
    let fallback = line.faceRuns.filter(\.isFallback).map(\.faceName)
    #expect(Set(fallback) == [face])
  }

  @Test func `a mixed line names each face and whether it was asked for`() throws {
    let library = try InstalledFonts.library(with: .inter, .notoJapanese)
    let request = FontRequest(families: ["Inter"], pointSize: 17, weight: 700)
    #expect(
      library.shape("OK、日本かな!", request).faceRuns == [
        FaceRun(faceName: "Inter Bold", utf8Range: 0..<2, isFallback: false),
        FaceRun(faceName: "Noto Sans CJK JP Bold", utf8Range: 2..<17, isFallback: true),
        FaceRun(faceName: "Inter Bold", utf8Range: 17..<18, isFallback: false),
      ])
  }

  @Test func `a later family asked for goes before any other`() throws {
    let library = try InstalledFonts.library(with: .inter, .notoKorean)
    let request = FontRequest(families: ["Inter", "Noto Sans CJK KR"], pointSize: 17)
    #expect(
      library.shape("aかな", request).faceRuns == [
        FaceRun(faceName: "Inter Regular", utf8Range: 0..<1, isFallback: false),
        FaceRun(faceName: "Noto Sans CJK KR Regular", utf8Range: 1..<7, isFallback: false),
      ])
  }

  @Test func `what no font has stays in the face asked for`() throws {
    let library = try InstalledFonts.library(with: .inter)
    let line = library.shape("a\u{10FFFD}b", FontRequest(families: ["Inter"], pointSize: 17))
    #expect(line.faceRuns.map(\.faceName) == ["Inter Regular"])
    #expect(line.clusters.count == 3 && line.clusters[1].advance > 0)
  }

  @Test func `a line is as high as the highest of its faces`() throws {
    let library = try InstalledFonts.library(with: .inter, .notoJapanese)
    let request = FontRequest(families: ["Inter"], pointSize: 17)
    let latin = library.shape("a", request).metrics
    let kana = library.shape("か", request).metrics
    let mixed = library.shape("aか", request).metrics
    #expect(kana.ascent > latin.ascent)
    #expect(mixed.ascent == kana.ascent && mixed.descent == max(latin.descent, kana.descent))
    #expect(library.shape("", request).metrics == library.metrics(of: request))
  }

  @Test func `equivalent texts keep their own offsets`() throws {
    let library = try InstalledFonts.library(with: .inter)
    let request = FontRequest(families: ["Inter"], pointSize: 17)
    let texts = ["\u{E9}x", "e\u{301}x", "\u{212B}x", "\u{C5}x"]
    let offsets = texts.map { library.shape($0, request).clusters.map(\.utf8Offset) }
    #expect(offsets == [[0, 2], [0, 3], [0, 3], [0, 2]])
  }

  @Test func `right to left text keeps its clusters in logical order`() throws {
    let library = try InstalledFonts.library(with: .dejaVu)
    let request = FontRequest(families: ["DejaVu Sans"], pointSize: 20)
    let line = library.shape("שלום", request) as? FontLine
    #expect(line?.clusters.map(\.utf8Offset) == [0, 2, 4, 6])
    let lone = library.shape("ש", request) as? FontLine
    // The first letter stands rightmost, so that its glyph is the last in visual order.
    #expect(line?.glyphs.last?.id == lone?.glyphs.first?.id)
  }

  @Test func `a text of 100,000 characters is one line`() throws {
    let library = try InstalledFonts.library(with: .inter)
    let text = String(repeating: "Lorem ipsum dolor sit amet. ", count: 3_572)
    let request = FontRequest(families: ["Inter"], pointSize: 17)
    let line = library.shape(text, request)
    let once = library.shape("Lorem ipsum dolor sit amet. Lorem ipsum dolor sit amet. ", request)
    #expect(line.clusters.count == text.count)
    #expect(abs(line.width - once.width * 1786) < 1)
  }

  @Test func `lines are kept, and not without bound`() throws {
    let folder = try FontFolder([TinyFont()])
    let library = folder.library()
    let request = FontRequest(families: ["Tiny"], pointSize: 17)
    let first = library.shape("kept", request)
    #expect(first === library.shape("kept", request))
    for number in 0..<255 { _ = library.shape("a line of some length \(number)", request) }
    #expect(first === library.shape("kept", request))
    for number in 0..<2_000 { _ = library.shape("\(number)", request) }
    #expect(library.lineCount <= FontLibrary.maximumLineCount)
    #expect(first !== library.shape("kept", request))
  }

  @Test(arguments: [-3, 0, Double.nan, .infinity])
  func `a size that cannot be set counts as none`(size: Double) throws {
    let folder = try FontFolder([TinyFont()])
    let library = folder.library()
    let line = library.shape("abc", FontRequest(families: ["Tiny"], pointSize: size))
    #expect(line.width == 0)
    #expect(line.clusters.count == 3)
  }
}

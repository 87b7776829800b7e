@testable import PreviewUI
import TestSupport
import Testing

struct BidirectionalTextTests {
  @Test(
    arguments: [
      ("abc", LayoutDirection.leftToRight, nil),
      ("אבג", .leftToRight, [1, 1, 1]),
      ("a אב", .leftToRight, [0, 0, 1, 1]),
      ("אב a", .leftToRight, [1, 1, 1, 2]),
      ("אב 12", .leftToRight, [1, 1, 1, 2, 2]),
      ("12", .rightToLeft, [2, 2]),
      ("", .rightToLeft, nil),
    ] as [(String, LayoutDirection, [UInt8]?)])
  func `levels follow the first letter, then each run`(
    text: String, fallback: LayoutDirection, levels: [UInt8]?
  ) {
    #expect(BidirectionalText.levels(of: text, fallback: fallback) == levels)
  }

  @Test(
    arguments: [
      ([0, 1, 0], [0, 1, 2]), ([1, 1], [1, 0]), ([0, 1, 1, 0], [0, 2, 1, 3]),
      ([1, 2, 1], [2, 1, 0]), ([1, 2, 2], [1, 2, 0]), ([], []),
    ] as [([UInt8], [Int])])
  func `parts stand in visual order`(levels: [UInt8], order: [Int]) {
    #expect(BidirectionalText.visualOrder(of: levels) == order)
  }

  @Test func `runs are shaped in their direction and stand where they are read`() {
    let host = PreviewHost(
      Text("ab אבג").font(.custom("Inter", fixedSize: 20)), port: RectangleFontPort())
    host.layout(.unspecified)
    let line = TextSetter(host.texts[0].content, port: RectangleFontPort())
      .layout(LineLengths(full: .infinity)).lines[0]
    #expect(line.fragments.map(\.x) == [0, 25])
    let mixed = Paragraph.paragraphs(of: host.texts[0].content, port: RectangleFontPort())
    #expect(mixed.count == 1)
  }

  @Test func `in a paragraph from right to left the first run is at the right`() {
    let text = Text("אבג ab").font(.custom("Inter", fixedSize: 20))
    let host = PreviewHost(text, port: RectangleFontPort())
    host.layout(.unspecified)
    let line = TextSetter(host.texts[0].content, port: RectangleFontPort())
      .layout(LineLengths(full: .infinity)).lines[0]
    // Written order: three letters and a space, then two letters; those stand left.
    #expect(line.fragments.map(\.x) == [20, 0])
  }

  @Test func `a text is aligned where the screen begins`() {
    let text = Text("ab cdef").font(.custom("Inter", fixedSize: 20))
      .environment(\.layoutDirection, .rightToLeft)
    let host = PreviewHost(text, port: RectangleFontPort())
    host.layout(ProposedViewSize(width: 45, height: nil))
    #expect(host.recording.lines.map(\.x) == [20, 0])
  }
}

import PreviewUI
import TestSupport
import Testing

/// What layout made of `text` in letters 10 points wide (a space 5) on lines of 20 points.
private func facts(
  _ text: Text, width: Double?, lineLimit: Int? = nil, shrinkingTo factor: Double = 1,
  spacing: Double = 0
) -> TextFacts {
  let view =
    text.font(.custom("Inter", fixedSize: 20)).lineLimit(lineLimit).minimumScaleFactor(factor)
    .lineSpacing(spacing)
  let host = PreviewHost(view, port: RectangleFontPort())
  host.layout(ProposedViewSize(width: width, height: nil))
  return host.texts[0].facts
}

struct TextLayoutTests {
  @Test(arguments: [
    ("", 100.0, 1, 0.0), ("abc", 100, 1, 30), ("abc abc", 100, 1, 65), ("abc abc", 65, 1, 65),
    ("abc abc", 64, 2, 30), ("abc abc abc", 65, 2, 65), ("a b c", 10, 3, 10),
    ("one\ntwo", 100, 2, 30), ("one\n\ntwo", 100, 3, 30), ("漢字漢字", 40, 2, 40),
    ("漢字、漢", 40, 3, 40), ("ab  cd", 25, 2, 20),
  ])
  func `words wrap to the width`(text: String, width: Double, lines: Int, widest: Double) {
    let facts = facts(Text(text), width: width)
    #expect(facts.lineCount == lines)
    #expect(facts.neededSize.width == widest)
    #expect(!facts.isTruncated)
    #expect(!facts.hasOverlongWord)
  }

  @Test func `a line does not begin with a closing mark`() {
    // Two ideographs fit, but the comma may not begin the second line.
    #expect(facts(Text("漢字、"), width: 40).lineCount == 2)
    #expect(facts(Text("漢字、"), width: 40).neededSize.width == 40)
  }

  @Test func `a word wider than the line is broken and reported`() {
    let facts = facts(Text("abcdef"), width: 25)
    #expect(facts.lineCount == 3)
    #expect(facts.hasOverlongWord)
  }

  @Test func `a family of emoji stays in one piece`() {
    #expect(facts(Text("👩‍👩‍👧👩‍👩‍👧"), width: 20).lineCount == 2)
    #expect(facts(Text("👩‍👩‍👧"), width: 5).lineCount == 1)
  }

  @Test func `a line limit truncates and says so`() {
    let cut = facts(Text("abc abc abc"), width: 65, lineLimit: 1)
    #expect(cut.isTruncated)
    #expect(cut.lineCount == 1)
    #expect(cut.neededSize.width <= 65)
    #expect(!facts(Text("abc abc abc"), width: 65, lineLimit: 2).isTruncated)
  }

  @Test func `a text shrinks by quarters of a point before it is cut`() {
    let shrunk = facts(Text("abcdefghij"), width: 80, lineLimit: 1, shrinkingTo: 0.5)
    #expect(!shrunk.isTruncated)
    #expect(shrunk.scaleFactor == 0.8)
    #expect(facts(Text("abcdefghij"), width: 30, lineLimit: 1, shrinkingTo: 0.5).isTruncated)
  }

  @Test func `line spacing lies between lines only`() {
    #expect(facts(Text("a b"), width: 10, spacing: 6).neededSize.height == 46)
    #expect(facts(Text("a"), width: 10, spacing: 6).neededSize.height == 20)
  }

  @Test func `pieces in different fonts share a line`() {
    let text = Text("ab").font(.custom("Inter", fixedSize: 40)) + Text("cd")
    let facts = facts(text, width: 200)
    #expect(facts.neededSize == CGSize(width: 60, height: 40))
    #expect(facts.firstBaseline == 30)
  }

  @Test func `pieces wrap across their border`() {
    let text = Text("ab ").font(.custom("Inter", fixedSize: 20)) + Text("cd ef")
    #expect(facts(text, width: 45).lineCount == 2)
    #expect(facts(text, width: 30).lineCount == 3)
  }

  @Test func `a height that is too small clips or cuts`() {
    let view = Text("a b c").font(.custom("Inter", fixedSize: 20)).frame(width: 10, height: 45)
    let host = PreviewHost(view, port: RectangleFontPort())
    host.layout(.unspecified)
    let facts = host.texts[0].facts
    #expect(facts.lineCount == 2)
    #expect(facts.isTruncated)
    let low = Text("a").font(.custom("Inter", fixedSize: 20)).frame(width: 10, height: 15)
    let lowHost = PreviewHost(low, port: RectangleFontPort())
    lowHost.layout(.unspecified)
    #expect(lowHost.texts[0].facts.isClipped)
    #expect(!lowHost.texts[0].facts.isTruncated)
  }

  @Test func `the first line's box is known without shaping`() {
    let port = RectangleFontPort()
    let host = PreviewHost(Text("abc").font(.custom("Inter", fixedSize: 20)), port: port)
    #expect(host.texts[0].firstLine == (height: 20, baseline: 15))
    #expect(port.shapeCount == 0)
  }

  @Test func `a system text style keeps its own line height`() {
    let host = PreviewHost(Text("abc").font(.body), port: RectangleFontPort())
    #expect(host.layout(.unspecified).height == 22)
  }
}

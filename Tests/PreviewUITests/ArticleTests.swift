import PreviewUI
import TestSupport
import Testing

struct ArticleTests {
  private func sizes(_ part: PreviewPart) -> [String: Double] {
    Dictionary(
      part.texts.map { ($0.facts.text, $0.content.pieces[0].request.pointSize) },
      uniquingKeysWith: { first, _ in first })
  }

  @Test func `the previews have their names, sizes and colours`() {
    let previews = Article.previews(port: RectangleFontPort())
    #expect(previews.map(\.displayName) == ["as it is", "largest", nil])
    let (plain, largest, small) = (sizes(previews[0]), sizes(previews[1]), sizes(previews[2]))
    #expect(plain["Letters"] == 36)
    #expect(plain["Robin"] == 22)
    #expect(plain["new messages"] == 12)
    #expect(plain["rounded"] == 14)
    // 36 × 75 ÷ 41 and 22 × 65 ÷ 28: the leading of the text style, not its size, drives a font.
    #expect(
      largest["Letters"]
        == CustomFontRule(relativeTo: .largeTitle).pointSize(36, at: .accessibility5))
    #expect((largest["Robin"] ?? 0) > 50)
    #expect((small["Letters"] ?? 99) < 36)
    #expect(
      largest["Once upon a time"] == 40,
      "the maximum holds for a font made for a category")
    #expect(plain["Once upon a time"] == 17)
  }

  @Test(arguments: DynamicTypeSize.allCases)
  func `the page is laid out at every size without clipping`(size: DynamicTypeSize) {
    let host = PreviewHost(Article.page, port: RectangleFontPort(), deviceSize: size)
    host.layout(ProposedViewSize(width: 390, height: nil))
    #expect(host.texts.allSatisfy { !$0.facts.isClipped })
    #expect(host.texts.count >= 11)
  }

  @Test func `a button of the page answers`() {
    let host = PreviewHost(Article.page, port: RectangleFontPort())
    host.layout(ProposedViewSize(width: 390, height: nil))
    guard let button = host.texts.first(where: { $0.facts.text == "Follow" }) else {
      Issue.record("there is a button")
      return
    }
    let frame = button.facts.frame
    #expect(host.tap(at: CGPoint(x: frame.midX, y: frame.midY)))
    host.update()
    #expect(host.texts.contains { $0.facts.text == "Following" })
  }
}

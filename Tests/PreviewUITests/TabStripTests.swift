import PreviewUI
import TestSupport
import Testing

private let screen = ProposedViewSize(width: 390, height: 300)

struct TabStripTests {
  @Test func `a tap selects a tab and runs only bodies that show the selection`() {
    let host = PreviewHost(TabStrip(), port: RectangleFontPort())
    host.layout(screen)
    let before = host.counts.bodies
    #expect(host.tap(at: CGPoint(x: 195, y: 280)))
    host.update()
    #expect(host.texts[0].facts.text == "Search")
    // The screen, and three tabs that each look whether they are selected.
    #expect(host.counts.bodies - before == 4)
  }

  @Test func `a finger that stays brings a tab up large, though tabs do not grow`() {
    let host = PreviewHost(TabStrip(), port: RectangleFontPort(), deviceSize: .accessibility3)
    host.layout(screen)
    #expect(host.longPress(at: CGPoint(x: 195, y: 280)))
    host.update()
    host.layout(screen)
    #expect(host.texts.last?.facts.text == "Search")
    #expect((host.texts.last?.content.pieces[0].request.pointSize ?? 0) == 48)
    #expect(
      Snapshot("tab-strip-large-content").difference(
        to: WordFrame.text(of: host, in: screen)) == nil)
  }
}

import PreviewUI
import TestSupport
import Testing

private struct Bar: View {
  var body: some View {
    HStack {
      Text("Home").accessibilityShowsLargeContentViewer()
      Text("Find").accessibilityShowsLargeContentViewer {
        Image(systemName: "magnifyingglass")
        Text("Search everything")
      }
      Text("Plain")
    }
    .font(.custom("Inter", fixedSize: 10))
  }
}

private func shown(_ size: DynamicTypeSize) -> PreviewHost<Bar> {
  let host = PreviewHost(Bar(), port: RectangleFontPort(), deviceSize: size)
  host.layout(ProposedViewSize(width: 300, height: 200))
  return host
}

extension PreviewHost {
  fileprivate func press(_ index: Int) -> [String] {
    let frame = texts[index].facts.frame
    longPress(at: CGPoint(x: frame.midX, y: frame.midY))
    update()
    layout(ProposedViewSize(width: 300, height: 200))
    return texts.dropFirst(3).map(\.facts.text)
  }
}

struct LargeContentViewerTests {
  @Test func `at the accessibility sizes a press shows the view large until it ends`() {
    let host = shown(.accessibility3)
    let before = host.texts.map(\.facts.frame)
    #expect(host.press(0) == ["Home"])
    #expect(host.showsLargeContent)
    let large = host.texts[3].facts
    #expect((large.fonts.first?.pointSize ?? 0) == 48)
    #expect(abs(large.frame.midX - 150) < 0.01)
    #expect(abs(large.frame.midY - 100) < 0.01)
    host.endPress()
    host.update()
    host.layout(ProposedViewSize(width: 300, height: 200))
    #expect(host.texts.map(\.facts.frame) == before)
    #expect(!host.showsLargeContent)
  }

  @Test func `what is shown may be something else`() {
    #expect(shown(.accessibility1).press(1) == ["Search everything"])
  }

  @Test func `a view without large content shows none`() {
    let host = shown(.accessibility1)
    #expect(host.press(2) == [])
    #expect(!host.showsLargeContent)
  }

  @Test(arguments: DynamicTypeSize.allCases)
  func `it answers at the accessibility sizes only`(size: DynamicTypeSize) {
    #expect(shown(size).press(0).isEmpty == !size.isAccessibilitySize)
  }

  @Test func `a tap puts it away`() {
    let host = shown(.accessibility1)
    _ = host.press(0)
    #expect(host.tap(at: .zero))
    host.update()
    #expect(host.texts.count == 3)
  }
}

import Imaging
import PreviewUI
import TestSupport
import Testing

/// A body that contains itself.
private struct Endless: View {
  var body: some View { VStack { AnyView(Endless()) } }
}

private func shown(_ view: some View) -> [TextFacts] {
  let host = PreviewHost(view, port: RectangleFontPort())
  host.layout(ProposedViewSize(width: 300, height: nil))
  host.draw(scale: PixelScale(x: 1, y: 1))
  return host.texts.map(\.facts)
}

struct BadInputTests {
  @Test func `a body that contains itself traps`() async {
    await #expect(processExitsWith: .failure) {
      _ = PreviewHost(Endless(), port: RectangleFontPort())
    }
  }

  @Test func `a negative frame traps`() async {
    await #expect(processExitsWith: .failure) { _ = Text("a").frame(width: -1) }
  }

  @Test func `a frame that is not a number traps`() async {
    await #expect(processExitsWith: .failure) { _ = Text("a").frame(height: .nan) }
  }

  @Test func `bounds in the wrong order trap`() async {
    await #expect(processExitsWith: .failure) {
      _ = Text("a").frame(minWidth: 10, maxWidth: 5)
    }
  }

  @Test func `endless padding traps`() async {
    await #expect(processExitsWith: .failure) { _ = Text("a").padding(.infinity) }
  }

  @Test func `no line at all traps`() async {
    await #expect(processExitsWith: .failure) { _ = Text("a").lineLimit(0) }
  }

  @Test func `writing a state while a body runs traps`() async {
    struct Writer: View {
      @State private var count = 0
      var body: some View {
        let _ = (count += 1)
        Text("\(count)")
      }
    }
    await #expect(processExitsWith: .failure) {
      let host = PreviewHost(Writer(), port: RectangleFontPort())
      host.update()
    }
  }

  @Test func `a font scaled by font metrics is not scaled again`() async {
    await #expect(processExitsWith: .failure) {
      let once = FontMetrics.default.scaledFont(for: .custom("Inter", fixedSize: 17))
      _ = FontMetrics.default.scaledFont(for: once)
    }
  }

  @Test func `an empty text has a line and no width`() {
    let facts = shown(Text("").font(.custom("Inter", fixedSize: 20)))[0]
    #expect(facts.neededSize == CGSize(width: 0, height: 20))
    #expect(facts.lineCount == 1)
  }

  @Test func `a font without a size takes no room`() {
    for size in [0.0, -3] {
      let facts = shown(Text("abc").font(.custom("Inter", fixedSize: max(0, size))))[0]
      #expect(facts.neededSize == .zero)
    }
  }

  @Test func `a text of 100,000 characters is set line by line`() {
    let text = String(repeating: "abcde ", count: 16_667)
    let facts = shown(Text(text).font(.custom("Inter", fixedSize: 20)))[0]
    // Five words of 55 points, less the last space, on each line of 300.
    #expect(facts.lineCount == 3_334)
    let word = shown(
      Text(String(repeating: "a", count: 100_000)).font(.custom("Inter", fixedSize: 20)))[0]
    #expect(word.lineCount == 3_334)
    #expect(word.hasOverlongWord)
    let cut = shown(Text(text).font(.custom("Inter", fixedSize: 20)).lineLimit(2))[0]
    #expect(cut.isTruncated)
  }

  @Test func `a width of nothing breaks after every character`() {
    let host = PreviewHost(Text("abc"), port: RectangleFontPort())
    host.layout(ProposedViewSize(width: 0, height: nil))
    #expect(host.texts[0].facts.lineCount == 3)
    host.layout(.zero)
    #expect(host.texts[0].facts.lines == ["…"])
  }

  @Test func `a missing picture is a frame with its name`() {
    let host = PreviewHost(
      VStack { Image("no such picture") }, port: RectangleFontPort())
    #expect(host.layout(.unspecified) == CGSize(width: 50, height: 50))
    host.draw(scale: PixelScale(x: 1, y: 1))
    #expect(host.ink(in: host.picture.bounds).coverage.contains { $0 > 0 })
    #expect(host.images.map(\.name) == ["no such picture"])
  }

  @Test func `views nested deeply are laid out and drawn`() {
    struct Nest: View {
      let depth: Int
      var body: some View {
        if depth == 0 {
          Text("a").font(.custom("Inter", fixedSize: 20))
        } else {
          VStack(spacing: 0) { AnyView(Nest(depth: depth - 1)) }
        }
      }
    }
    let facts = shown(Nest(depth: 180))
    #expect(facts.map(\.neededSize) == [CGSize(width: 10, height: 20)])
  }

  @Test func `stacks in stacks are measured a few times each, not more at every level`() {
    struct Nest: View {
      let depth: Int
      var body: some View {
        if depth > 0 {
          VStack(spacing: 0) {
            Text("a")
            HStack(spacing: 0) {
              Text("b")
              AnyView(Nest(depth: depth - 1))
            }
          }
        }
      }
    }
    func measurements(_ depth: Int) -> Int {
      let host = PreviewHost(Nest(depth: depth), port: RectangleFontPort())
      host.layout(ProposedViewSize(width: 400, height: 800))
      return host.counts.measurements
    }
    let (few, many) = (measurements(8), measurements(16))
    #expect(many < 8 * few, "\(few) at 8 levels, \(many) at 16")
  }

  @Test func `a layout that answers with no number takes no room`() {
    struct Broken: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) -> CGSize {
        CGSize(width: .nan, height: .nan)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {
        for view in subviews {
          view.place(at: CGPoint(x: CGFloat.nan, y: 0), proposal: .unspecified)
        }
      }
    }
    let host = PreviewHost(Broken() { Text("a") }, port: RectangleFontPort())
    #expect(host.layout(.unspecified) == .zero)
    host.draw(scale: PixelScale(x: 1, y: 1))
  }
}

import PreviewUI
import TestSupport
import Testing

/// A text whose letters are 10 points wide and whose line is 20 points high.
private func word(_ string: String) -> Text {
  Text(string).font(.custom("Inter", fixedSize: 20))
}

/// Puts each view on a step further right and down than the one before.
private struct Stairs: Layout {
  var step: CGFloat = 5

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) -> CGSize {
    subviews.enumerated().reduce(CGSize.zero) { size, entry in
      let own = entry.element.sizeThatFits(.unspecified)
      let offset = CGFloat(entry.offset) * step
      return CGSize(
        width: max(size.width, offset + own.width), height: max(size.height, offset + own.height))
    }
  }

  func makeCache(subviews: Subviews) -> [CGSize] { subviews.map { $0.sizeThatFits(.unspecified) } }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) {
    for (index, subview) in subviews.enumerated() where !subview[IsLeftOut.self] {
      let offset = CGFloat(index) * step
      subview.place(
        at: CGPoint(
          x: bounds.minX + offset + cache[index].width, y: bounds.minY + offset),
        anchor: .topTrailing, proposal: .unspecified)
    }
  }
}

private enum IsLeftOut: LayoutValueKey {
  static let defaultValue = false
}

private func frames(
  _ view: some View, in proposal: ProposedViewSize = .unspecified
) -> [CGRect] {
  let host = PreviewHost(view, port: RectangleFontPort())
  host.layout(proposal)
  return host.texts.map(\.facts.frame)
}

private func size(
  _ view: some View, in proposal: ProposedViewSize = .unspecified
) -> CGSize {
  PreviewHost(view, port: RectangleFontPort()).layout(proposal)
}

struct LayoutTests {
  @Test func `a layout of one's own places its views`() {
    let found = frames(
      Stairs() {
        word("a")
        word("bc")
      })
    #expect(found.map(\.origin) == [CGPoint.zero, CGPoint(x: 5, y: 5)])
    #expect(
      size(
        Stairs(step: 7) {
          word("ab")
          word("c")
        }) == CGSize(width: 20, height: 27))
  }

  @Test func `a view that a layout leaves out lies in the middle`() {
    let found = frames(
      Stairs() {
        word("abcd")
        word("b").layoutValue(key: IsLeftOut.self, value: true)
      })
    #expect(found[1].midX == 20)
  }

  @Test func `another layout keeps the views and their states`() {
    struct Switching: View {
      @State private var isRow = true
      var body: some View {
        let layout =
          isRow
          ? AnyLayout(HStackLayout(spacing: 0))
          : AnyLayout(VStackLayout(alignment: .leading, spacing: 0))
        layout {
          Tapper()
          word("b").onTapGesture { isRow.toggle() }
        }
      }
    }
    struct Tapper: View {
      @State private var count = 0
      var body: some View { word("\(count)").onTapGesture { count += 1 } }
    }
    let host = PreviewHost(Switching(), port: RectangleFontPort())
    func tap(_ x: Double, _ y: Double) {
      host.tap(at: CGPoint(x: x, y: y))
      host.update()
      host.layout(.unspecified)
    }
    host.layout(.unspecified)
    tap(5, 5)
    let item = host.texts[0]
    tap(15, 5)
    #expect(host.texts.map(\.facts.text) == ["1", "b"])
    #expect(host.texts.map(\.facts.frame.origin) == [CGPoint.zero, CGPoint(x: 0, y: 20)])
    #expect(host.texts[0] === item)
    tap(5, 25)
    #expect(host.texts.map(\.facts.frame.origin) == [CGPoint.zero, CGPoint(x: 10, y: 0)])
  }

  @Test func `a pile is as large as its largest view, both ways`() {
    let pile = ZStack(alignment: .bottomTrailing) {
      word("abc")
      word("a").padding(.vertical, 10)
    }
    #expect(size(pile) == CGSize(width: 30, height: 40))
    #expect(frames(pile).map(\.origin) == [CGPoint(x: 0, y: 20), CGPoint(x: 20, y: 10)])
  }

  @Test(
    arguments: [
      // least, ideal, greatest width; offered; width taken by a text of 30 points
      (nil, nil, 100.0, 200.0, 100.0), (nil, nil, .infinity, 200, 200), (50, nil, nil, nil, 50),
      (10, nil, nil, 200, 30), (10, nil, 100, 60, 60), (nil, 70, nil, nil, 70),
      (40, 70, 90, nil, 70), (40, nil, 90, 20, 40),
    ] as [(Double?, Double?, Double?, Double?, Double)])
  func `a frame with bounds`(
    least: Double?, ideal: Double?, greatest: Double?, offered: Double?, taken: Double
  ) {
    let view = word("abc").frame(minWidth: least, idealWidth: ideal, maxWidth: greatest)
    #expect(size(view, in: ProposedViewSize(width: offered, height: nil)).width == taken)
  }

  @Test func `a fixed size ignores the offer, one way or both`() {
    let narrow = ProposedViewSize(width: 20, height: 20)
    #expect(size(word("ab cd").fixedSize(), in: narrow) == CGSize(width: 45, height: 20))
    #expect(
      size(word("ab cd").fixedSize(horizontal: false, vertical: true), in: narrow)
        == CGSize(width: 20, height: 40))
  }

  @Test func `the higher priority gets its room first`() {
    let row = HStack(spacing: 0) {
      word("abc def")
      word("ghi jkl").layoutPriority(1)
    }
    let found = frames(row, in: ProposedViewSize(width: 100, height: nil))
    #expect(found.map(\.width) == [30, 65])
  }

  @Test func `decorations take the size of the view and do not change it`() {
    let view = word("ab")
      .background { word("wwwwww").fixedSize() }
      .overlay(alignment: .bottomTrailing) { word("x").offset(x: 5) }
    #expect(size(view) == CGSize(width: 20, height: 20))
    #expect(frames(view).map(\.minX) == [-20, 0, 15])
  }

  @Test func `each view of a group has its own background`() {
    let host = PreviewHost(
      VStack(spacing: 0) {
        Group {
          word("a")
          word("b")
        }
        .background { word("-") }
      }, port: RectangleFontPort())
    #expect(host.texts.map(\.facts.text) == ["-", "a", "-", "b"])
  }

  @Test(arguments: [
    (ContentMode.fit, 100.0, 100.0, CGSize(width: 100, height: 50)),
    (.fit, 300, 100, CGSize(width: 200, height: 100)),
    (.fill, 100, 100, CGSize(width: 200, height: 100)),
  ])
  func `an aspect ratio is kept`(mode: ContentMode, width: Double, height: Double, taken: CGSize) {
    let view = Color.red.aspectRatio(2, contentMode: mode)
    #expect(size(view, in: ProposedViewSize(width: width, height: height)) == taken)
  }

  @Test func `of several views the first that fits is shown`() {
    let choice = ViewThatFits(in: .horizontal) {
      word("a long title")
      word("short")
    }
    let host = PreviewHost(choice, port: RectangleFontPort())
    for (width, text) in [
      (200.0, "a long title"), (60, "short"), (10, "short"), (300, "a long title"),
    ] {
      host.layout(ProposedViewSize(width: width, height: 50))
      #expect(host.texts.map(\.facts.text) == [text])
    }
  }

  @Test func `a divider lies across its stack`() {
    let column = VStack(spacing: 0) {
      word("a")
      Divider().padding(.horizontal, 2)
    }
    #expect(
      size(column, in: ProposedViewSize(width: 90, height: 90))
        == CGSize(width: 90, height: 20 + 1.0 / 3))
  }

  @Test func `leading is right where the screen reads from right to left`() {
    let view = VStack(alignment: .leading, spacing: 0) {
      word("abcd")
      HStack(spacing: 0) {
        word("a").padding(.leading, 3)
        word("b")
      }
    }
    .environment(\.layoutDirection, .rightToLeft)
    #expect(frames(view).map(\.minX) == [0, 27, 17])
  }

  @Test func `a scroll view offers no height and takes what it is offered`() {
    let view = ScrollView { ForEach(0..<9) { _ in word("a") } }
    #expect(size(view, in: ProposedViewSize(width: 50, height: 60)).height == 60)
    #expect(frames(view, in: ProposedViewSize(width: 50, height: 60))[8].minY == 8 * 28)
  }
}

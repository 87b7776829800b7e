import PreviewUI
import TestSupport
import Testing

/// A text whose letters are 10 points wide and whose line is 20 points high.
private func word(_ string: String) -> Text {
  Text(string).font(.custom("Inter", fixedSize: 20))
}

private func frames(
  _ view: some View, in proposal: ProposedViewSize = .unspecified
) -> (frames: [CGRect], size: CGSize) {
  let host = PreviewHost(view, port: RectangleFontPort())
  let size = host.layout(proposal)
  return (host.texts.map(\.facts.frame), size)
}

struct StackLayoutTests {
  @Test func `a column is as wide as its widest child and as high as all of them`() {
    let (children, size) = frames(
      VStack(alignment: .leading, spacing: 4) {
        word("ab")
        word("abcd")
      })
    #expect(size == CGSize(width: 40, height: 44))
    #expect(children[0] == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(children[1] == CGRect(x: 0, y: 24, width: 40, height: 20))
  }

  @Test(arguments: [
    (HorizontalAlignment.leading, 0.0), (.center, 10.0), (.trailing, 20.0),
  ])
  func `a column aligns its children`(alignment: HorizontalAlignment, x: Double) {
    let (children, _) = frames(
      VStack(alignment: alignment, spacing: 0) {
        word("ab")
        word("abcd")
      })
    #expect(children[0].origin.x == x)
  }

  @Test func `a row aligns first baselines`() {
    let (children, size) = frames(
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("a").font(.custom("Inter", fixedSize: 40))
        word("b")
      })
    // Ascents are three quarters of the size: 30 and 15 points.
    #expect(children[1].origin.y == 15)
    #expect(size.height == 40)
  }

  @Test func `the least flexible child of a row is sized first`() {
    let (children, size) = frames(
      HStack(spacing: 0) {
        word("a b c d")
        word("xy")
      }, in: ProposedViewSize(width: 60, height: nil))
    #expect(children[1].size.width == 20)
    #expect(children[0].size.width <= 40)
    #expect(children[0].size.height == 40)
    #expect(size.width <= 60)
  }

  @Test func `a spacer takes what is left`() {
    let (children, size) = frames(
      HStack(spacing: 0) {
        word("a")
        Spacer()
        word("b")
      }, in: ProposedViewSize(width: 100, height: nil))
    #expect(size.width == 100)
    #expect(children[1].origin.x == 90)
  }

  @Test func `a spacer of a column has no width`() {
    let (_, size) = frames(
      VStack(spacing: 0) {
        word("a")
        Spacer(minLength: 30)
      }, in: ProposedViewSize(width: 100, height: nil))
    #expect(size == CGSize(width: 10, height: 50))
  }

  @Test func `padding and frames`() {
    let (children, size) = frames(word("ab").padding(5).frame(width: 50, alignment: .trailing))
    #expect(size == CGSize(width: 50, height: 30))
    #expect(children[0] == CGRect(x: 25, y: 5, width: 20, height: 20))
  }

  @Test func `a group hands its modifiers to each child`() {
    let (children, _) = frames(
      VStack(alignment: .leading, spacing: 0) {
        Group {
          word("a")
          word("b")
        }
        .padding(.leading, 7)
      })
    #expect(children.map(\.origin.x) == [7, 7])
  }
}

import Imaging
import PreviewUI
import TestSupport
import Testing

/// A text whose letters are 10 points wide (a space 5) and whose lines are 20 points high.
private func facts(
  _ view: some View, width: Double? = nil, height: Double? = nil
) -> TextFacts {
  let host = PreviewHost(
    view.font(.custom("Inter", fixedSize: 20)), port: RectangleFontPort())
  host.layout(ProposedViewSize(width: width, height: height))
  return host.texts[0].facts
}

struct TextTests {
  @Test(arguments: [
    (Text.TruncationMode.tail, "abc def…"), (.middle, "abc…kl"), (.head, "…ghi jkl"),
  ])
  func `what does not fit is left out where asked`(mode: Text.TruncationMode, shown: String) {
    let facts = facts(
      Text("abc def ghi jkl").lineLimit(1).truncationMode(mode), width: 76)
    #expect(facts.isTruncated)
    #expect(facts.lines.count == 1)
    #expect(facts.neededSize.width <= 76)
    if mode == .tail { #expect(facts.lines[0] == shown) }
    #expect(facts.lines[0].hasPrefix("…") == (mode == .head))
    #expect(facts.lines[0].hasSuffix("…") == (mode == .tail))
    #expect(facts.lines[0].contains("…"))
  }

  @Test func `an ellipsis fills the last line up rather than its last word`() {
    #expect(facts(Text("ab cdefghij").lineLimit(1), width: 70).lines == ["ab cde…"])
    #expect(facts(Text("ab cd ef ghijkl").lineLimit(2), width: 45).lines == ["ab cd", "ef g…"])
  }

  @Test func `lines after the last one allowed are told by an ellipsis`() {
    #expect(facts(Text("ab\ncd").lineLimit(1), width: 100).lines == ["ab…"])
  }

  @Test func `of a text cut off the full height is known`() {
    let facts = facts(Text("a b c d").lineLimit(2), width: 10)
    #expect(facts.fullHeight == 80)
    #expect(facts.neededSize.height == 40)
  }

  @Test func `a shrunken text is a quarter of a point smaller at each step`() {
    for width in stride(from: 101.0, through: 199, by: 7) {
      let facts = facts(
        Text("abcdefghijklmnopqrst").lineLimit(1).minimumScaleFactor(0.5), width: width)
      let size = 20 * facts.scaleFactor
      #expect((size * 4).rounded() == size * 4)
      // The largest quarter that fits: 20 letters of half an em.
      #expect(size == (width / 10 * 4).rounded(.down) / 4)
      #expect(!facts.isTruncated)
    }
  }

  @Test(arguments: [
    ("straße İi", Text.Case.uppercase, "en", "STRASSE İI"), ("ıi", .uppercase, "tr_TR", "Iİ"),
    ("IİX", .lowercase, "tr", "ıix"), ("ABC", .lowercase, "de-DE", "abc"),
  ])
  func `letters take the case asked for, as the language has it`(
    text: String, textCase: Text.Case, locale: String, shown: String
  ) {
    let view = Text(text).textCase(textCase)
      .environment(\.locale, Locale(identifier: locale))
    #expect(facts(view).text == shown)
  }

  @Test func `a design, digits and kerning reach the font`() {
    let host = PreviewHost(
      Text("12").monospacedDigit().kerning(2).font(.body).fontDesign(.serif),
      port: RectangleFontPort())
    let request = host.texts[0].content.pieces[0].request
    #expect(request.hasMonospacedDigits)
    #expect(request.design == .serif)
    #expect(request.tracking == 2 + (Font.body.resolved(in: SizeSetting(.large)).tracking))
    let tracked = PreviewHost(
      Text("12").kerning(2).tracking(3).font(.custom("Inter", fixedSize: 9)),
      port: RectangleFontPort())
    #expect(tracked.texts[0].content.pieces[0].request.tracking == 3)
  }

  @Test func `bold text takes the next heavier face of system fonts`() {
    let host = PreviewHost(
      VStack {
        Text("a")
        Text("a").font(.custom("Inter", size: 17))
      }, port: RectangleFontPort())
    #expect(host.texts.map { $0.content.pieces[0].request.weight } == [400, 400])
    host.isBoldText = true
    host.update()
    #expect(host.texts.map { $0.content.pieces[0].request.weight } == [500, 400])
  }

  @Test func `room may be kept for lines that are not there`() {
    #expect(facts(Text("a").lineLimit(3, reservesSpace: true)).neededSize.height == 60)
    #expect(facts(Text("a").lineLimit(2...4)).neededSize.height == 40)
    #expect(facts(Text("a b c").lineLimit(2...), width: 10).lineCount == 3)
  }

  @Test func `pieces keep their colours`() {
    let text = Text("a").foregroundColor(.red) + Text("b").foregroundStyle(.blue) + Text("c")
    let host = PreviewHost(text, port: RectangleFontPort())
    let colors = host.texts[0].content.pieces.map(\.color)
    #expect(colors == [RGBA(255, 59, 48), RGBA(0, 122, 255), RGBA(0, 0, 0)])
    host.colorScheme = .dark
    host.update()
    #expect(host.texts[0].content.pieces[2].color == RGBA(255, 255, 255))
  }
}

import Imaging
import PreviewUI
import TestSupport
import Testing

/// In a font of rectangles: half an em a letter, a quarter a space, one em a line, three quarters of
/// it above the baseline.
struct ScreenRecordingTests {
  private func recording(
    _ view: some View, width: Double? = nil, rightToLeft: Bool = false
  ) -> ScreenRecording {
    let host = PreviewHost(
      view.environment(\.layoutDirection, rightToLeft ? .rightToLeft : .leftToRight),
      port: RectangleFontPort())
    host.layout(ProposedViewSize(width: width, height: nil))
    return host.recording
  }

  private func text(_ string: String) -> Text {
    Text(verbatim: string).font(.custom("Inter", fixedSize: 20))
  }

  @Test func `a text is as many lines as it was broken into, each where it stands`() {
    let lines = recording(
      text("abcd ef").foregroundColor(.red).padding(10), width: 65
    ).lines
    #expect(lines.map(\.string) == ["abcd", "ef"])
    #expect(lines.map(\.x) == [10, 10])
    #expect(lines.map(\.baseline) == [10 + 15, 30 + 15])
    #expect(lines.map(\.width) == [40, 20])
    #expect(
      lines.flatMap(\.runs).map(\.color)
        == [Color.red, .red].map { $0.resolved(in: .light) })
    #expect(lines.flatMap(\.runs).allSatisfy { $0.request.pointSize == 20 })
  }

  @Test func `pieces of a line and parts that run the other way are runs of it`() {
    let pieces = recording(text("ab").bold() + text("cd")).lines
    #expect(pieces.map(\.string) == ["abcd"])
    #expect(pieces[0].runs.map(\.string) == ["ab", "cd"])
    #expect(pieces[0].runs.map(\.x) == [0, 20])
    #expect(pieces[0].runs.map(\.request.weight) == [700, 400])
    // Read first, the letters that run from right to left stand right of the others.
    let mixed = recording(text("אבג ab")).lines
    #expect(mixed.flatMap(\.runs).map(\.x) == [20, 0])
  }

  @Test func `rectangles lie where they are drawn, and what is clear is none`() {
    let view = VStack(alignment: .leading, spacing: 0) {
      Color.red.frame(width: 30, height: 4)
      Color.clear.frame(width: 30, height: 4)
      text("ab").background(Color.blue).overlay(alignment: .leading) {
        Rectangle().frame(width: 3).offset(x: -5)
      }
    }
    let fills = recording(view).fills
    #expect(
      fills.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 30, height: 4), CGRect(x: 0, y: 8, width: 20, height: 20),
        CGRect(x: -5, y: 8, width: 3, height: 20),
      ])
    #expect(
      fills.map(\.color) == [Color.red, .blue, .primary].map { $0.resolved(in: .light) })
  }

  @Test func `a circle and an edge are no filled rectangles, a divider is one`() {
    let view = VStack(spacing: 0) {
      Circle().frame(width: 10, height: 10)
      Rectangle().strokeBorder(Color.red).frame(width: 10, height: 10)
      Divider()
    }
    let fills = recording(view, width: 60).fills
    #expect(fills.map(\.frame.width) == [60])
  }

  @Test func `where the screen reads from right to left everything stands at the right`() {
    let view = VStack(alignment: .leading, spacing: 0) {
      text("ab")
      Color.red.frame(width: 10, height: 4)
    }
    let mirrored = recording(view.frame(width: 100, alignment: .leading), rightToLeft: true)
    #expect(mirrored.lines.map(\.x) == [80])
    #expect(mirrored.fills.map(\.frame.minX) == [90])
  }
}

import PreviewUI
import TestSupport
import Testing

private final class Log {
  var entries: [String] = []
}

private func shown<V: View>(
  _ view: V, _ size: DynamicTypeSize = .large, width: Double? = nil, height: Double? = nil
) -> PreviewHost<V> {
  let host = PreviewHost(view, port: RectangleFontPort(), deviceSize: size)
  host.layout(ProposedViewSize(width: width, height: height))
  return host
}

struct GesturesTests {
  @Test func `the innermost view that answers gets the tap`() {
    let log = Log()
    let host = shown(
      Color.red.frame(width: 20, height: 20)
        .onTapGesture { log.entries.append("inner") }
        .padding(10)
        .onTapGesture { log.entries.append("outer") })
    #expect(host.tap(at: CGPoint(x: 20, y: 20)))
    #expect(host.tap(at: CGPoint(x: 5, y: 5)))
    #expect(!host.tap(at: CGPoint(x: 50, y: 5)))
    #expect(log.entries == ["inner", "outer"])
  }

  @Test func `of views one over the other the upper one answers`() {
    let log = Log()
    let host = shown(
      ZStack {
        Color.red.onTapGesture { log.entries.append("below") }
        Color.blue.frame(width: 10).onTapGesture { log.entries.append("above") }
      }, width: 30, height: 30)
    host.tap(at: CGPoint(x: 15, y: 15))
    host.tap(at: CGPoint(x: 2, y: 15))
    #expect(log.entries == ["above", "below"])
  }

  @Test func `a double tap is none by one`() {
    let log = Log()
    let host = shown(
      Color.red.onTapGesture(count: 2) { log.entries.append("double") }, width: 9, height: 9)
    #expect(!host.tap(at: CGPoint(x: 1, y: 1)))
    #expect(host.tap(at: CGPoint(x: 1, y: 1), count: 2))
  }

  @Test func `a press long enough acts, and a short one only shows`() {
    let log = Log()
    let host = shown(
      Color.red.onLongPressGesture(minimumDuration: 1) {
        log.entries.append("done")
      } onPressingChanged: { isPressed in
        log.entries.append(isPressed ? "down" : "up")
      }, width: 9, height: 9)
    host.longPress(at: CGPoint(x: 1, y: 1), seconds: 0.4)
    #expect(log.entries == ["down", "up"])
    host.longPress(at: CGPoint(x: 1, y: 1), seconds: 1)
    #expect(log.entries == ["down", "up", "down", "done", "up"])
  }

  @Test func `a disabled button rests`() {
    let log = Log()
    func press(_ isDisabled: Bool) {
      let host = shown(Button("go") { log.entries.append("go") }.disabled(isDisabled))
      host.tap(at: CGPoint(x: 2, y: 2))
    }
    press(true)
    #expect(log.entries.isEmpty)
    press(false)
    #expect(log.entries == ["go"])
  }

  @Test func `what is scrolled away or clipped is not hit`() {
    let log = Log()
    let host = shown(
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10) { index in
            Color.red.frame(height: 20).onTapGesture { log.entries.append("\(index)") }
          }
        }
      }, width: 50, height: 50)
    #expect(host.tap(at: CGPoint(x: 5, y: 45)))
    #expect(!host.tap(at: CGPoint(x: 5, y: 55)))
    #expect(host.scroll(at: CGPoint(x: 5, y: 5), by: CGSize(width: 0, height: 100)))
    #expect(host.tap(at: CGPoint(x: 5, y: 5)))
    #expect(log.entries == ["2", "5"])
    #expect(host.scroll(at: CGPoint(x: 5, y: 5), by: CGSize(width: 0, height: 1_000)))
    #expect(!host.scroll(at: CGPoint(x: 5, y: 5), by: CGSize(width: 0, height: 10)))
    host.tap(at: CGPoint(x: 5, y: 45))
    #expect(log.entries.last == "9")
  }

  @Test func `where the screen reads from right to left the first is at the right`() {
    let log = Log()
    let host = shown(
      HStack(spacing: 0) {
        ForEach(0..<3) { index in
          Color.red.frame(width: 20, height: 10).onTapGesture { log.entries.append("\(index)") }
        }
      }
      .environment(\.layoutDirection, .rightToLeft))
    host.tap(at: CGPoint(x: 2, y: 2))
    host.tap(at: CGPoint(x: 58, y: 2))
    #expect(log.entries == ["2", "0"])
  }
}

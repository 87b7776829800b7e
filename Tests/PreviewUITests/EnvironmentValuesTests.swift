import PreviewUI
import TestSupport
import Testing

private enum GreetingKey: EnvironmentKey {
  static let defaultValue = "hello"
}

extension EnvironmentValues {
  fileprivate var greeting: String {
    get { self[GreetingKey.self] }
    set { self[GreetingKey.self] = newValue }
  }
}

private struct Greeter: View {
  @Environment(\.greeting) private var greeting
  var body: some View { Text(greeting) }
}

/// Reads its own environment and passes a closure into a view with another one.
private struct Outer: View {
  @Environment(\.greeting) private var greeting

  var body: some View {
    ForEach(0..<2) { Text("\(greeting) \($0)") }.environment(\.greeting, "inner")
  }
}

private struct Shout: ViewModifier {
  @Environment(\.greeting) private var greeting

  func body(content: Content) -> some View {
    VStack {
      content
      Text(greeting + "!")
    }
  }
}

private func strings(_ view: some View) -> [String] {
  PreviewHost(view, port: RectangleFontPort()).texts.map {
    $0.content.pieces.map(\.string).joined()
  }
}

struct EnvironmentValuesTests {
  @Test func `a key of one's own flows down from where it is set`() {
    #expect(strings(Greeter()) == ["hello"])
    #expect(strings(Greeter().environment(\.greeting, "hi")) == ["hi"])
    #expect(
      strings(Greeter().environment(\.greeting, "near").environment(\.greeting, "far")) == ["near"])
  }

  @Test func `a transform changes what comes from above`() {
    let view = Greeter().transformEnvironment(\.greeting) { $0 += " there" }
    #expect(strings(view) == ["hello there"])
    #expect(strings(view.environment(\.greeting, "hi")) == ["hi there"])
  }

  @Test func `a closure reads the environment of the view it was written in`() {
    #expect(strings(Outer().environment(\.greeting, "outer")) == ["outer 0", "outer 1"])
  }

  @Test func `a modifier reads the environment it stands in`() {
    #expect(
      strings(Greeter().modifier(Shout()).environment(\.greeting, "hey")) == ["hey", "hey!"])
  }

  @Test func `font, weight, slant and tracking reach every text that names none`() {
    let view = VStack {
      Text("a")
      Text("b").font(.caption).bold()
    }
    .font(.custom("Inter", size: 20)).italic().tracking(0.5)
    let host = PreviewHost(view, port: RectangleFontPort())
    let requests = host.texts.compactMap { $0.content.pieces.first?.request }
    #expect(requests.map(\.pointSize) == [20, 12])
    #expect(requests.map(\.families) == [["Inter"], []])
    #expect(requests.map(\.weight) == [400, 700])
    #expect(requests.map(\.isItalic) == [true, true])
    #expect(requests[0].tracking == 0.5)
  }
}

import PreviewUI
import TestSupport
import Testing

/// Counts how often bodies ran; a class, so that bodies stay free of writes to the screen.
private final class Tally {
  var runs: [String: Int] = [:]
  func note(_ name: String) { runs[name, default: 0] += 1 }
}

private struct Counter: View {
  @State private var count = 0
  let tally: Tally
  var name = "counter"

  var body: some View {
    let _ = tally.note(name)
    VStack(spacing: 0) {
      word("\(count)").onTapGesture { count += 1 }
      Still(tally: tally)
    }
  }
}

/// Reads nothing that changes.
private struct Still: View {
  let tally: Tally

  var body: some View {
    let _ = tally.note("still")
    word("still")
  }
}

private struct Parent: View {
  @State private var isOn = false
  let tally: Tally

  var body: some View {
    let _ = tally.note("parent")
    VStack(spacing: 0) {
      Switch(isOn: $isOn, tally: tally)
      Still(tally: tally)
    }
  }
}

private struct Switch: View {
  @Binding var isOn: Bool
  let tally: Tally

  var body: some View {
    let _ = tally.note("switch")
    word(isOn ? "on" : "off").onTapGesture { isOn.toggle() }
  }
}

/// Shows one value of a view in two places.
private struct Twice: View {
  let tally: Tally

  var body: some View {
    let counter = Counter(tally: tally)
    VStack(spacing: 0) {
      counter
      counter
    }
  }
}

private struct Point: Equatable {
  var x = 1
  var y = 2
}

private struct PartEditor: View {
  @State private var point = Point()

  var body: some View {
    VStack(spacing: 0) {
      word("\(point.x) \(point.y)")
      Stepper(value: $point.y)
    }
  }

  struct Stepper: View {
    @Binding var value: Int
    var body: some View { word("\(value)").onTapGesture { value += 1 } }
  }
}

private struct Disappearing: View {
  @State private var isShown = true
  let tally: Tally

  var body: some View {
    VStack(spacing: 0) {
      word("toggle").onTapGesture { isShown.toggle() }
      if isShown { Counter(tally: tally) }
    }
  }
}

private struct FirstAppearance: DynamicProperty {
  @Environment(\.dynamicTypeSize) private var size
  @State private var first = "none"

  var text: String { "\(size.name) \(first)" }
}

private struct OwnProperty: View {
  private var appearance = FirstAppearance()
  var body: some View { word(appearance.text) }
}

/// A text whose letters are 10 points wide and whose line is 20 points high.
private func word(_ string: String) -> Text {
  Text(string).font(.custom("Inter", fixedSize: 20))
}

private func strings<V>(_ host: PreviewHost<V>) -> [String] { host.texts.map(\.facts.text) }

private func shown<V: View>(_ view: V) -> PreviewHost<V> {
  let host = PreviewHost(view, port: RectangleFontPort())
  host.layout(.unspecified)
  return host
}

extension PreviewHost {
  fileprivate func tapAndUpdate(_ x: Double, _ y: Double) -> Bool {
    let isAnswered = tap(at: CGPoint(x: x, y: y))
    update()
    layout(.unspecified)
    return isAnswered
  }
}

struct StateTests {
  @Test func `a tap runs the body that read the state, and no other`() {
    let tally = Tally()
    let host = shown(Counter(tally: tally))
    #expect(strings(host) == ["0", "still"])
    #expect(host.tapAndUpdate(20, 10))
    #expect(strings(host) == ["1", "still"])
    #expect(tally.runs == ["counter": 2, "still": 1])
  }

  @Test func `a binding runs who reads it, not who owns the state`() {
    let tally = Tally()
    let host = shown(Parent(tally: tally))
    #expect(host.tapAndUpdate(25, 10))
    #expect(strings(host) == ["on", "still"])
    #expect(tally.runs == ["parent": 1, "switch": 2, "still": 1])
  }

  @Test func `one value in two places has two states`() {
    let host = shown(Twice(tally: Tally()))
    #expect(host.tapAndUpdate(25, 50))
    #expect(host.tapAndUpdate(25, 10))
    #expect(host.tapAndUpdate(25, 10))
    #expect(strings(host) == ["2", "still", "1", "still"])
  }

  @Test func `a binding to a part changes the whole`() {
    let host = shown(PartEditor())
    #expect(host.tapAndUpdate(12, 30))
    #expect(strings(host) == ["1 3", "3"])
  }

  @Test func `a state ends with its view`() {
    let host = shown(Disappearing(tally: Tally()))
    #expect(host.tapAndUpdate(30, 30))
    #expect(strings(host) == ["toggle", "1", "still"])
    #expect(host.tapAndUpdate(30, 10))
    #expect(strings(host) == ["toggle"])
    #expect(host.tapAndUpdate(30, 10))
    #expect(strings(host) == ["toggle", "0", "still"])
  }

  @Test func `another value of the view keeps the state`() {
    let tally = Tally()
    let host = shown(Counter(tally: tally, name: "first"))
    #expect(host.tapAndUpdate(20, 10))
    host.show(Counter(tally: tally, name: "second"))
    host.update()
    #expect(strings(host) == ["1", "still"])
    #expect(tally.runs["second"] == 1)
  }

  @Test func `a value that says the same runs nothing`() {
    let tally = Tally()
    let host = shown(Counter(tally: tally))
    let before = host.counts
    host.show(Counter(tally: tally))
    #expect(!host.update())
    #expect(host.counts == before)
  }

  @Test func `an equal value written is no change`() {
    struct Same: View {
      @State private var text = "a"
      var body: some View { word(text).onTapGesture { text = "a" } }
    }
    let host = shown(Same())
    let before = host.counts.bodies
    #expect(host.tapAndUpdate(5, 5))
    #expect(host.counts.bodies == before)
  }

  @Test func `a state read in a closure for elements counts for the body around`() {
    struct Rows: View {
      @State private var mark = "-"
      var body: some View {
        VStack(spacing: 0) {
          ForEach(0..<2) { index in word("\(mark)\(index)").onTapGesture { mark = "+" } }
        }
      }
    }
    let host = shown(Rows())
    #expect(host.tapAndUpdate(5, 5))
    #expect(strings(host) == ["+0", "+1"])
  }

  @Test func `away from the screen a state is what it was declared with`() {
    let state = State(wrappedValue: 3)
    state.wrappedValue = 4
    #expect(state.wrappedValue == 3)
    #expect(state.projectedValue.wrappedValue == 3)
  }

  @Test func `a dynamic property may be made of others`() {
    let host = shown(OwnProperty())
    #expect(strings(host) == ["large none"])
    host.deviceSize = .small
    host.update()
    #expect(strings(host) == ["small none"])
  }
}

import PreviewUI
import TestSupport

private enum FlipKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  fileprivate var flip: Bool {
    get { self[FlipKey.self] }
    nonmutating set { self[FlipKey.self] = newValue }
  }
}

/// Reads the value that is flipped and shows it.
private struct Reader: View {
  @Environment(\.flip) private var flip

  var body: some View { Text(flip ? "flipped text" : "text") }
}

/// Texts one below the other, all of which read the value, or only the last one.
private struct Column: View {
  let count: Int
  let doAllRead: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<count) { index in
        if doAllRead || index == count - 1 {
          Reader()
        } else {
          Text("text")
        }
      }
    }
  }
}

/// The milliseconds that the SwiftTUI package takes for the same change, as published for it: where
/// all texts read the value, and where one does.
private let peer: [Int: (all: Double, one: Double?)] = [
  10: (1.6, nil), 100: (8.9, nil), 1_000: (74, nil), 5_000: (388, 37),
]

/// Times one environment value flipped above N texts: the update and the layout after it.
func viewsBenchmark() {
  print("views: an environment value flipped above N texts, update and layout, ms")
  print("  texts              median      p95   SwiftTUI    ratio")
  for doAllRead in [true, false] {
    for count in [10, 100, 1_000, 5_000] {
      let timing = measureColumn(count, doAllRead: doAllRead)
      let other = doAllRead ? peer[count]?.all : peer[count]?.one
      print(
        figure(Double(count), decimals: 0, width: 7), doAllRead ? "all read " : "one reads",
        figure(timing.median, decimals: 4, width: 8), figure(timing.p95, decimals: 4, width: 8),
        other.map { figure($0, decimals: 1, width: 10) } ?? String(repeating: " ", count: 10),
        other.map { figure($0 / timing.median, decimals: 0, width: 7) + "×" } ?? "")
    }
  }
}

private func measureColumn(_ count: Int, doAllRead: Bool) -> Timing {
  let host = PreviewHost(
    Column(count: count, doAllRead: doAllRead), port: RectangleFontPort())
  let screen = ProposedViewSize(width: 390, height: nil)
  host.layout(screen)
  var isFlipped = false
  let before = host.counts.bodies
  let samples = count >= 1_000 ? 30 : 200
  let timing = measure("views", samples: samples) {
    isFlipped.toggle()
    host.set(\.flip, to: isFlipped)
    host.update()
    host.layout(screen)
  }
  let runs = host.counts.bodies - before
  precondition(
    runs == (samples + 1) * (doAllRead ? count : 1), "every reader runs, and nobody else")
  return timing
}

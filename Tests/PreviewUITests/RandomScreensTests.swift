import Imaging
import PreviewUI
import TestSupport
import Testing

/// A screen as a value that can be changed at random.
private indirect enum Sketch: Equatable {
  case text(String, size: Double)
  case styled(String)
  case column([Int], [Int: Sketch])
  case row([Sketch])
  case padded(Sketch)
  case framed(Sketch, width: Double)
  case carded(Sketch)
  case thinned(Sketch)
  case mirrored(Sketch, Bool)
  case choice(Sketch, isShown: Bool)
  case scrolled(Sketch)
}

private struct SketchView: View {
  let sketch: Sketch

  var body: some View {
    switch sketch {
    case .text(let string, let size):
      AnyView(Text(string).font(.custom("Inter", fixedSize: size)))
    case .styled(let string):
      AnyView(Text(string).font(.body))
    case .column(let order, let parts):
      AnyView(
        VStack(alignment: .leading, spacing: 3) {
          ForEach(order, id: \.self) { SketchView(sketch: parts[$0] ?? .styled("?")) }
        })
    case .row(let parts):
      AnyView(
        HStack(alignment: .firstTextBaseline, spacing: 2) {
          ForEach(parts.indices, id: \.self) { SketchView(sketch: parts[$0]) }
        })
    case .padded(let inner):
      AnyView(SketchView(sketch: inner).padding(4))
    case .framed(let inner, let width):
      AnyView(SketchView(sketch: inner).frame(width: width, alignment: .trailing))
    case .carded(let inner):
      AnyView(
        SketchView(sketch: inner).background(.yellow, in: RoundedRectangle(cornerRadius: 5)))
    case .thinned(let inner):
      AnyView(SketchView(sketch: inner).opacity(0.5).clipped())
    case .mirrored(let inner, let isMirrored):
      AnyView(
        SketchView(sketch: inner)
          .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight))
    case .choice(let inner, let isShown):
      AnyView(
        VStack {
          if isShown { SketchView(sketch: inner) } else { Divider() }
        })
    case .scrolled(let inner):
      AnyView(ScrollView { SketchView(sketch: inner) }.frame(height: 60))
    }
  }
}

extension Sketch {
  private static let words = ["a", "bc def", "ghi jkl mno", "漢字", "אבג", "pq rs tu vw xy"]

  static func random(_ depth: Int, using random: inout SplitMix64) -> Sketch {
    let word = words[Int.random(in: 0..<words.count, using: &random)]
    guard depth > 0 else {
      return Bool.random(using: &random)
        ? .styled(word) : .text(word, size: Double(Int.random(in: 8...20, using: &random)))
    }
    let inner = { (random: inout SplitMix64) in Sketch.random(depth - 1, using: &random) }
    switch Int.random(in: 0..<11, using: &random) {
    case 0, 1:
      let order = (0..<Int.random(in: 1...4, using: &random)).map { $0 }.shuffled(using: &random)
      var parts: [Int: Sketch] = [:]
      for id in order { parts[id] = inner(&random) }
      return .column(order, parts)
    case 2, 3: return .row((0..<Int.random(in: 1...3, using: &random)).map { _ in inner(&random) })
    case 4: return .padded(inner(&random))
    case 5: return .framed(inner(&random), width: Double(Int.random(in: 0...80, using: &random)))
    case 6: return .carded(inner(&random))
    case 7: return .thinned(inner(&random))
    case 8: return .mirrored(inner(&random), Bool.random(using: &random))
    case 9: return .choice(inner(&random), isShown: Bool.random(using: &random))
    default: return .scrolled(inner(&random))
    }
  }

  /// The sketch with one part of it made anew.
  func changed(_ depth: Int, using random: inout SplitMix64) -> Sketch {
    if Int.random(in: 0..<4, using: &random) == 0 { return .random(depth, using: &random) }
    let inner = { (sketch: Sketch, random: inout SplitMix64) in
      sketch.changed(depth - 1, using: &random)
    }
    switch self {
    case .text, .styled: return .random(0, using: &random)
    case .column(let order, var parts):
      let id = order[Int.random(in: 0..<order.count, using: &random)]
      parts[id] = inner(parts[id] ?? .styled("?"), &random)
      return .column(Bool.random(using: &random) ? order : order.reversed(), parts)
    case .row(var parts):
      let index = Int.random(in: 0..<parts.count, using: &random)
      parts[index] = inner(parts[index], &random)
      return .row(parts)
    case .padded(let sketch): return .padded(inner(sketch, &random))
    case .framed(let sketch, let width):
      return .framed(inner(sketch, &random), width: Bool.random(using: &random) ? width : 33)
    case .carded(let sketch): return .carded(inner(sketch, &random))
    case .thinned(let sketch): return .thinned(inner(sketch, &random))
    case .mirrored(let sketch, let isMirrored):
      return .mirrored(inner(sketch, &random), isMirrored == Bool.random(using: &random))
    case .choice(let sketch, let isShown):
      return .choice(inner(sketch, &random), isShown: isShown == Bool.random(using: &random))
    case .scrolled(let sketch): return .scrolled(inner(sketch, &random))
    }
  }
}

private let screen = ProposedViewSize(width: 120, height: 200)
/// Coarse, since every sub-pixel is compared.
private let scale = PixelScale(x: 0.5, y: 0.5)

/// What a host that was never anything else shows.
private func fresh(_ sketch: Sketch, _ size: DynamicTypeSize) -> PreviewHost<SketchView> {
  let host = PreviewHost(SketchView(sketch: sketch), port: RectangleFontPort(), deviceSize: size)
  host.layout(screen)
  host.draw(scale: scale)
  return host
}

struct RandomScreensTests {
  /// In full 60 screens of 12 changes each; a failing seed can be run alone.
  @Test(arguments: Rounds.seeds(from: 0, short: 8, full: 60))
  func `a screen that changed is laid out and drawn as one that was always so`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var sketch = Sketch.random(4, using: &random)
    let host = fresh(sketch, .large)
    for step in 0..<12 {
      sketch = sketch.changed(4, using: &random)
      host.show(SketchView(sketch: sketch))
      if Int.random(in: 0..<3, using: &random) == 0 {
        host.deviceSize = DynamicTypeSize.allCases[Int.random(in: 0..<12, using: &random)]
      }
      host.update()
      host.layout(screen)
      host.draw(scale: scale)
      let other = fresh(sketch, host.deviceSize)
      let isLaidOutAlike = host.texts.map(\.facts) == other.texts.map(\.facts)
      let isDrawnAlike = host.picture == other.picture
      #expect(isLaidOutAlike, "seed \(seed), step \(step): \(sketch)")
      #expect(isDrawnAlike, "seed \(seed), step \(step): \(sketch)")
      if !isLaidOutAlike || !isDrawnAlike { return }
    }
  }
}

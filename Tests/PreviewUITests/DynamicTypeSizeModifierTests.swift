import PreviewUI
import TestSupport
import Testing

/// Shows the size that reaches it as the size of its text: the n-th size is n points.
private struct SizeProbe: View {
  @Environment(\.dynamicTypeSize) private var size

  var body: some View {
    Text("x").font(.system(size: Double(size.rawValue + 1)))
  }
}

private func sizeReaching(_ view: some View, from device: DynamicTypeSize) -> DynamicTypeSize? {
  let host = PreviewHost(view, port: RectangleFontPort(), deviceSize: device)
  let points = host.texts.first?.content.pieces.first?.request.pointSize ?? 0
  return DynamicTypeSize(rawValue: Int(points) - 1)
}

struct DynamicTypeSizeModifierTests {
  @Test(arguments: DynamicTypeSize.allCases)
  func `without a modifier the device's size arrives`(size: DynamicTypeSize) {
    #expect(sizeReaching(SizeProbe(), from: size) == size)
  }

  @Test(arguments: DynamicTypeSize.allCases)
  func `a value overrides the device`(size: DynamicTypeSize) {
    #expect(sizeReaching(SizeProbe().dynamicTypeSize(.xLarge), from: size) == .xLarge)
  }

  @Test func `the documented combinations of values and ranges`() {
    #expect(
      sizeReaching(SizeProbe().dynamicTypeSize(...(.large)).dynamicTypeSize(.xLarge), from: .large)
        == .large)
    #expect(
      sizeReaching(SizeProbe().dynamicTypeSize(.xLarge).dynamicTypeSize(...(.large)), from: .large)
        == .xLarge)
    let both = SizeProbe().dynamicTypeSize(.small...).dynamicTypeSize(...(.large))
    #expect(sizeReaching(both, from: .xSmall) == .small)
    #expect(sizeReaching(both, from: .medium) == .medium)
    #expect(sizeReaching(both, from: .accessibility5) == .large)
  }

  @Test func `every kind of range clamps`() {
    let largest = DynamicTypeSize.accessibility5
    #expect(sizeReaching(SizeProbe().dynamicTypeSize(.small ... .xLarge), from: largest) == .xLarge)
    #expect(sizeReaching(SizeProbe().dynamicTypeSize(.small ..< .xLarge), from: largest) == .large)
    #expect(sizeReaching(SizeProbe().dynamicTypeSize(..<(.xLarge)), from: largest) == .large)
    #expect(sizeReaching(SizeProbe().dynamicTypeSize(.xLarge...), from: .xSmall) == .xLarge)
  }

  @Test func `of two ranges that do not meet the inner one wins`() {
    let view = SizeProbe().dynamicTypeSize(...(.small)).dynamicTypeSize(.xLarge...)
    #expect(sizeReaching(view, from: .large) == .small)
  }

  @Test func `an empty range changes nothing`() {
    #expect(
      sizeReaching(SizeProbe().dynamicTypeSize(.large ..< .large), from: .xSmall) == .xSmall)
  }

  @Test func `a size category is the same size under UIKit's name`() {
    #expect(
      sizeReaching(SizeProbe().environment(\.sizeCategory, .accessibilityLarge), from: .large)
        == .accessibility2)
  }
}

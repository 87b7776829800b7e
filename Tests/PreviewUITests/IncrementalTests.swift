import Imaging
import PreviewUI
import TestSupport
import Testing

/// Texts of 10 points a letter in a column of rows; one of them can be changed.
private struct Board: View {
  var changed = "text"
  var rows = 20

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<rows) { index in
        HStack(spacing: 0) {
          Text("row ")
          Text(index == 3 ? changed : "text")
        }
      }
    }
    .font(.custom("Inter", fixedSize: 20))
  }
}

private let scale = PixelScale(x: 1, y: 1)

struct IncrementalTests {
  @Test func `a text of the same size is measured alone and moves nothing`() {
    let port = RectangleFontPort()
    let host = PreviewHost(Board(), port: port)
    host.layout(ProposedViewSize(width: 300, height: nil))
    host.draw(scale: scale)
    let (before, shaped) = (host.counts, port.shapeCount)
    host.show(Board(changed: "next"))
    host.update()
    host.layout(ProposedViewSize(width: 300, height: nil))
    #expect(host.counts.texts - before.texts == 1)
    #expect(port.shapeCount - shaped == 1)
    // The three offers its row made: least, greatest, its share, and what it was placed with.
    #expect(host.counts.measurements - before.measurements <= 4)
  }

  @Test func `only the damaged rectangle is drawn`() {
    let port = RectangleFontPort()
    let host = PreviewHost(Board(), port: port)
    host.layout(ProposedViewSize(width: 300, height: nil))
    #expect(host.draw(scale: scale).map(\.area) == [300 * 400])
    #expect(host.draw(scale: scale).isEmpty)
    let before = host.counts.pixels
    host.show(Board(changed: "next"))
    host.update()
    host.layout(ProposedViewSize(width: 300, height: nil))
    let damage = host.draw(scale: scale)
    #expect(damage.count == 1)
    // A text of 40 × 20 points, with half a line of room around for what reaches out.
    #expect(damage[0].width <= 40 + 2 * 10 + 4)
    #expect(damage[0].height <= 20 + 2 * 10 + 4)
    #expect(host.counts.pixels - before == damage[0].area)
  }

  @Test func `a longer text moves what comes after it, and no more`() {
    let host = PreviewHost(Board(), port: RectangleFontPort())
    let screen = ProposedViewSize(width: 100, height: 500)
    host.layout(screen)
    host.draw(scale: scale)
    host.show(Board(changed: "text text"))
    host.update()
    host.layout(screen)
    let damage = host.draw(scale: scale)
    let top = damage.map(\.y).min() ?? 0
    #expect(top >= 3 * 20 - 12)
    #expect(host.texts[9].facts.frame.minY == 100)
  }

  @Test func `what goes away is wiped out`() {
    let host = PreviewHost(Board(rows: 3), port: RectangleFontPort())
    let screen = ProposedViewSize(width: 100, height: 100)
    host.layout(screen)
    host.draw(scale: scale)
    host.show(Board(rows: 1))
    host.update()
    host.layout(screen)
    host.draw(scale: scale)
    let area = PixelRect(x: 0, y: 25, width: 100, height: 75)
    #expect(host.ink(in: area).coverage.allSatisfy { $0 == 0 })
  }

  @Test func `a change of colour is drawn and not measured`() {
    let host = PreviewHost(Text("text").foregroundColor(.red), port: RectangleFontPort())
    host.layout(.unspecified)
    host.draw(scale: scale)
    let before = host.counts
    host.show(Text("text").foregroundColor(.blue))
    host.update()
    host.layout(.unspecified)
    #expect(host.counts.measurements == before.measurements)
    #expect(host.draw(scale: scale).count == 1)
  }

  @Test func `a fixed frame is as far as a change in it goes`() {
    struct Fixed: View {
      let inner: String
      var body: some View {
        VStack {
          Text(inner).frame(width: 200, height: 100)
          ForEach(0..<50) { Text("row \($0)") }
        }
      }
    }
    let host = PreviewHost(Fixed(inner: "a"), port: RectangleFontPort())
    let screen = ProposedViewSize(width: 300, height: nil)
    host.layout(screen)
    let before = host.counts.measurements
    host.show(Fixed(inner: "a much longer text than before"))
    host.update()
    host.layout(screen)
    #expect(host.counts.measurements - before <= 4)
  }
}

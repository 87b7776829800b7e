import Imaging
import TestSupport
import Testing

@testable import Terminal

struct PicturePlacerTests {
  private func placed(
    _ id: Int, row: Int, rows: Int = 2, coverage: UInt8 = 255
  ) -> PlacedPicture {
    var bitmap = Bitmap(width: 40, height: rows * 20)
    bitmap.fill(x: 0, y: 0, width: 20, height: 10, coverage: coverage)
    return PlacedPicture(
      id: id, picture: Picture(bitmap, ink: RGB(255, 255, 255), paper: RGB(0, 0, 0)),
      rect: CellRect(column: 10, row: row, columns: 4, rows: rows))
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test(arguments: [PictureProtocol.kitty, .sixel])
  func `a picture is sent once, at its place, and the cursor comes back`(format: PictureProtocol) {
    var placer = PicturePlacer(format)
    let first = placer.change(to: [placed(1, row: 4)])
    #expect(first.before.isEmpty)
    #expect(text(first.after).hasPrefix("\u{1B}7\u{1B}[5;11H"))
    #expect(text(first.after).hasSuffix("\u{1B}8"))
    let second = placer.change(to: [placed(1, row: 4)])
    #expect(second.before.isEmpty && second.after.isEmpty)
    placer.forget()
    #expect(placer.change(to: [placed(1, row: 4)]).after == first.after)
  }

  @Test(arguments: [PictureProtocol.kitty, .sixel])
  func `only what changed is sent again`(format: PictureProtocol) {
    var placer = PicturePlacer(format)
    _ = placer.change(to: [placed(1, row: 2), placed(2, row: 6)])
    let change = placer.change(to: [placed(1, row: 2), placed(2, row: 6, coverage: 99)])
    #expect(change.before.isEmpty)
    #expect(text(change.after).contains("\u{1B}[7;11H"))
    #expect(!text(change.after).contains("\u{1B}[3;11H"))
  }

  @Test func `kitty is told which pictures go`() {
    var placer = PicturePlacer(.kitty)
    _ = placer.change(to: [placed(1, row: 2), placed(2, row: 6)])
    let change = placer.change(to: [placed(1, row: 2)])
    #expect(text(change.before).contains("a=d,d=I,i="))
    #expect(change.after.isEmpty)
  }

  @Test func `rows of a sixel picture that no other covers are erased, and no others`() {
    var placer = PicturePlacer(.sixel)
    _ = placer.change(to: [placed(1, row: 2, rows: 3)])
    let change = placer.change(to: [placed(1, row: 4, rows: 3)])
    #expect(
      text(change.before)
        == "\u{1B}7\u{1B}[3;11H\u{1B}[4X\u{1B}8" + "\u{1B}7\u{1B}[4;11H\u{1B}[4X\u{1B}8")
  }
}

import Imaging
import TestSupport
import Testing

struct BitmapTests {
  @Test func `coverages that meet in a sub-pixel add up and stop at full ink`() {
    var bitmap = Bitmap(width: 2, height: 1)
    let once: [UInt8] = [100, 200]
    let twice: [UInt8] = [100, 56]
    for bytes in [once, twice] {
      bitmap.add(bytes.span, width: 2, height: 1, rowBytes: 2, atX: 0, y: 0)
    }
    #expect(bitmap.coverage == [200, 255])
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `a picture is added byte by byte wherever it lies`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var failures = 0
    for _ in 0..<200 {
      let size = (
        width: Int.random(in: 0...6, using: &random), height: Int.random(in: 0...6, using: &random)
      )
      let rowBytes = size.width + Int.random(in: 0...3, using: &random)
      let bytes = (0..<rowBytes * size.height).map { _ in UInt8.random(in: 0...255, using: &random)
      }
      let x = Int.random(in: -7...9, using: &random)
      let y = Int.random(in: -7...9, using: &random)
      var bitmap = Bitmap(width: 8, height: 5)
      bitmap.fill(x: 2, y: 1, width: 4, height: 2, coverage: 90)
      var expected = bitmap
      for row in 0..<size.height {
        for column in 0..<size.width {
          expected.add(bytes[row * rowBytes + column], x: x + column, y: y + row)
        }
      }
      bitmap.add(
        bytes.span, width: size.width, height: size.height, rowBytes: rowBytes, atX: x, y: y)
      if bitmap != expected { failures += 1 }
    }
    #expect(failures == 0, "seed \(seed)")
  }

  @Test func `the last row of a picture needs no bytes beyond its width`() {
    var bitmap = Bitmap(width: 2, height: 2)
    let bytes: [UInt8] = [1, 2, 0, 0, 3, 4]
    bitmap.add(bytes.span, width: 2, height: 2, rowBytes: 4, atX: 0, y: 0)
    #expect(bitmap.coverage == [1, 2, 3, 4])
  }

  @Test func `cropping keeps what is under the rectangle and adds paper around`() {
    var bitmap = Bitmap(width: 3, height: 2)
    for place in 0..<6 { bitmap.coverage[place] = UInt8(place + 1) }
    let inside = bitmap.cropped(x: 1, y: 0, width: 2, height: 2)
    #expect(inside.coverage == [2, 3, 5, 6])
    let around = bitmap.cropped(x: -1, y: 1, width: 5, height: 2)
    #expect(around.coverage == [0, 4, 5, 6, 0, 0, 0, 0, 0, 0])
    #expect(bitmap.cropped(x: 50, y: 50, width: 1, height: 1).coverage == [0])
    #expect(bitmap.cropped(x: 0, y: 0, width: -1, height: 4).coverage.isEmpty)
  }

  @Test func `a place beyond the row traps even where the array goes on`() async {
    await #expect(processExitsWith: .failure) {
      print(Bitmap(width: 3, height: 2)[3, 0])
    }
  }
}

import TestSupport
import Testing

@testable import Imaging

struct MosaicFitTests {
  @Test(arguments: [Mosaic.half, .quadrant, .sextant], [1, 2, 3] as [UInt64])
  func `no pattern and no two levels come nearer to the bitmap`(mosaic: Mosaic, seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var failures: [[UInt8]] = []
    for _ in 0..<400 {
      let coverage = randomCoverage(
        count: mosaic.subpixelColumns * mosaic.subpixelRows, using: &random)
      let fitted = mosaic.fit(bitmap(coverage, mosaic))[0, 0]
      if !bestCells(for: coverage).contains(fitted) { failures.append(coverage) }
    }
    #expect(failures == [], "seed \(seed)")
  }

  @Test(
    arguments: [
      ([255, 255, 255, 255], MosaicCell(pattern: 15, ink: 25)),
      ([128, 128, 128, 128], MosaicCell(pattern: 15, ink: 13)),
      ([128, 127, 128, 129], MosaicCell(pattern: 15, ink: 13)),
      ([0, 0, 0, 0], MosaicCell()),
      ([19, 3, 0, 12], MosaicCell()),
      ([255, 15, 10, 20], MosaicCell(pattern: 1, ink: 25)),
      ([240, 0, 0, 250], MosaicCell(pattern: 9, ink: 25)),
      ([200, 100, 200, 100], MosaicCell(pattern: 5, paper: 10, ink: 20)),
    ] as [([UInt8], MosaicCell)])
  func `cells that look the same are the same`(coverage: [UInt8], expected: MosaicCell) {
    #expect(Mosaic.quadrant.fit(bitmap(coverage, .quadrant))[0, 0] == expected)
  }

  @Test(arguments: Mosaic.allCases, ColorDepth.allCases)
  func `paper is fainter than ink, and blank cells are empty`(mosaic: Mosaic, depth: ColorDepth) {
    var random = SplitMix64(seed: 5)
    var page = Bitmap(width: 61, height: 47)
    for place in page.coverage.indices where Bool.random(using: &random) {
      page.coverage[place] = UInt8.random(in: 0...255, using: &random)
    }
    let cells = mosaic.fit(page, depth: depth).cells
    let broken = cells.filter { cell in
      cell.pattern == 0 ? cell != MosaicCell() : cell.paper >= cell.ink || cell.ink > 25
    }
    #expect(broken == [])
  }

  @Test(arguments: Mosaic.allCases)
  func `a bitmap that doesn't fill its last cells is continued by paper`(mosaic: Mosaic) {
    var odd = Bitmap(width: 5, height: 7)
    odd.fill(x: 0, y: 0, width: 5, height: 7, coverage: 255)
    let across = (5 + mosaic.subpixelColumns - 1) / mosaic.subpixelColumns
    let down = (7 + mosaic.subpixelRows - 1) / mosaic.subpixelRows
    let even = odd.cropped(
      x: 0, y: 0, width: across * mosaic.subpixelColumns, height: down * mosaic.subpixelRows)
    #expect(mosaic.fit(odd) == mosaic.fit(even))
    #expect((mosaic.fit(odd).columns, mosaic.fit(odd).rows) == (across, down))
  }

  @Test(arguments: Mosaic.allCases, [(0, 0), (0, 9), (9, 0)])
  func `a bitmap without area has no cells`(mosaic: Mosaic, size: (width: Int, height: Int)) {
    #expect(mosaic.fit(Bitmap(width: size.width, height: size.height)).cells.isEmpty)
  }

  @Test func `without colours a sub-pixel is ink from one half on`() {
    let fitted = Mosaic.sextant.fit(bitmap([127, 128, 0, 255, 126, 129], .sextant), depth: .mono)
    #expect(fitted[0, 0] == MosaicCell(pattern: 0b101010, ink: 25))
  }

  @Test func `braille colours its dots by their mean and never the space between them`() {
    let dots: [UInt8] = [101, 102, 0, 0, 200, 20, 100, 250]
    let fitted = Mosaic.braille.fit(bitmap(dots, .braille))[0, 0]
    #expect(fitted == MosaicCell(pattern: 0b1001_0010, paper: 0, ink: 18))
    let mono = Mosaic.braille.fit(bitmap(dots, .braille), depth: .mono)[0, 0]
    #expect(mono == MosaicCell(pattern: 0b1001_0010, paper: 0, ink: 25))
  }

  @Test func `a line as thin as a braille dot shows wherever it lies`() {
    let broken = (0...255).filter { share in
      let line =
        [UInt8](repeating: UInt8(share), count: 2)
        + [UInt8](repeating: UInt8(255 - share), count: 2)
      return Mosaic.braille.fit(bitmap(line + [0, 0, 0, 0], .braille))[0, 0].pattern == 0
    }
    #expect(broken == [])
  }

  @Test(
    arguments: [
      ([0, 0], " "), ([255, 255], "@"), ([0, 85], "."), ([85, 0], "'"), ([255, 0], "*"),
      ([0, 255], "w"),
      ([128, 128], "X"), ([42, 42], " "), ([43, 43], "="),
    ] as [([UInt8], Unicode.Scalar)])
  func `ASCII is chosen by both halves`(halves: [UInt8], glyph: Unicode.Scalar) {
    let cell = Mosaic.ascii.fit(bitmap(halves, .ascii))[0, 0]
    #expect(Mosaic.ascii.glyphs[Int(cell.pattern)] == glyph)
  }

  private func bitmap(_ coverage: [UInt8], _ mosaic: Mosaic) -> Bitmap {
    var bitmap = Bitmap(width: mosaic.subpixelColumns, height: mosaic.subpixelRows)
    bitmap.coverage = coverage
    return bitmap
  }

  /// Any bytes, or only a few different ones, as at the edge of a stroke.
  private func randomCoverage(count: Int, using random: inout SplitMix64) -> [UInt8] {
    let shades = (0..<3).map { _ in UInt8.random(in: 0...255, using: &random) } + [0, 255]
    let isFlat = Bool.random(using: &random)
    return (0..<count).map { _ in
      isFlat
        ? shades.randomElement(using: &random) ?? 0 : UInt8.random(in: 0...255, using: &random)
    }
  }

  /// The cells of least squared error, found by trying every pattern with the means of its parts.
  private func bestCells(for coverage: [UInt8]) -> [MosaicCell] {
    var least = Double.infinity
    var best: [MosaicCell] = []
    for pattern in 1..<UInt8(1 << coverage.count) {
      let ink = coverage.indices.filter { pattern >> $0 & 1 == 1 }.map { Double(coverage[$0]) }
      let paper = coverage.indices.filter { pattern >> $0 & 1 == 0 }.map { Double(coverage[$0]) }
      if mean(paper) > mean(ink) { continue }
      let error = squaredError(ink) + squaredError(paper)
      if error < least - 1e-6 { best = [] }
      if error < least + 1e-6 {
        least = min(least, error)
        best.append(
          shown(pattern, paper: level(mean(paper)), ink: level(mean(ink)), of: coverage.count))
      }
    }
    return best
  }

  private func shown(_ pattern: UInt8, paper: UInt8, ink: UInt8, of count: Int) -> MosaicCell {
    if ink == 0 { return MosaicCell() }
    if paper == ink { return MosaicCell(pattern: UInt8((1 << count) - 1), ink: ink) }
    return MosaicCell(pattern: pattern, paper: paper, ink: ink)
  }

  private func level(_ mean: Double) -> UInt8 {
    let share = mean / 255
    if share < 0.08 { return 0 }
    return share > 0.94 ? 25 : UInt8((share * 25).rounded())
  }

  private func mean(_ values: [Double]) -> Double {
    values.isEmpty ? 0 : values.reduce(0, +) / Double(values.count)
  }

  private func squaredError(_ values: [Double]) -> Double {
    let mean = mean(values)
    return values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
  }
}

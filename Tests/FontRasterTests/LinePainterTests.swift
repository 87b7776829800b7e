import Imaging
import PreviewUI
import Testing

@testable import FontRaster

@Suite struct LinePainterTests {
  private let square = PixelScale(x: 1, y: 1)

  private func ink(_ bitmap: Bitmap) -> Int { bitmap.coverage.reduce(0) { $0 + Int($1) } }

  /// The columns and rows that hold ink.
  private func extent(_ bitmap: Bitmap) -> PixelArea? {
    let places = bitmap.coverage.indices.filter { bitmap.coverage[$0] > 0 }
    guard let first = places.first, let last = places.last else { return nil }
    let columns = places.map { $0 % bitmap.width }
    return PixelArea(
      columns: (columns.min() ?? 0)..<(columns.max() ?? 0) + 1,
      rows: first / bitmap.width..<last / bitmap.width + 1)
  }

  @Test func `a box is filled to the sub-pixel`() throws {
    let folder = try FontFolder([TinyFont()])
    let library = folder.library()
    let line = library.shape("a", FontRequest(families: ["Tiny"], pointSize: 20))
    var bitmap = Bitmap(width: 30, height: 40)
    library.draw(line, atX: 3, baseline: 30, scale: square, into: &bitmap)
    // 1 to 9 across from the pen, 14 up from the baseline.
    #expect(extent(bitmap) == PixelArea(columns: 4..<12, rows: 16..<30))
    #expect(ink(bitmap) == 8 * 14 * 255)
  }

  @Test(arguments: [(1.0, 2.0), (2, 1), (3, 2)])
  func `columns and rows scale apart`(x: Double, y: Double) throws {
    let folder = try FontFolder([TinyFont()])
    let library = folder.library()
    let line = library.shape("a", FontRequest(families: ["Tiny"], pointSize: 20))
    var bitmap = Bitmap(width: 60, height: 60)
    library.draw(line, atX: 0, baseline: 50, scale: PixelScale(x: x, y: y), into: &bitmap)
    let area = PixelArea(columns: Int(x)..<Int(9 * x), rows: 50 - Int(14 * y)..<50)
    #expect(extent(bitmap) == area)
    #expect(ink(bitmap) == area.count * 255)
  }

  @Test(arguments: InstalledFonts.allCases)
  func `ink grows with the area, at any scale`(font: InstalledFonts) throws {
    let library = try InstalledFonts.library(with: font)
    let request = FontRequest(families: [font.rawValue], pointSize: 13.3)
    let line = library.shape("Rag8", request)
    func inkPerArea(_ scale: PixelScale) -> Double {
      var bitmap = Bitmap(width: 800, height: 300)
      library.draw(line, atX: 20, baseline: 200, scale: scale, into: &bitmap)
      return Double(ink(bitmap)) / (scale.x * scale.y)
    }
    let reference = inkPerArea(PixelScale(x: 8, y: 8))
    for scale in [(1, 1), (1, 2), (2, 1), (0.53, 0.8), (3.7, 2.9), (16, 4)] {
      let ratio = inkPerArea(PixelScale(x: scale.0, y: scale.1)) / reference
      #expect(abs(ratio - 1) < 0.03, "at \(scale)")
    }
  }

  @Test func `pens stand on quarters of a column`() throws {
    let folder = try FontFolder([TinyFont()])
    let library = folder.library()
    let line = library.shape("a", FontRequest(families: ["Tiny"], pointSize: 20))
    var last: [UInt8] = []
    for (x, left) in [(0.0, 255), (0.25, 191), (0.3, 191), (0.5, 127), (0.75, 63)] {
      var bitmap = Bitmap(width: 12, height: 20)
      library.draw(line, atX: x, baseline: 18.4, scale: square, into: &bitmap)
      #expect(abs(Int(bitmap.coverage[17 * 12 + 1]) - left) <= 1, "pen at \(x)")
      #expect(bitmap.coverage[18 * 12 + 1] == 0 && ink(bitmap) > 0)
      last = bitmap.coverage
    }
    #expect(last.contains { $0 != 0 && $0 != 255 })
  }

  @Test func `ink that is cut off is the ink that was there`() throws {
    let library = try InstalledFonts.library(with: .inter)
    let line = library.shape("Äg", FontRequest(families: ["Inter"], pointSize: 20))
    var whole = Bitmap(width: 100, height: 100)
    library.draw(line, atX: 30, baseline: 50, scale: square, into: &whole)
    var differences = 0
    for dy in stride(from: -45, through: 45, by: 3) {
      for dx in stride(from: -60, through: 60, by: 4) {
        var part = Bitmap(width: 20, height: 15)
        library.draw(
          line, atX: Double(30 - 40 + dx), baseline: Double(50 - 40 + dy), scale: square,
          into: &part)
        for row in 0..<15 {
          for column in 0..<20 {
            let (x, y) = (column + 40 - dx, row + 40 - dy)
            let isInside = (0..<100).contains(x) && (0..<100).contains(y)
            let expected = isInside ? whole.coverage[y * 100 + x] : 0
            if part.coverage[row * 20 + column] != expected { differences += 1 }
          }
        }
      }
    }
    #expect(differences == 0)
  }

  @Test func `a glyph too large to keep is cut off the same way`() throws {
    let library = try InstalledFonts.library(with: .inter)
    let line = library.shape("S", FontRequest(families: ["Inter"], pointSize: 1200))
    var whole = Bitmap(width: 900, height: 1200)
    library.draw(line, atX: 10, baseline: 1000, scale: square, into: &whole)
    let kept = library.imageBytes
    var part = Bitmap(width: 60, height: 60)
    library.draw(line, atX: 10 - 200, baseline: 1000 - 300, scale: square, into: &part)
    let expected = (0..<60).flatMap { row in
      (0..<60).map { whole.coverage[(row + 300) * 900 + $0 + 200] }
    }
    #expect(part.coverage == expected)
    #expect(expected.contains(255) && expected.contains(0))
    #expect(library.imageBytes == kept && kept < 256 * 1024)
  }

  @Test func `an enormous line takes no more memory than the bitmap asks for`() throws {
    let library = try InstalledFonts.library(with: .inter)
    let line = library.shape("WWWWWWWW", FontRequest(families: ["Inter"], pointSize: 2_000_000))
    var bitmap = Bitmap(width: 80, height: 80)
    for x in [0, -5_000, -1e7, 1e12, -1e300, .infinity, .nan] {
      library.draw(line, atX: x, baseline: 40, scale: square, into: &bitmap)
      library.draw(line, atX: 0, baseline: x, scale: square, into: &bitmap)
    }
    #expect(library.imageBytes < 1024 * 1024)
  }

  @Test(arguments: [
    PixelScale(x: 0, y: 1), PixelScale(x: 1, y: -1), PixelScale(x: .nan, y: 1),
    PixelScale(x: 1e-9, y: 1e-9),
  ])
  func `a scale at which nothing can be seen draws nothing`(scale: PixelScale) throws {
    let folder = try FontFolder([TinyFont()])
    let library = folder.library()
    let line = library.shape("abc", FontRequest(families: ["Tiny"], pointSize: 20))
    var bitmap = Bitmap(width: 40, height: 40)
    library.draw(line, atX: 3, baseline: 30, scale: scale, into: &bitmap)
    #expect(ink(bitmap) == 0)
  }

  @Test func `an empty line and an empty bitmap are no trouble`() throws {
    let library = try InstalledFonts.library(with: .inter)
    let request = FontRequest(families: ["Inter"], pointSize: 20)
    var bitmap = Bitmap(width: 10, height: 10)
    library.draw(library.shape("", request), atX: 0, baseline: 8, scale: square, into: &bitmap)
    #expect(ink(bitmap) == 0)
    var none = Bitmap(width: 0, height: 0)
    library.draw(library.shape("abc", request), atX: 0, baseline: 8, scale: square, into: &none)
    #expect(none.coverage.isEmpty)
  }

  @Test(arguments: [("日本語", InstalledFonts.notoJapanese), ("한국어", .notoKorean)])
  func `East Asian text is inked, not boxed`(text: String, font: InstalledFonts) throws {
    let library = try InstalledFonts.library(with: .inter, font)
    let fallback = library.shape(text, FontRequest(families: ["Inter"], pointSize: 24))
    let asked = library.shape(text, FontRequest(families: [font.rawValue], pointSize: 24))
    var first = Bitmap(width: 100, height: 40)
    var second = first
    library.draw(fallback, atX: 5, baseline: 30, scale: square, into: &first)
    library.draw(asked, atX: 5, baseline: 30, scale: square, into: &second)
    #expect(ink(first) > 100 * 255)
    #expect(first == second)
  }

  @Test func `ink that overlaps adds up to full ink at most`() throws {
    let library = try InstalledFonts.library(with: .inter)
    let line = library.shape("O", FontRequest(families: ["Inter"], pointSize: 20))
    var once = Bitmap(width: 30, height: 30)
    library.draw(line, atX: 5, baseline: 22, scale: square, into: &once)
    var twice = once
    library.draw(line, atX: 5, baseline: 22, scale: square, into: &twice)
    let expected = once.coverage.map { UInt8(min(255, 2 * Int($0))) }
    #expect(twice.coverage == expected)
  }

  @Test func `images of glyphs are kept within bounds`() throws {
    let library = try InstalledFonts.library(with: .inter)
    let text = "The quick brown fox jumps over the lazy dog 0123456789"
    var bitmap = Bitmap(width: 4000, height: 300)
    var most = 0
    for size in stride(from: 40.0, to: 160, by: 2) {
      let line = library.shape(text, FontRequest(families: ["Inter"], pointSize: size))
      library.draw(line, atX: 0, baseline: 200, scale: square, into: &bitmap)
      most = max(most, library.imageBytes)
    }
    #expect(most <= LinePainter.maximumImageBytes)
    #expect(most > LinePainter.maximumImageBytes / 2)
  }

  @Test func `hinting moves small Latin ink and no width`() throws {
    let library = try InstalledFonts.library(with: .inter, .notoJapanese)
    func draw(_ text: String, _ size: Double, _ hinting: Hinting) -> Bitmap {
      library.hinting = hinting
      let line = library.shape(text, FontRequest(families: ["Inter"], pointSize: size))
      var bitmap = Bitmap(width: 200, height: 60)
      library.draw(line, atX: 5, baseline: 40, scale: square, into: &bitmap)
      return bitmap
    }
    #expect(draw("Hamburg", 9, .none) != draw("Hamburg", 9, .light))
    #expect(draw("Hamburg", 20, .none) == draw("Hamburg", 20, .light))
    #expect(draw("漢字かな", 9, .none) == draw("漢字かな", 9, .light))
  }

  @Test func `synthesised bold is thicker and synthesised italic leans`() throws {
    let folder = try FontFolder([TinyFont()])
    let library = folder.library()
    func draw(weight: Int = 400, isItalic: Bool = false, _ scale: PixelScale) -> Bitmap {
      let request = FontRequest(
        families: ["Tiny"], pointSize: 48, weight: weight, isItalic: isItalic)
      var bitmap = Bitmap(width: 120, height: 60)
      library.draw(
        library.shape("a", request), atX: 10, baseline: 50, scale: scale, into: &bitmap)
      return bitmap
    }
    let plain = draw(square)
    // 19.2 by 33.6 sub-pixels, and 2 more either way.
    let thicker = Double(ink(draw(weight: 700, square))) / Double(ink(plain))
    #expect(abs(thicker - 21.2 * 35.6 / (19.2 * 33.6)) < 0.02)
    for scale in [square, PixelScale(x: 2, y: 1)] {
      let upright = draw(scale)
      let leaning = draw(isItalic: true, scale)
      #expect(abs(Double(ink(leaning)) / Double(ink(upright)) - 1) < 0.01)
      // 33.6 rows up the lean is 7.1 columns of the em's own scale.
      let widened = (extent(leaning)?.columns.count ?? 0) - (extent(upright)?.columns.count ?? 0)
      #expect(abs(Double(widened) - 7.14 * scale.x) < 1.5)
    }
  }
}

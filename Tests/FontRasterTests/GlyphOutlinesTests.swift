import Imaging
import PreviewUI
import Testing

@testable import FontRaster

@Suite struct GlyphOutlinesTests {
  /// A library without any font draws boxes, whose outlines are known.
  private static func boxes() -> FontLibrary {
    FontLibrary(configurationFile: "/nonexistent/fonts.conf")
  }

  @Test func `a box is a frame, and a blank has no outline`() {
    let library = Self.boxes()
    let line = library.shape("a b", FontRequest(pointSize: 20))
    let glyphs = library.glyphs(of: line)
    #expect(glyphs.count == 2)
    #expect(glyphs[0].name == glyphs[1].name)
    #expect(glyphs.map(\.x) == [0, 15])
    #expect(glyphs[0].pointSize == 20)
    #expect(glyphs[0].outline.segments.count == 8)
  }

  /// The outline filled by rows has the ink that drawing the line has.
  @Test func `an outline lies where the ink is drawn`() {
    let library = FontLibrary()
    let line = library.shape("Hm", FontRequest(pointSize: 100))
    let points = library.glyphs(of: line).flatMap { glyph in
      glyph.outline.segments.map { segment in
        switch segment {
        case .move(let to), .line(let to), .quadratic(_, let to), .cubic(_, _, let to):
          (x: glyph.x + to.x * glyph.pointSize / 1000, y: glyph.y + to.y * glyph.pointSize / 1000)
        }
      }
    }
    var bitmap = Bitmap(width: 400, height: 200)
    library.draw(line, atX: 50, baseline: 150, scale: PixelScale(x: 1, y: 1), into: &bitmap)
    let columns = (0..<400).filter { x in (0..<200).contains { bitmap[x, $0] > 127 } }
    let rows = (0..<200).filter { y in (0..<400).contains { bitmap[$0, y] > 127 } }
    #expect(abs((points.map(\.x).min() ?? 0) + 50 - Double(columns[0])) <= 1.5)
    #expect(abs((points.map(\.x).max() ?? 0) + 50 - Double(columns[columns.count - 1])) <= 2)
    #expect(abs((points.map(\.y).min() ?? 0) + 150 - Double(rows[0])) <= 1.5)
    #expect(abs((points.map(\.y).max() ?? 0) + 150 - Double(rows[rows.count - 1])) <= 2)
  }
}

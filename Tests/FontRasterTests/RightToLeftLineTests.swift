import PreviewUI
import Testing

@testable import FontRaster

@Suite struct RightToLeftLineTests {
  private static let samples = ["שלום", "(א) ב", "12", "א漢字ב", "אב ab", ""]

  @Test(arguments: samples)
  func `clusters and faces stay in the order of writing`(text: String) throws {
    let library = try InstalledFonts.library(with: .dejaVu)
    let request = FontRequest(families: ["DejaVu Sans"], pointSize: 17, isRightToLeft: true)
    let line = library.shape(text, request)
    let offsets = line.clusters.map(\.utf8Offset)
    #expect(offsets == Set(offsets).sorted())
    #expect(abs(line.clusters.reduce(0) { $0 + $1.advance } - line.width) < 1e-9)
    var end = 0
    for run in line.faceRuns {
      #expect(run.utf8Range.lowerBound == end)
      end = run.utf8Range.upperBound
    }
    #expect(end == text.utf8.count)
  }

  @Test func `brackets are mirrored and stand at the other end`() throws {
    let library = try InstalledFonts.library(with: .dejaVu)
    func glyphs(_ text: String, _ isRightToLeft: Bool) throws -> [UInt32] {
      let request = FontRequest(
        families: ["DejaVu Sans"], pointSize: 17, isRightToLeft: isRightToLeft)
      let line = try #require(library.shape(text, request) as? FontLine)
      return line.glyphs.map(\.id)
    }
    let open = try glyphs("(", false)
    #expect(try glyphs(")", true) == open)
    #expect(try glyphs("(א", true).last == glyphs(")", false).first)
  }

  @Test func `digits of one width are asked of the font`() throws {
    let library = try InstalledFonts.library(with: .inter)
    func width(_ text: String, _ hasMonospacedDigits: Bool) -> Double {
      library.shape(
        text,
        FontRequest(
          families: ["Inter"], pointSize: 17, hasMonospacedDigits: hasMonospacedDigits)
      ).width
    }
    #expect(width("1", true) == width("8", true))
    #expect(width("1", false) < width("8", false))
  }
}

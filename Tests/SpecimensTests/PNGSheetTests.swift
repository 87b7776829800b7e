import Imaging
import PreviewUI
import Testing

@testable import Specimens

struct PNGSheetTests {
  @Test func `a picture has ink where the sheet has text, in the theme's colours`() throws {
    let sheet = SampleSheets.sheet(.size)
    let picture = PNGSheet(port: RectanglePaths(), theme: .dark, scale: 1).picture(sheet)
    #expect(picture.width == Int(sheet.size.width))
    #expect(picture.palette[0] == SheetTheme.dark.paper)
    let line = try #require(sheet.lines.first?.drawn)
    let pointSize = try #require(line.runs.first?.request.pointSize)
    let x = Int(line.x + 0.25 * pointSize)
    let y = Int(line.baseline - 0.2 * pointSize)
    #expect(picture.pixels[y * picture.width + x] == 32)
    #expect(Set(picture.pixels).contains(0))
  }

  @Test func `a sheet too large for the scale is drawn smaller`() {
    let picture = PNGSheet(port: RectanglePaths(), scale: 100).picture(SampleSheets.sheet(.size))
    #expect(max(picture.width, picture.height) <= 16_384)
    let reduction = PNGSheet(port: RectanglePaths(), scale: 100).reduction(
      of: SampleSheets.sheet(.size))
    #expect(reduction?.contains("instead of 100, so that no side gets more than 16384") == true)
    #expect(
      PNGSheet(port: RectanglePaths(), scale: 1).reduction(of: SampleSheets.sheet(.size)) == nil)
  }
}

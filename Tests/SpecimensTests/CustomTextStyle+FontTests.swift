import DynamicType
import PreviewUI
import StyleModel
import StyleReading
import StyleAudit
import StyleExport
import TestSupport
import Testing

@testable import Specimens

/// A style's font is made in one place: whatever sets it asks the port for the same.
struct CustomTextStyleFontTests {
  @Test(arguments: BuiltInStyleSets.names + ["sample"], DynamicTypeSize.allCases)
  func `a view that follows the reader asks for what a size in points does`(
    name: String, size: DynamicTypeSize
  ) throws {
    let set = name == "sample" ? ExportFixture.set : try #require(BuiltInStyleSets.named(name))
    let table = StyleTable(set)
    let following = PreviewHost(
      SpecimenList(specimens: set.styles.map { Specimen($0) }), port: RectangleFontPort(),
      deviceSize: size)
    let fixed = PreviewHost(
      SpecimenList(specimens: table.rows.map { Specimen($0.style, pointSize: $0[size]) }),
      port: RectangleFontPort())
    let wanted = table.rows.map { $0.style.request(pointSize: $0[size]) }
    #expect(following.texts.flatMap { $0.content.pieces.map(\.request) } == wanted)
    #expect(fixed.texts.flatMap { $0.content.pieces.map(\.request) } == wanted)
  }

  @Test func `weight is the nearest with a name, and tracking stays in points`() {
    let style = CustomTextStyle(
      name: "s", families: ["Inter"], pointSize: 16, cssWeight: 350, isItalic: true, tracking: 0.5,
      relativeTo: .body, position: SourcePosition(file: "t.json", line: 1, column: 1))
    #expect(
      style.request(pointSize: 32)
        == FontRequest(
          families: ["Inter"], pointSize: 32, weight: 400, isItalic: true, tracking: 0.5))
  }
}

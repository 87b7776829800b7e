import DynamicType
import StyleModel
import StyleReading
import StyleAudit
import StyleExport
import TestSupport
import Testing

@testable import Specimens

struct SampleScreenTests {
  @Test func `sample screens say what no longer fits`() {
    let table = StyleTable(
      StyleSet(
        name: "t", source: .builtIn,
        styles: [
          CustomTextStyle(
            name: "a", families: ["Inter"], pointSize: 17, relativeTo: .body,
            position: SourcePosition(file: "t.json", line: 1, column: 1))
        ]))
    let measures = StyleMeasurer(port: RectangleFontPort(), width: 361)
      .measures(of: table)
    let row = measures.screenFaults.first { $0.screen == "row" }
    #expect(row?.kind == .truncated)
    #expect(row?.sizes.contains(.large) == false)
    #expect(measures.screenFaults.contains { $0.kind == .wordTooWide })
    let button = measures.screenFaults.first { $0.screen == "button" }
    // A line of the rectangle font is as high as its size: 48 pt at accessibility5 alone is above 44.
    #expect(button?.kind == .clipped)
    #expect(button?.sizes == [.accessibility5])
  }
}

import StyleModel
import SourceTree
import StyleReading
import StyleAudit
import DynamicType
import Imaging
import Testing

@testable import Browser

struct ScreenLayoutTests {
  private let parts = ListColumns(SampleBrowser.app, displayScale: 3)

  @Test func `the parts never overlap and stay on the screen`() {
    for columns in 1...220 {
      for rows in 1...60 {
        let layout = ScreenLayout(columns: columns, rows: rows, list: parts)
        guard layout.isUsable else { continue }
        let places = [
          layout.header, layout.list, layout.specimens, layout.message, layout.slider, layout.hints,
        ]
        let screen = CellRect(column: 0, row: 0, columns: columns, rows: rows)
        var isSound = places.allSatisfy { $0.isEmpty || $0.intersection(screen) == $0 }
        for (index, place) in places.enumerated() {
          for other in places[(index + 1)...] where !place.intersection(other).isEmpty {
            isSound = false
          }
        }
        isSound = isSound && layout.specimens.columns >= columns / 2 && layout.slider.rows > 0
        if !isSound { Issue.record("\(columns)x\(rows): \(layout)") }
      }
    }
  }

  @Test(arguments: [
    (120, ScreenLayout.ListDetail.full), (80, .sizes), (50, .names), (30, .none),
  ])
  func `a narrow screen folds the list`(columns: Int, detail: ScreenLayout.ListDetail) {
    #expect(ScreenLayout(columns: columns, rows: 24, list: parts).listDetail == detail)
  }

  @Test func `long names give way before numbers do`() {
    let set = StyleSet(
      name: "long", source: .builtIn,
      styles: [SampleBrowser.style(String(repeating: "n", count: 90), 17, .body)])
    let layout = ScreenLayout(
      columns: 80, rows: 24, list: ListColumns(set, displayScale: 3))
    #expect(layout.listDetail == .sizes)
    #expect(layout.list.columns <= 32)
  }
}

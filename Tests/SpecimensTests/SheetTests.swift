import DynamicType
import PreviewUI
import StyleModel
import StyleReading
import StyleAudit
import StyleExport
import Testing

@testable import Specimens

struct SheetTests {
  @Test(arguments: SheetKind.allCases)
  func `nothing lies outside the sheet, and no two lines on each other`(kind: SheetKind) {
    let sheet = SampleSheets.sheet(kind)
    let boxes = sheet.lines.map(\.drawn).map { line in
      let metrics = line.runs.map(\.line.metrics)
      let (ascent, descent) = (metrics.map(\.ascent).max() ?? 0, metrics.map(\.descent).max() ?? 0)
      return (
        x: line.x..<max(line.x + 0.1, line.x + line.width),
        y: line.baseline - ascent..<line.baseline + descent
      )
    }
    let isInside = boxes.allSatisfy { box in
      box.x.lowerBound >= 0 && box.x.upperBound <= sheet.size.width && box.y.lowerBound >= 0
        && box.y.upperBound <= sheet.size.height
    }
    #expect(isInside)
    var overlaps = 0
    for first in boxes.indices {
      for second in boxes.indices where second > first {
        let (a, b) = (boxes[first], boxes[second])
        if a.x.overlaps(b.x),
          min(a.y.upperBound, b.y.upperBound) - max(a.y.lowerBound, b.y.lowerBound) > 0.01
        {
          overlaps += 1
        }
      }
    }
    #expect(overlaps == 0)
  }

  /// A caption of 12 pt is a line of 12 points that stands 9 below its upper edge; the title's is 20 and
  /// 15.
  @Test func `a sheet begins with its title and what it shows, and each row with its heading`() {
    let lines = SampleSheets.sheet(.size).lines
    #expect(lines.prefix(3).map(\.ink) == [.text, .caption, .caption])
    // Below the title end 32 + 20, below the subtitle 64; 12 points are left free before the rows.
    let baselines: [Double] = [47, 61, 85]
    #expect(lines.prefix(3).map(\.drawn.baseline) == baselines)
    #expect(lines.prefix(3).allSatisfy { $0.drawn.x == 32 })
    // The specimen is directly below its heading, which ends at 88.
    let pointSize = SampleSheets.table.rows[0][.accessibility3]
    #expect(abs(lines[3].drawn.baseline - (88 + 0.75 * pointSize)) < 1e-9)
  }

  @Test func `in a matrix the words of a row share a baseline, and those of a size an edge`() {
    let sheet = SampleSheets.sheet(.matrix)
    let words = sheet.lines.filter { $0.ink == .text }.dropFirst().map(\.drawn)
    #expect(words.count == 15 * 12)
    let baselines = words.map(\.baseline)
    for row in 0..<15 {
      #expect(Set(baselines[12 * row..<12 * row + 12]).count == 1)
    }
    let edges = Set(words.map(\.x))
    #expect(edges.count == 12)
    // Hairlines go across all of it, and each mark is as wide as its column.
    let hairlines = sheet.rules.filter { $0.ink == .hairline }.map(\.frame)
    #expect(hairlines.count == 15)
    #expect(hairlines.allSatisfy { $0.minX == 32 && $0.maxX == hairlines[0].maxX })
    let marks = sheet.rules.filter { $0.ink == .mark }.map(\.frame)
    let marked = SheetContent(.matrix, of: SampleSheets.table, report: SampleSheets.report).rows
      .flatMap(\.entries).count(where: \.isMarked)
    #expect(marks.count == marked && marked > 0)
    #expect(marks.allSatisfy { edges.contains($0.minX) && $0.height == 1.5 })
  }
}

import DynamicType
import Imaging
import Testing

@testable import Browser

struct SliderTrackTests {
  private func track(_ columns: Int) -> SliderTrack {
    SliderTrack(CellRect(column: 0, row: 0, columns: columns, rows: 2))
  }

  @Test(arguments: 20...250)
  func `twelve stops in order fit on the screen, the accessibility range apart`(columns: Int) {
    let track = track(columns)
    #expect(track.stops == track.stops.sorted())
    #expect(Set(track.stops).count == 12)
    #expect(track.end < columns)
    let ordinary = track.stops[DynamicTypeSize.xxxLarge.rawValue]
    let accessible = track.stops[DynamicTypeSize.accessibility1.rawValue]
    #expect(accessible - ordinary > track.stops[1] - track.stops[0])
    #expect(ordinary < track.divider && track.divider < accessible)
  }

  @Test(arguments: [20, 47, 80, 120, 200])
  func `each stop is the size at its own column`(columns: Int) {
    let track = track(columns)
    for size in DynamicTypeSize.allCases {
      #expect(track.size(atColumn: track.stops[size.rawValue]) == size)
    }
    #expect(track.size(atColumn: -5) == .xSmall)
    #expect(track.size(atColumn: columns + 5) == .accessibility5)
  }
}

import DynamicType
import Imaging

/// Where the twelve sizes lie on the slider, the accessibility range set apart by a gap.
struct SliderTrack: Equatable {
  /// First column of the track.
  let start: Int
  /// Columns between neighbouring sizes.
  let step: Int
  /// Extra columns between `xxxLarge` and `accessibility1`, where the divider stands.
  let gap: Int
  /// Column of each of the twelve sizes.
  let stops: [Int]

  /// The wordiest readout beside the track; where it has no room, it is left out.
  static let readoutColumns = 31

  init(_ area: CellRect) {
    let count = DynamicTypeSize.allCases.count
    let withReadout = area.columns - Self.readoutColumns
    let room = withReadout >= 48 ? withReadout : area.columns
    start = area.column + (area.columns >= 40 ? 2 : 1)
    step = max(1, min(6, (room - 5) / count))
    gap = step > 1 ? 2 : 1
    let (start, step, gap) = (start, step, gap)
    stops = DynamicTypeSize.allCases.map {
      start + $0.rawValue * step + ($0.isAccessibilitySize ? gap : 0)
    }
  }

  /// The column of the divider between ordinary and accessibility sizes.
  var divider: Int {
    let last = stops[DynamicTypeSize.xxxLarge.rawValue]
    let next = stops[DynamicTypeSize.accessibility1.rawValue]
    return (last + next + 1) / 2
  }

  /// The last column of the track.
  var end: Int { stops[stops.count - 1] }

  /// The size whose stop is nearest to `column`; of two equally near the smaller.
  func size(atColumn column: Int) -> DynamicTypeSize {
    DynamicTypeSize.allCases.min {
      abs(stops[$0.rawValue] - column) < abs(stops[$1.rawValue] - column)
    } ?? .large
  }
}

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

  /// Columns of the wordiest readout beside the track, and of the shortest with a factor.
  private static let longReadout = 31
  private static let shortReadout = 20
  /// From this distance on every label has room over its stop.
  private static let roomyStep = 5

  init(_ area: CellRect) {
    start = area.column + (area.columns >= 40 ? 2 : 1)
    let readout = [Self.longReadout, Self.shortReadout].first {
      Self.step(in: area.columns - $0) >= Self.roomyStep
    }
    step = Self.step(in: area.columns - (readout ?? 0))
    gap = step > 1 ? 2 : 1
    let (start, step, gap) = (start, step, gap)
    stops = DynamicTypeSize.allCases.map {
      start + $0.rawValue * step + ($0.isAccessibilitySize ? gap : 0)
    }
  }

  /// Farther apart the sizes would be too long a way for the eye.
  private static let greatestStep = 10

  /// The distance at which twelve stops and the gap take no more than `columns`.
  private static func step(in columns: Int) -> Int {
    max(1, min(greatestStep, (columns - 5) / (DynamicTypeSize.allCases.count - 1)))
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

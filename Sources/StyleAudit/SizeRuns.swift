import DynamicType
import StyleModel

/// Some of the twelve sizes, as runs without a gap, to be put into words.
struct SizeRuns {
  private(set) var runs: [ClosedRange<DynamicTypeSize>] = []

  /// The runs that `sizes`, smallest first, make.
  init(_ sizes: [DynamicTypeSize]) {
    for size in sizes {
      if let last = runs.last, size.rawValue == last.upperBound.rawValue + 1 {
        runs[runs.count - 1] = last.lowerBound...size
      } else {
        runs.append(size...size)
      }
    }
  }

  /// The runs in words: `from xSmall to medium and from xLarge`.
  var words: String { WordList(runs.map(SizeRuns.words)).description }

  /// The runs in words, each followed by what `detail` says of its first size:
  /// `from xSmall to medium (11 > 10) and from xLarge (15 > 14)`.
  func phrase(_ detail: (DynamicTypeSize) -> String) -> String {
    WordList(runs.map { "\(SizeRuns.words($0)) (\(detail($0.lowerBound)))" }).description
  }

  private static func words(_ run: ClosedRange<DynamicTypeSize>) -> String {
    if run == .xSmall ... .accessibility5 { return "at every size" }
    if run.lowerBound == run.upperBound { return "at \(run.lowerBound.name)" }
    if run.upperBound == .accessibility5 { return "from \(run.lowerBound.name)" }
    return "from \(run.lowerBound.name) to \(run.upperBound.name)"
  }
}

import DynamicType

/// Finds the name that a mistyped or shortened one probably means: of a token, a setting, an option, a
/// command, a font, a spelling.
///
/// Letter case, spaces, tabs, hyphens and underscores make no difference.
package struct NearestName {
  /// How many comparisons all look-ups may make together: a file full of mistakes stays quick.
  private static let comparisonLimit = 200_000

  private let names: [String]
  private lazy var folded = names.map(Self.folded)
  private var comparisonsLeft = comparisonLimit

  /// Looks among `names`; of several equally near the first is found.
  package init(among names: [String]) {
    self.names = names
  }

  /// The one of a few `names` that `name` probably means; `nil` where none is near.
  package static func nearest(to name: String, among names: [String]) -> String? {
    var lookUp = NearestName(among: names)
    return lookUp.nearest(to: name)
  }

  /// The name that ends in `.name`, or else the one fewest edits away; `nil` where none is near.
  package mutating func nearest(to name: String) -> String? {
    guard names.count <= comparisonsLeft else { return nil }
    comparisonsLeft -= names.count
    if !name.isEmpty, let longer = names.first(where: { $0.hasSuffix("." + name) }) {
      return longer
    }
    let wanted = Self.folded(name)
    let length = wanted.utf8.count
    var limit = Self.greatestDistance(toNameOf: length)
    var best: Int?
    for (index, candidate) in folded.enumerated() {
      guard limit >= 0, abs(candidate.utf8.count - length) <= limit else { continue }
      let distance = editDistance(from: wanted, to: candidate)
      guard distance <= limit else { continue }
      best = index
      limit = distance - 1
    }
    return best.map { names[$0] }
  }

  /// The most edits by which a name of `length` bytes still means another: a quarter of it, but one in
  /// a name of two or three and two in a longer one; a single letter means nothing.
  private static func greatestDistance(toNameOf length: Int) -> Int {
    length < 2 ? -1 : max(length / 4, length < 4 ? 1 : 2)
  }

  private static func folded(_ name: String) -> String {
    name.lowercased().filter { !" \t-_".contains($0) }
  }
}

extension UnknownName {
  /// One sentence for the user: what is wrong, and what to write instead.
  package var message: String {
    var spellings = NearestName(among: spellings)
    if let nearest = spellings.nearest(to: unqualified) {
      return "\(problem); did you mean '\(nearest)'?"
    }
    return "\(problem); use \(choices)"
  }
}

/// The number of edits that turn one text into another, for finding what a misspelled name meant.
///
/// An edit inserts, deletes or replaces one UTF-8 byte, or swaps two neighbours.
/// - Complexity: O(*n* × *m*) in time, O(*m*) in space.
func editDistance(from source: String, to target: String) -> Int {
  let source = Array(source.utf8)
  let target = Array(target.utf8)
  var beforeLast: [Int] = []
  var last = Array(0...target.count)
  for i in source.indices {
    var row = [i + 1]
    for j in target.indices {
      let replaced = last[j] + (source[i] == target[j] ? 0 : 1)
      var distance = min(replaced, last[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, source[i] == target[j - 1], source[i - 1] == target[j] {
        distance = min(distance, beforeLast[j - 1] + 1)
      }
      row.append(distance)
    }
    (beforeLast, last) = (last, row)
  }
  return last[target.count]
}

import DynamicType

/// Finds the name that a mistyped or shortened one probably means.
package struct NearestName {
  /// How many comparisons all look-ups may make together: a file full of mistakes stays quick.
  private static let comparisonLimit = 200_000

  private let names: [String]
  private var comparisonsLeft = comparisonLimit

  package init(among names: [String]) {
    self.names = names
  }

  /// The one of a few `names` that `name` probably means; nil where none is near.
  package static func nearest(to name: String, among names: [String]) -> String? {
    var lookup = NearestName(among: names)
    return lookup.nearest(to: name)
  }

  /// The name that ends in `.name`, or else the one that differs in the fewest letters, upper and
  /// lower case alike; nil where none differs in at most a quarter of them.
  package mutating func nearest(to name: String) -> String? {
    guard names.count <= comparisonsLeft else { return nil }
    comparisonsLeft -= names.count
    if let longer = names.first(where: { $0.hasSuffix("." + name) }) { return longer }
    let wanted = name.lowercased()
    let length = wanted.utf8.count
    var best: (name: String, distance: Int)?
    for candidate in names {
      let limit = min(best.map { $0.distance - 1 } ?? .max, max(1, length / 4))
      guard limit >= 0, abs(candidate.utf8.count - length) <= limit else { continue }
      let distance = editDistance(from: wanted, to: candidate.lowercased())
      if distance <= limit { best = (candidate, distance) }
    }
    return best?.name
  }
}
